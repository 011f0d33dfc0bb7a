// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// `SystemFormatStyle`: how a Text follows the clock, `.timer(countingDownIn:)`, `.stopwatch(startingAt:)`, `.offset(to:)`. A Text shows what
/// the scene's clock has when it is laid out.
struct TimeFormat: CatalogNative {
    static var typeName: String { "SystemFormatStyle" }

    private enum Kind: Hashable {
        case timer(from: DateValue, to: DateValue, countsDown: Bool, showsHours: Bool)
        case stopwatch(DateValue)
        case offset(DateValue)
        case reference(DateValue)
    }

    private let kind: Kind
    var swiftDescription: String {
        switch kind {
        case .timer: ".timer"
        case .stopwatch: ".stopwatch"
        case .offset: ".offset"
        case .reference: ".reference"
        }
    }

    /// - Parameter now: what is formatted: usually what the clock has.
    func text(of now: DateValue) -> String {
        switch kind {
        case .timer(let start, let end, let countsDown, let showsHours):
            return DateInterval.timer(from: start, to: end, at: now, countsDown: countsDown, showsHours: showsHours)
        case .stopwatch(let start):
            let hundredths = Int(exactly: (max(0, now.seconds - start.seconds) * 100).rounded(.down)) ?? 0
            let whole = DateInterval.timer(from: start, to: now, at: now, countsDown: false, showsHours: true)
            return whole + "." + (hundredths % 100 < 10 ? "0" : "") + String(hundredths % 100)
        case .offset(let anchor): return now.text(.offset, at: anchor)
        case .reference(let date): return date.text(.relative, at: now)
        }
    }

    private static func timer(_ name: String, _ label: String, countsDown: Bool) -> NativeFunction {
        let range = TypeSyntax.named("Range", genericArguments: [DateValue.swiftType])
        let parameters = [
            ParameterInfo(label: label, name: "interval", type: range),
            ParameterInfo(label: "showsHours", name: "showsHours", type: Bool.swiftType, defaultText: "true"),
        ]
        return NativeFunction(name, parameters, resultType: swiftType) { (call) throws(Diagnostic) in
            guard case .range(let interval)? = call[0] else {
                throw Diagnostic(.typeMismatch, "a range of dates is needed here", at: call.argumentSpan(0))
            }
            let dates = try DateInterval.ends(of: interval, call)
            let showsHours = call[1] != .bool(false)
            return TimeFormat(kind: .timer(from: dates.from, to: dates.to, countsDown: countsDown, showsHours: showsHours)).encode()
        }
    }

    private static func style(
        _ name: String, _ label: String, _ kind: @escaping @Sendable (DateValue) -> Kind
    ) -> NativeStatic {
        NativeStatic(functions: [.make(name, .required(label, DateValue.self)) { TimeFormat(kind: kind($0)) }])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            staticMembers: [
                "timer": NativeStatic(functions: [
                    timer("timer", "countingDownIn", countsDown: true), timer("timer", "countingUpIn", countsDown: false),
                ]),
                "stopwatch": style("stopwatch", "startingAt") { .stopwatch($0) },
                "offset": style("offset", "to") { .offset($0) },
                "reference": style("reference", "to") { .reference($0) },
            ]),
        summary: "How a Text follows the clock.", examples: ["SystemFormatStyle.stopwatch(startingAt: .now)"])
}
