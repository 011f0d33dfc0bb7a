// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// How dates are written by a pattern, `"\(year: .defaultDigits)-\(month: .twoDigits)"`, and how ranges of them are.
    static let dateFormats = #"""
        extension Date {
            struct FormatString: Hashable, ExpressibleByStringInterpolation {
                var _pattern: String
                init(stringLiteral value: String) { _pattern = Self._quoted(value) }
                init(stringInterpolation: StringInterpolation) { _pattern = stringInterpolation._pattern }
                static func _quoted(_ text: String) -> String {
                    text.isEmpty ? "" : "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
                }
                struct StringInterpolation: StringInterpolationProtocol {
                    typealias StringLiteralType = String
                    var _pattern = ""
                    init(literalCapacity: Int, interpolationCount: Int) {}
                    mutating func appendLiteral(_ literal: String) { _pattern += Date.FormatString._quoted(literal) }
                    mutating func appendInterpolation(era: Date.FormatStyle.Symbol) { _pattern += era._letters("G") }
                    mutating func appendInterpolation(year: Date.FormatStyle.Symbol) { _pattern += year._letters("y") }
                    mutating func appendInterpolation(yearForWeekOfYear: Date.FormatStyle.Symbol) {
                        _pattern += yearForWeekOfYear._letters("Y")
                    }
                    mutating func appendInterpolation(quarter: Date.FormatStyle.Symbol) { _pattern += quarter._letters("Q") }
                    mutating func appendInterpolation(standaloneQuarter: Date.FormatStyle.Symbol) {
                        _pattern += standaloneQuarter._letters("q")
                    }
                    mutating func appendInterpolation(month: Date.FormatStyle.Symbol) { _pattern += month._letters("M") }
                    mutating func appendInterpolation(standaloneMonth: Date.FormatStyle.Symbol) {
                        _pattern += standaloneMonth._letters("L")
                    }
                    mutating func appendInterpolation(week: Date.FormatStyle.Symbol) { _pattern += week._letters("w") }
                    mutating func appendInterpolation(day: Date.FormatStyle.Symbol) { _pattern += day._letters("d") }
                    mutating func appendInterpolation(dayOfYear: Date.FormatStyle.Symbol) { _pattern += dayOfYear._letters("D") }
                    mutating func appendInterpolation(weekday: Date.FormatStyle.Symbol) { _pattern += weekday._letters("E") }
                    mutating func appendInterpolation(dayPeriod: _DayPeriod) { _pattern += dayPeriod._letters }
                    mutating func appendInterpolation(hour: Date.FormatStyle.Symbol.VerbatimHour) { _pattern += hour._letters }
                    mutating func appendInterpolation(minute: Date.FormatStyle.Symbol) { _pattern += minute._letters("m") }
                    mutating func appendInterpolation(second: Date.FormatStyle.Symbol) { _pattern += second._letters("s") }
                    mutating func appendInterpolation(secondFraction: Date.FormatStyle.Symbol.SecondFraction) {
                        _pattern += secondFraction._letters()
                    }
                    mutating func appendInterpolation(timeZone: Date.FormatStyle.Symbol.TimeZone) { _pattern += timeZone._letters() }
                    struct _DayPeriod {
                        enum Width { case abbreviated, wide, narrow }
                        let _letters: String
                        static func standard(_ width: Width) -> _DayPeriod { _DayPeriod("a", width) }
                        static func with12s(_ width: Width) -> _DayPeriod { _DayPeriod("b", width) }
                        static func conversational(_ width: Width) -> _DayPeriod { _DayPeriod("B", width) }
                        private init(_ letter: String, _ width: Width) {
                            _letters = String(repeating: letter, count: width == .abbreviated ? 1 : width == .wide ? 4 : 5)
                        }
                    }
                }
            }
        }
        extension Date.FormatStyle.Symbol {
            struct VerbatimHour: Hashable {
                enum Clock { case twelveHour, twentyFourHour }
                enum HourCycle { case zeroBased, oneBased }
                let _letters: String
                private init(_ clock: Clock, _ hourCycle: HourCycle, _ count: Int) {
                    let letter =
                        switch (clock, hourCycle) {
                        case (.twelveHour, .zeroBased): "K"
                        case (.twelveHour, .oneBased): "h"
                        case (.twentyFourHour, .zeroBased): "H"
                        case (.twentyFourHour, .oneBased): "k"
                        }
                    _letters = String(repeating: letter, count: count)
                }
                static func defaultDigits(clock: Clock, hourCycle: HourCycle) -> VerbatimHour { VerbatimHour(clock, hourCycle, 1) }
                static func twoDigits(clock: Clock, hourCycle: HourCycle) -> VerbatimHour { VerbatimHour(clock, hourCycle, 2) }
            }
        }
        extension Range where Bound == Date {
            func formatted() -> String { Date.IntervalFormatStyle().format(self) }
            func formatted(_ style: Date.IntervalFormatStyle) -> String { style.format(self) }
            func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
                Date.IntervalFormatStyle(date: date, time: time).format(self)
            }
        }
        """#
}
