// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// Foundation's formats of integers, of numbers and of decimals are set in the same way, though nothing there says so.
private protocol NumberStyle: FormatStyle where FormatOutput == String {
    associatedtype Increment: RoundingIncrement
    associatedtype Sign
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
    func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
    func scale(_ multiplicand: Double) -> Self
    func sign(strategy: Sign) -> Self
    func rounded(rule: FloatingPointRoundingRule, increment: Increment?) -> Self
}

private protocol PlainStyle: NumberStyle where Sign == NumberFormatStyleConfiguration.SignDisplayStrategy {
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
}

private protocol MoneyStyle: NumberStyle where Sign == CurrencyFormatStyleConfiguration.SignDisplayStrategy {
    func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

extension IntegerFormatStyle: PlainStyle {}
extension IntegerFormatStyle.Percent: NumberStyle {}
extension IntegerFormatStyle.Currency: MoneyStyle {}
extension FloatingPointFormatStyle: PlainStyle {}
extension FloatingPointFormatStyle.Percent: NumberStyle {}
extension FloatingPointFormatStyle.Currency: MoneyStyle {}
extension Decimal.FormatStyle: PlainStyle {}
extension Decimal.FormatStyle.Percent: NumberStyle {}
extension Decimal.FormatStyle.Currency: MoneyStyle {}

/// What a number is rounded to a multiple of.
private protocol RoundingIncrement {
    /// nil where the type has no such number above 0.
    static func increment(_ number: Double) -> Self?
}

extension Int: RoundingIncrement {
    fileprivate static func increment(_ number: Double) -> Int? { Int(exactly: number.rounded()).flatMap { $0 > 0 ? $0 : nil } }
}

extension Double: RoundingIncrement {
    fileprivate static func increment(_ number: Double) -> Double? { number }
}

extension Decimal: RoundingIncrement {
    fileprivate static func increment(_ number: Double) -> Decimal? { Decimal(number) }
}

extension FormatStyleValue {
    func text(_ value: Value, for reader: LocaleValue = .english) -> String {
        let region = (locale ?? reader).locale
        // An integer of another width is written as an Int is.
        if case .integer(let number) = value {
            return text(Int(number.text).map { .int($0) } ?? .double(Double(number.text) ?? 0), for: reader)
        }
        if let byteCount {
            let bytes = Int.decode(value) ?? Int(exactly: (Double.decode(value) ?? 0).rounded())
            return byteCount.text(Int64(bytes ?? 0), locale ?? reader)
        }
        if let whole = Int.decode(value) {
            // A percentage of an integer counts hundredths already.
            if isPercent { return set(IntegerFormatStyle<Int>.Percent(locale: region), sign.strategy).format(whole) }
            if let currency { return money(IntegerFormatStyle<Int>.Currency(code: currency, locale: region)).format(whole) }
            return plain(IntegerFormatStyle<Int>(locale: region)).format(whole)
        }
        if let decimal = DecimalValue.decode(value)?.decimal {
            if isPercent { return set(Decimal.FormatStyle.Percent(locale: region), sign.strategy).format(decimal) }
            if let currency { return money(Decimal.FormatStyle.Currency(code: currency, locale: region)).format(decimal) }
            return plain(Decimal.FormatStyle(locale: region)).format(decimal)
        }
        guard let number = Double.decode(value) else { return "" }
        if isPercent { return set(FloatingPointFormatStyle<Double>.Percent(locale: region), sign.strategy).format(number) }
        if let currency { return money(FloatingPointFormatStyle<Double>.Currency(code: currency, locale: region)).format(number) }
        return plain(FloatingPointFormatStyle<Double>(locale: region)).format(number)
    }

