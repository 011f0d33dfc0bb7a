// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Numbers as text.
package enum NumberFormat {
    /// As Swift prints a Double; rounded: to three decimals, still with at least one.
    package static func description(_ value: Double, rounded: Bool) -> String {
        guard rounded, value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let result = (value * 1000).rounded() / 1000
        return "\(result == 0 ? 0 : result)"
    }

    /// With a fixed number of decimals.
    package static func fixed(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard abs(value) < 1e18 else { return "\(value)" }
        var buffer = [CChar](repeating: 0, count: 64)
        let count = withVaList([Int32(min(20, max(0, decimals))), value]) { vsnprintf(&buffer, 64, "%.*f", $0) }
        return String(decoding: buffer.prefix(max(0, min(63, Int(count)))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// `String(format:)`: %d %i %ld %lld %f %.1f %@ %s %x %% with width and zero padding.
    static func format(_ format: String, _ values: [Value], at span: SourceSpan?) throws(Diagnostic) -> String {
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            if rest.first == "%" {
                result.append(rest.removeFirst())
                continue
            }
            let directive = try Directive(&rest, at: span)
            guard next < values.count else { throw Diagnostic(.missingArgument, "the format needs more values", at: span) }
            result += try directive.text(of: values[next], at: span)
            next += 1
        }
        return result
    }

    private struct Directive {
        var isZeroPadded = false
        var isLeft = false
        var hasPlus = false
        var width = 0
        var precision: Int?
        var kind: Character = "@"

        init(_ rest: inout Substring, at span: SourceSpan?) throws(Diagnostic) {
            while let flag = rest.first, "0-+ ".contains(flag) {
                if flag == "0" { isZeroPadded = true }
                if flag == "-" { isLeft = true }
                if flag == "+" { hasPlus = true }
                rest.removeFirst()
            }
            width = Self.number(&rest) ?? 0
            if rest.first == "." {
                rest.removeFirst()
                precision = Self.number(&rest) ?? 0
            }
            while let modifier = rest.first, "lhqz".contains(modifier) { rest.removeFirst() }
            guard let last = rest.popFirst(), "dDiufFgeExX@sc".contains(last) else {
                throw Diagnostic(.unsupported, "this format is not supported", at: span)
            }
            kind = last
        }

        private static func number(_ rest: inout Substring) -> Int? {
            var digits = ""
            while let digit = rest.first, digit.isASCII, digit.isNumber, digits.count < 4 { digits.append(rest.removeFirst()) }
            return Int(digits)
        }

        func text(of value: Value, at span: SourceSpan?) throws(Diagnostic) -> String {
            var text: String
            switch (kind, value) {
            case ("d", .int(let number)), ("i", .int(let number)), ("u", .int(let number)), ("D", .int(let number)): text = String(number)
            case ("x", .int(let number)): text = String(number, radix: 16)
            case ("X", .int(let number)): text = String(number, radix: 16, uppercase: true)
            case ("f", .double(let number)), ("F", .double(let number)): text = fixed(number, decimals: precision ?? 6)
            case ("f", .int(let number)), ("F", .int(let number)): text = fixed(Double(number), decimals: precision ?? 6)
            case ("g", .double(let number)):
                text = number == number.rounded() && abs(number) < 1e15 ? fixed(number, decimals: 0) : "\(number)"
            case ("@", _), ("s", _), ("c", _): text = value.swiftDescription()
            default: throw Diagnostic(.typeMismatch, "the format '%\(kind)' does not fit the value", at: span)
            }
            if hasPlus, !text.hasPrefix("-") { text = "+" + text }
            let missing = width - text.count
            guard missing > 0, missing < 10_000 else { return text }
            if isLeft { return text + String(repeating: " ", count: missing) }
            if isZeroPadded, text.hasPrefix("-") { return "-" + String(repeating: "0", count: missing) + text.dropFirst() }
            return String(repeating: isZeroPadded ? "0" : " ", count: missing) + text
        }
    }
}
