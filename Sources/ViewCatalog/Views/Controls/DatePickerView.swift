// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let datePicker = ViewDeclaration(
        "DatePicker", summary: "A label and the chosen day and time as buttons, or a wheel in the wheel style.",
        examples: [
            "DatePicker(\"Day\", selection: .constant(Date()))",
            "DatePicker(\"Day\", selection: .constant(.now), displayedComponents: .date)",
        ],
        drawnAs: .control,
        overloads: [
            Overload(.title, .binding("selection", DateValue.self), .limits, .parts) {
                maker, title, selection, _, parts in DatePickerMaker.node(maker, label: title.node, selection, parts)
            },
            Overload(.binding("selection", DateValue.self), .limits, .parts, .builder("label")) { maker, selection, _, parts, label in
                DatePickerMaker.node(maker, label: label, selection, parts)
            },
        ])
}

extension ViewDeclaration {
    static let multiDatePicker = ViewDeclaration(
        "MultiDatePicker", summary: "A calendar in which several days can be chosen.",
        examples: ["MultiDatePicker(\"Days\", selection: .constant([]))"],
        drawnAs: .control,
        overloads: [
            Overload(.title, .required("selection", BindingValue.self), .limits) { maker, _, _, _ in
                FixedContentNode(tag: maker.tag) { $0.controls.calendarSize }
            },
            Overload(.required("selection", BindingValue.self), .limits, .builder("label")) { maker, _, _, _ in
                FixedContentNode(tag: maker.tag) { $0.controls.calendarSize }
            },
        ])
}

/// Sizes are recalled: buttons are texts with the padding of bordered buttons, the calendar and the wheel as tall as on a phone.
private enum DatePickerMaker {
    static func node(_ maker: Maker, label: Node, _ selection: BindingValue, _ parts: DateComponentsShown) -> Node {
        let body = DeferredNode { site in
            switch site.environment[CatalogKeys.datePickerStyle].styleName {
            case "wheel"?: return FixedContentNode(face: ControlFace.wheel(nil)) { $0.controls.picker.wheelSize }
            case "graphical"?: return FixedContentNode(face: ControlFace.calendar) { $0.controls.calendarSize }
            default: return ControlMaker.labelledEnds(label, buttons(selection, parts, site))
            }
        }
        return GroupMaker.layer(body, maker)
    }

    private static func buttons(_ selection: BindingValue, _ parts: DateComponentsShown, _ site: ViewSite) -> Node {
        let date = ControlMaker.value(of: selection, at: site).flatMap(DateValue.decode) ?? .now
        let reader = site.machineContext.map { LocaleValue.ofView($0) } ?? .english
        var texts: [String] = []
        if parts.hasDay { texts.append(date.text(.abbreviated, .omitted, for: reader)) }
        if parts.hasTime { texts.append(date.clock(for: reader)) }
        let traits = site.environment.traits
        let insets = traits.controls.button.insets[traits.controlSize]
        let buttons = texts.map { ButtonStyles.grounded(PaddingNode(TextNode($0), insets: insets)) }
        return StackNode(GroupNode(buttons), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    }
}

/// `DatePickerComponents`: both unless told.
struct DateComponentsShown: CatalogNative {
    static var typeName: String { "DatePickerComponents" }
    var hasDay: Bool
    var hasTime: Bool
    static let all = DateComponentsShown(hasDay: true, hasTime: true)
    var swiftDescription: String { hasDay && hasTime ? "[.date, .hourAndMinute]" : hasDay ? "date" : "hourAndMinute" }
    var literal: String { hasDay && hasTime ? swiftDescription : "." + swiftDescription }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["DatePicker.Components"], conformances: ["Hashable"],
            staticMembers: [
                "date": .of(DateComponentsShown(hasDay: true, hasTime: false)),
                "hourAndMinute": .of(DateComponentsShown(hasDay: false, hasTime: true)),
            ],
            arrayLiteral: { values in
                let parts = values.compactMap(DateComponentsShown.decode)
                return DateComponentsShown(hasDay: parts.contains(where: \.hasDay), hasTime: parts.contains(where: \.hasTime)).encode()
            }),
        summary: "The parts of a date that a picker shows.", examples: ["DatePickerComponents.date"])
}

extension Parameter where T == DateComponentsShown {
    fileprivate static var parts: Parameter<DateComponentsShown> { .defaulted("displayedComponents", .all) }
}

extension Parameter where T == Value {
    fileprivate static var limits: Parameter<Value> { .any("in", name: "in", type: "Range", defaultText: "nil") }
}