    /// `_number(_:isWhole:)`: the number that a text means in this format; an error of Foundation's where it means none.
    static let reading = NativeFunction(
        "_number",
        [
            ParameterInfo(label: nil, name: "text", type: .named("String")),
            ParameterInfo(label: "isWhole", name: "isWhole", type: .named("Bool")),
        ]
    ) { (call) throws(Diagnostic) in
        let style = try expect(call.receiver ?? .nil)
        let text = call[0].flatMap(String.decode) ?? ""
        let region = (style.locale ?? .current(call.machine.host)).locale
        if call[1].flatMap(Bool.decode) == true {
            if let number: Int = style.whole(text, region) { return .int(number) }
        } else if let number: Double = style.floating(text, region) {
            return .double(number)
        }
        throw call.thrown(CocoaErrorValue(code: .formatting))
    }

    /// `Decimal("1.50", format: .number)`
    static let decimalReaders: [NativeFunction] = ["format", "strategy"].map { label in
        NativeFunction(
            DecimalValue.typeName,
            [
                ParameterInfo(label: nil, name: "value", type: .named("String")),
                ParameterInfo(label: label, name: label, type: swiftType),
            ], resultType: DecimalValue.swiftType
        ) { (call) throws(Diagnostic) in
            let style = try expect(call[1] ?? .nil)
            let region = (style.locale ?? .current(call.machine.host)).locale
            guard let number = style.decimal(call[0].flatMap(String.decode) ?? "", region) else {
                throw call.thrown(CocoaErrorValue(code: .formatting))
            }
            return DecimalValue(decimal: number).encode()
        }
    }

    private func whole(_ text: String, _ region: Locale) -> Int? {
        if isPercent { return read(text, set(IntegerFormatStyle<Int>.Percent(locale: region), sign.strategy)) }
        if let currency { return read(text, money(IntegerFormatStyle<Int>.Currency(code: currency, locale: region))) }
        return read(text, plain(IntegerFormatStyle<Int>(locale: region)))
    }

    private func floating(_ text: String, _ region: Locale) -> Double? {
        if isPercent { return read(text, set(FloatingPointFormatStyle<Double>.Percent(locale: region), sign.strategy)) }
        if let currency { return read(text, money(FloatingPointFormatStyle<Double>.Currency(code: currency, locale: region))) }
        return read(text, plain(FloatingPointFormatStyle<Double>(locale: region)))
    }

    private func decimal(_ text: String, _ region: Locale) -> Decimal? {
        if isPercent { return read(text, set(Decimal.FormatStyle.Percent(locale: region), sign.strategy)) }
        if let currency { return read(text, money(Decimal.FormatStyle.Currency(code: currency, locale: region))) }
        return read(text, plain(Decimal.FormatStyle(locale: region)))
    }

    private func read<Style: ParseableFormatStyle>(_ text: String, _ style: Style) -> Style.FormatInput?
    where Style.FormatOutput == String { try? style.parseStrategy.parse(text) }

    private func plain<Style: PlainStyle>(_ style: Style) -> Style { set(style.notation(notation.notation), sign.strategy) }

    private func money<Style: MoneyStyle>(_ style: Style) -> Style {
        set(style.presentation(presentation.presentation), sign.ofMoney)
    }

    /// What was asked for; the rest stays as Foundation has it.
    private func set<Style: NumberStyle>(_ initial: Style, _ sign: Style.Sign) -> Style {
        var style = initial.sign(strategy: sign)
        if let precision { style = style.precision(precision.precision) }
        if grouping == .never { style = style.grouping(.never) }
        if separator == .always { style = style.decimalSeparator(strategy: .always) }
        if let scale { style = style.scale(scale) }
        let increment = rounding.flatMap { Style.Increment.increment($0) }
        let rule = rule.flatMap { Self.rules[$0] }
        if rule != nil || increment != nil { style = style.rounded(rule: rule ?? .toNearestOrEven, increment: increment) }
        return style
    }

    static let rules: [String: FloatingPointRoundingRule] = [
        "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero, "up": .up, "down": .down,
        "towardZero": .towardZero, "awayFromZero": .awayFromZero,
    ]
}
