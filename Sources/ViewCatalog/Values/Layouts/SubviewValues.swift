// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `LayoutSubview` as a user's layout sees it.
// Unchecked: it is used on the interpreter's thread only.
struct SubviewValue: NativeValue, @unchecked Sendable {
    let subview: LayoutSubview
    /// A person may hold on to the value longer than the layout lasts.
    private let keep: AnyObject
    let index: Int
    /// nil while sizes are asked for.
    let recorder: PlaceRecorder?

    init(subview: LayoutSubview, index: Int, recorder: PlaceRecorder?) {
        self.subview = subview
        keep = subview.kept
        self.index = index
        self.recorder = recorder
    }

    var nativeTypeName: String { "LayoutSubview" }
    var swiftDescription: String { "LayoutSubview(\(index))" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? SubviewValue)?.subview.isSameView(as: subview) == true }
    func hash(into hasher: inout Hasher) { subview.hashView(into: &hasher) }

    static func of(_ value: Value?) throws(Diagnostic) -> SubviewValue {
        if case .native(let native)? = value, let subview = native as? SubviewValue { return subview }
        throw Diagnostic(.typeMismatch, "this is not a LayoutSubview")
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "LayoutSubview", conformances: ["Hashable"],
            properties: [
                "priority": NativeProperty(type: Double.swiftType) { (value, _) throws(Diagnostic) in
                    .double(try of(value).subview.priority)
                },
                "spacing": NativeProperty(type: ViewSpacing.swiftType) { (value, _) throws(Diagnostic) in
                    try of(value).subview.spacing.encode()
                },
            ],
            methods: [
                "sizeThatFits": [sizeThatFits.costing(priceOfQuestion)], "dimensions": [dimensions.costing(priceOfQuestion)],
                "place": [place],
            ], subscripts: [value]),
        summary: "A child of a layout: measures itself, is placed, has a priority, spacing and layout values.", examples: [])

    /// In steps: the subview's answer is looked for, and its own layout may ask as many questions for it.
    private static let priceOfQuestion = 100
    /// How many elements a question to a subview counts as.
    private static let workOfQuestion = 50

    private static let sizeThatFits = NativeFunction(
        "sizeThatFits", [ParameterInfo(label: nil, name: "proposal", type: ProposedViewSize.swiftType)], resultType: CGSize.swiftType
    ) { (call) throws(Diagnostic) in
        try call.machine.budget.work(workOfQuestion, at: call.span)
        return try of(call.receiver).subview.sizeThatFits(try ProposedViewSize.expect(call[0] ?? .nil)).encode()
    }

    private static let dimensions = NativeFunction(
        "dimensions", [ParameterInfo(label: "in", name: "proposal", type: ProposedViewSize.swiftType)]
    ) { (call) throws(Diagnostic) in
        let subview = try of(call.receiver).subview
        let proposal = try ProposedViewSize.expect(call[0] ?? .nil)
        let size = subview.sizeThatFits(proposal)
        return .native(DimensionsValue(subview.dimensions(size, proposal)))
    }

    private static let place = NativeFunction(
        "place",
        [
            ParameterInfo(label: "at", name: "position", type: CGPoint.swiftType),
            ParameterInfo(label: "anchor", name: "anchor", type: UnitPoint.swiftType, defaultText: ".topLeading"),
            ParameterInfo(label: "proposal", name: "proposal", type: ProposedViewSize.swiftType),
        ]
    ) { (call) throws(Diagnostic) in
        let value = try of(call.receiver)
        let point = try CGPoint.expect(call[0] ?? .nil)
        guard !point.x.isNaN, !point.y.isNaN else {
            throw Diagnostic(.outOfRange, "a subview cannot be placed at NaN", at: call.argumentSpan(0))
        }
        let anchor = try call[1].map { (value) throws(Diagnostic) in try UnitPoint.expect(value) } ?? .topLeading
        value.recorder?.place(
            value.index, LayoutPlace(point: point, anchor: anchor, proposal: try ProposedViewSize.expect(call[2] ?? .nil)))
        return .void
    }

    /// `subview[Rank.self]`: what `.layoutValue` gave, else the key's default.
    private static let value = NativeFunction(
        "subscript", [ParameterInfo(label: nil, name: "key", type: .named("Any"))]
    ) { (call) throws(Diagnostic) in
        let key = call[0] ?? .nil
        let found = try of(call.receiver).subview.firstLayer { node in
            ((node as? AttachmentNode)?.attachment as? LayoutValueAttachment).flatMap { $0.key == key ? $0.value : nil }
        }
        if let found { return found }
        return try call.machine.member("defaultValue", of: key, in: call.context)
    }
}

/// `LayoutSubviews`: a collection.
// Unchecked: it is used on the interpreter's thread only.
struct SubviewsValue: NativeValue, @unchecked Sendable {
    let view: LayoutSubview
    private let keep: AnyObject
    let recorder: PlaceRecorder?

    init(_ view: LayoutSubview, recorder: PlaceRecorder? = nil) {
        self.view = view
        keep = view.kept
        self.recorder = recorder
    }

    var nativeTypeName: String { "LayoutSubviews" }
    var swiftDescription: String { "LayoutSubviews(\(view.subviews.count))" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? SubviewsValue)?.view.isSameView(as: view) == true }
    func hash(into hasher: inout Hasher) { view.hashView(into: &hasher) }

    private func value(at index: Int) -> Value {
        .native(SubviewValue(subview: view.subviews[index], index: index, recorder: recorder))
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "LayoutSubviews", aliases: ["Layout.Subviews"],
            properties: [
                "layoutDirection": NativeProperty(type: LayoutDirection.swiftType) { (value, _) in
                    guard case .native(let native) = value, let subviews = native as? SubviewsValue else { return .nil }
                    return subviews.view.traits.layoutDirection.encode()
                }
            ],
            elements: NativeElements(of: SubviewsValue.self, count: { $0.view.subviews.count }) { $0.value(at: $1) }),
        summary: "The children of a layout, in order.", examples: [])
}
