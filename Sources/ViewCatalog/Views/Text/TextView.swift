// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let text = ViewDeclaration(
        "Text", summary: "Text that hugs its lines and wraps within the proposed width.",
        examples: ["Text(\"Hello\")", "Text(3, format: .number)", "Text(\"a\") + Text(\"b\").bold()"],
        otherNames: ["TextView", "UILabel", "h1", "p", "span"],
        drawnAs: .text,
        members: NativeMembers(operators: ["+": [TextOperators.plus]]),
        overloads: [
            Overload(.title(nil, name: "content")) { maker, text in TextPayload(text, tag: maker.tag).view() },
            Overload(
                .unlabeled("key", LocalizedText.self), .defaulted("tableName", String?.none),
                .any("bundle", name: "bundle", of: .optional(.named("Bundle")), defaultText: "nil"),
                .any("comment", name: "comment", of: .optional(.named("String")), defaultText: "nil")
            ) { (maker, key, table, _, _) throws(Diagnostic) in
                TextPayload(try key.title(maker.call, table: table ?? LocalizedText.defaultTable), tag: maker.tag).view()
            },
            Overload(.image) { maker, image in TextPayload(StyledText(image), tag: maker.tag).view() },
            Overload(.unlabeled("value", Value.self), .any("formatter", name: "formatter", type: "Formatter")) {
                (maker, value, formatter) throws(Diagnostic) in
                TextPayload(StyledText(try Formatters.text(of: value, by: formatter, maker.context)), tag: maker.tag).view()
            },
            Overload(.unlabeled("interval", RangeValue.self)) { (maker, interval) throws(Diagnostic) in
                let dates = try DateInterval.ends(of: interval, maker.call)
                return try read(maker) { (context) throws(Diagnostic) in DateInterval.text(from: dates.from, to: dates.to, context) }
            },
            Overload(.unlabeled("interval", DateIntervalValue.self)) { (maker, interval) throws(Diagnostic) in
                try read(maker) { (context) throws(Diagnostic) in DateInterval.text(from: interval.start, to: interval.end, context) }
            },
            Overload(
                .required("timerInterval", RangeValue.self),
                .any("pauseTime", name: "pauseTime", of: .optional(.named("Date")), defaultText: "nil"), .defaulted("countsDown", true),
                .defaulted("showsHours", true)
            ) { (maker, interval, pause, countsDown, showsHours) throws(Diagnostic) in
                let dates = try DateInterval.ends(of: interval, maker.call)
                let now = DateValue.decode(pause) ?? .now
                let text = DateInterval.timer(from: dates.from, to: dates.to, at: now, countsDown: countsDown, showsHours: showsHours)
                return TextPayload(StyledText(text), tag: maker.tag).view()
            },
            Overload(.required("verbatim", String.self)) { maker, string in TextPayload(StyledText(string), tag: maker.tag).view() },
            Overload(.unlabeled("date", DateValue.self), .required("style", DateValue.TextStyle.self)) {
                (maker, date, style) throws(Diagnostic) in
                try read(maker) { (context) throws(Diagnostic) in
                    date.text(style, for: .ofView(context), in: TimeZoneValue.zone(at: context.site))
                }
            },
            Overload(.unlabeled("input", DateValue.self), .required("format", DateFormatStyleValue.self)) {
                (maker, date, format) throws(Diagnostic) in
                try read(maker) { (context) throws(Diagnostic) in format.text(date, for: .ofView(context)) }
            },
            Overload(.unlabeled("input", DateValue.self), .required("format", TimeFormat.self)) { maker, date, format in
                TextPayload(StyledText(format.text(of: date)), tag: maker.tag).view()
            },
            Overload(.any(nil, name: "source", type: "TimeDataSource"), .required("format", TimeFormat.self)) { maker, _, format in
                TextPayload(StyledText(format.text(of: .now)), tag: maker.tag).view()
            },
            Overload(.any(nil, name: "input", of: .array(.named("Any"))), .required("format", ListFormatValue.self)) {
                (maker, list, format) throws(Diagnostic) in
                let members = if case .array(let members) = list { members } else { [Value]() }
                return try read(maker) { (context) throws(Diagnostic) in try format.text(members, context) }
            },
            Overload(.unlabeled("input", DurationValue.self), .required("format", DurationFormatValue.self)) {
                (maker, duration, format) throws(Diagnostic) in
                try read(maker) { (context) throws(Diagnostic) in format.text(duration.duration, for: .ofView(context)) }
            },
            Overload(.unlabeled("input", MeasurementValue.self), .required("format", MeasurementFormatValue.self)) {
                (maker, measurement, format) throws(Diagnostic) in
                try read(maker) { (context) throws(Diagnostic) in format.text(measurement, for: .ofView(context)) }
            },
            Overload(.any(nil, name: "input"), .format) { (maker, input, format) throws(Diagnostic) in
                let span = maker.call.argumentSpan(0)
                return try read(maker) { (context) throws(Diagnostic) in try FormattedValue.text(input, format, context, at: span) }
            },
        ])

    /// Words that depend on who reads them.
    private static func read(
        _ maker: Maker, _ text: @escaping @Sendable (EvaluationContext) throws(Diagnostic) -> String
    ) throws(Diagnostic) -> ViewValue {
        let words = try StyledText(in: maker.context, at: maker.call.span) { (context) throws(Diagnostic) in
            StyledText(try text(context))
        }
        return TextPayload(words, tag: maker.tag).view()
    }
}

