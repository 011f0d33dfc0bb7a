// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let progressView = ViewDeclaration(
        "ProgressView", summary: "A bar that takes the proposed width, or a spinner.",
        examples: ["ProgressView()", "ProgressView(value: 0.5)", "ProgressView(\"Loading\", value: 0.5, total: 2)"],
        drawnAs: .control,
        overloads: [
            Overload { maker in progress(maker, nil, nil, nil) },
            Overload(.title) { maker, title in progress(maker, nil, title.node, nil) },
            Overload(.floatingPoint("value"), .floatingPoint("total", default: 1)) { maker, value, total in
                progress(maker, Fraction(value, total), nil, nil)
            },
            Overload(.title, .floatingPoint("value"), .floatingPoint("total", default: 1)) {
                maker, title, value, total in
                progress(maker, Fraction(value, total), title.node, nil)
            },
            Overload(.configuration("ProgressViewStyle")) { maker, given in
                let fraction = given.values["fractionCompleted"].map { Fraction(Double.decode($0), 1) }
                return progress(maker, fraction, given.parts["label"], given.parts["currentValueLabel"])
            },
            Overload(.builder("label")) { maker, label in progress(maker, nil, label, nil) },
            Overload(
                .any("timerInterval", name: "interval", of: .named("ClosedRange", genericArguments: [DateValue.swiftType])),
                .defaulted("countsDown", true), .optionalBuilder("label"),
                .optionalBuilder("currentValueLabel")
            ) { maker, interval, countsDown, label, current in
                progress(maker, Fraction(elapsedOf: interval, countsDown: countsDown), label, current)
            },
            Overload(
                .floatingPoint("value"), .floatingPoint("total", default: 1), .builder("label"), .optionalBuilder("currentValueLabel")
            ) { maker, value, total, label, current in progress(maker, Fraction(value, total), label, current) },
        ])

    /// How much is done; nil where nobody knows, drawn as a bar nevertheless.
    private struct Fraction {
        let completed: Double?

        init(_ value: Double?, _ total: Double) { completed = value.map { total > 0 ? min(max($0 / total, 0), 1) : 0 } }

        /// Of an interval of dates, at the scene's time.
        init(elapsedOf interval: Value, countsDown: Bool) {
            guard case .range(let range) = interval, let from = range.lower.flatMap(DateValue.decode),
                let to = range.upper.flatMap(DateValue.decode)
            else {
                self.init(nil, 1)
                return
            }
            let whole = to.seconds - from.seconds
            let elapsed = DateValue.now.seconds - from.seconds
            self.init(countsDown ? whole - elapsed : elapsed, whole)
        }
    }

    private static func progress(_ maker: Maker, _ fraction: Fraction?, _ label: Node?, _ current: Node?) -> Node {
        let standard = DeferredNode { site in
            let style = site.environment[CatalogKeys.progressViewStyle]
            let isCircular = style.styleName == "circular" || style.styleName != "linear" && fraction == nil
            return style.tintedByStyle(
                isCircular
                    ? ControlMaker.spinner(maker, label: label) : ControlMaker.bar(maker, fraction?.completed, label: label, below: current)
            )
        }
        let parts = StyleConfiguration(
            "ProgressViewStyle", ["label": label, "currentValueLabel": current],
            values: fraction.map { ["fractionCompleted": $0.completed.encode()] } ?? [:])
        return UserStyle.control(maker, CatalogKeys.progressViewStyle, parts, otherwise: standard)
    }
}