/// The dates at the ends of a range.
enum DateInterval {
    static func ends(of range: RangeValue, _ call: NativeCall) throws(Diagnostic) -> (from: DateValue, to: DateValue) {
        guard let from = range.lower.flatMap(DateValue.decode), let to = range.upper.flatMap(DateValue.decode) else {
            throw Diagnostic(.typeMismatch, "a range of dates is needed here", at: call.argumentSpan(0))
        }
        return (from, to)
    }

    /// When it begins and ends, as clocks of the reader show it.
    static func text(from: DateValue, to: DateValue, _ context: EvaluationContext) -> String {
        let reader = LocaleValue.ofView(context)
        return from.text(.time, for: reader) + " – " + to.text(.time, for: reader)
    }

    /// The time since the start, or until the end, never beyond the two: `1:05`, `1:00:05`.
    static func timer(from: DateValue, to: DateValue, at now: DateValue, countsDown: Bool, showsHours: Bool) -> String {
        let moment = min(max(now.seconds, from.seconds), to.seconds)
        let length = countsDown ? to.seconds - moment : moment - from.seconds
        let seconds = Int(exactly: length.rounded(.down)) ?? 0
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
        return hours > 0 ? "\(hours):\(padded(minutes)):\(padded(seconds % 60))" : "\(minutes):\(padded(seconds % 60))"
    }
}

/// The operators of `Text`.
enum TextOperators {
    /// `Text + Text`: one text of the runs of both.
    static let plus = NativeFunction(
        "+", [ParameterInfo(label: nil, name: "lhs", type: .named("Text")), ParameterInfo(label: nil, name: "rhs", type: .named("Text"))],
        resultType: .named("Text")
    ) { (call) throws(Diagnostic) in
        let (left, right) = (try text(call, 0), try text(call, 1).payload)
        try call.machine.budget.allocate((left.payload.runs.count + right.runs.count) * TextPayload.weightOfRun, at: call.span)
        let both = left.payload.joined(with: right)
        return .native(both.view().modifying(left.view))
    }

    private static func text(_ call: NativeCall, _ index: Int) throws(Diagnostic) -> (view: ViewValue, payload: TextPayload) {
        if case .native(let native)? = call[index], let view = native as? ViewValue, let text = view.payload as? TextPayload {
            return (view, text)
        }
        throw Diagnostic(.typeMismatch, "'+' joins two Texts", at: call.argumentSpan(index))
    }
}

extension Parameter where T == InlineImage {
    /// An Image that stands in a text.
    fileprivate static var image: Parameter<InlineImage> {
        Parameter(ParameterInfo(label: nil, name: "image", type: .named("Image"))) { (call, index) throws(Diagnostic) in
            if case .native(let native)? = call[index], let image = ((native as? ViewValue)?.payload as? ImagePayload)?.inline {
                return image
            }
            throw Diagnostic(
                .typeMismatch, "this is not a plain Image", at: call.argumentSpan(index),
                hint: "a Text can only contain an Image without modifiers")
        }
    }
}

extension Parameter {
    /// A number of any kind.
    static func number(_ name: String, label: String? = nil) -> Parameter<Value> where T == Value {
        Parameter<Value>(ParameterInfo(label: label, name: name, type: .named("Any"))) { (call, index) throws(Diagnostic) in
            let value = call[index] ?? .nil
            guard Double.decode(value) != nil || DecimalValue.decode(value) != nil else {
                throw Diagnostic(
                    .typeMismatch, "'\(name)' is not a number and cannot be formatted", at: call.argumentSpan(index),
                    hint: "name one of its properties")
            }
            return value
        }
    }
}
