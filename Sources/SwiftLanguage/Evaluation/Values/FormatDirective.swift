// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension NumberFormat {
    /// `String(format:)`: integers (%d %i %u %x %X %o), numbers (%f %e %g), texts (%@ %s %c), %%, with flags, width, precision, length
    /// (which says nothing here), a width or precision from an argument (`*`) and a place (`%2$d`). A directive without a value gives 0.
    /// What it writes is charged piece by piece: one value may be asked for again and again.
    ///
    /// - Parameter marks: those of a locale; nil: numbers are written as in C.
    static func format(
        _ format: String, _ values: [Value], marks: NumberMarks? = nil, _ budget: Budget, at span: SourceSpan?
    ) throws(Diagnostic) -> String {
        var result = ""
        let pieces = try pieces(of: format, values, at: span)
        // C takes an integer for no floating-point argument: reading that place gives 0.
        var values = values
        for case .directive(let directive, let place) in pieces where directive.readsNumber && values.indices.contains(place) {
            if values[place].integer != nil { values[place] = .int(0) }
        }
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .directive(let directive, let place):
                let value = values.indices.contains(place) ? values[place] : nil
                if let value { try budget.allocate(try budget.weigh(value, at: span), at: span) }
                let text = try directive.text(of: value, marks, at: span)
                try budget.allocate(text.utf8.count, at: span)
                result += text
            }
        }
        return result
    }

    private enum Piece {
        case text(String)
        /// With the place of its value among those given.
        case directive(FormatDirective, Int)
    }

    private static func pieces(of format: String, _ values: [Value], at span: SourceSpan?) throws(Diagnostic) -> [Piece] {
        var pieces: [Piece] = []
        var next = 0
        var text = ""
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if rest.first == "%" {
                text.append(rest.removeFirst())
                continue
            }
            var directive = try FormatDirective(&rest, at: span)
            try directive.takeWidths(from: values, &next, at: span)
            pieces += [.text(text), .directive(directive, directive.place.map { $0 - 1 } ?? next)]
            text = ""
            if directive.place == nil { next += 1 }
        }
        return pieces + [.text(text)]
    }
}

/// The marks that a locale writes numbers with.
struct NumberMarks {
    let decimal: String
    let grouping: String

    /// `1234.5` as `1.234,5`.
    func text(of digits: String) -> String {
        let whole = digits.prefix(while: \.isWholeNumber)
        let rest = digits.dropFirst(whole.count)
        let first = whole.count % 3
        var groups = first > 0 ? [whole.prefix(first)] : []
        for start in stride(from: first, to: whole.count, by: 3) { groups.append(whole.dropFirst(start).prefix(3)) }
        let fraction = rest.first == "." ? decimal + rest.dropFirst() : String(rest)
        return groups.joined(separator: grouping) + fraction.uppercased()
    }
}

/// One `%…` of a format.
private struct FormatDirective {
    private var flags = ""
    private var width: Int?
    private var precision: Int?
    private var takesWidth = false
    private var takesPrecision = false
    private var kind: Character = "@"
    /// From 1; nil: the next value.
    private(set) var place: Int?

    init(_ rest: inout Substring, at span: SourceSpan?) throws(Diagnostic) {
        let whole = rest
        if let (number, after) = Self.leadingNumber(rest), after.first == "$" {
            place = number
            rest = after.dropFirst()
        }
        while let flag = rest.first, "0-+ #'".contains(flag) { flags.append(rest.removeFirst()) }
        (width, takesWidth) = Self.size(&rest)
        if rest.first == "." {
            rest.removeFirst()
            (precision, takesPrecision) = Self.size(&rest)
            if precision == nil, !takesPrecision { precision = 0 }
        }
        while let modifier = rest.first, "lhqzjtL".contains(modifier) { rest.removeFirst() }
        guard let last = rest.popFirst(), "dDiuUxXoOfFeEgGaA@sSc".contains(last) else {
            throw Diagnostic(
                .unsupported, "the format '%\(whole.prefix(16))' is not supported", at: span,
                hint: "a width is below 10000, and a letter such as d, x, f or @ ends a format")
        }
        kind = last
    }

    private static func leadingNumber(_ rest: Substring) -> (Int, Substring)? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard digits.count < 5, let number = Int(digits) else { return nil }
        return (number, rest.dropFirst(digits.count))
    }

    private static func size(_ rest: inout Substring) -> (Int?, Bool) {
        if rest.first == "*" {
            rest.removeFirst()
            return (nil, true)
        }
        guard let (number, after) = leadingNumber(rest) else { return (nil, false) }
        rest = after
        return (number, false)
    }

    mutating func takeWidths(from values: [Value], _ next: inout Int, at span: SourceSpan?) throws(Diagnostic) {
        func taken() throws(Diagnostic) -> Int {
            guard values.indices.contains(next), case .int(let number) = values[next], number.magnitude < 10_000 else {
                throw Diagnostic(.typeMismatch, "'*' in a format takes an integer below 10000", at: span)
            }
            next += 1
            return number
        }
        if takesWidth { width = try taken() }
        // In C a negative one says nothing.
        if takesPrecision, case let number = try taken(), number >= 0 { precision = number }
    }

    var readsNumber: Bool { "fFeEgGaA".contains(kind) }

    func text(of value: Value?, _ marks: NumberMarks?, at span: SourceSpan?) throws(Diagnostic) -> String {
        switch kind {
        // Foundation gives no object a width.
        case "@": return try words(value)
        case "s", "S", "c": return padded(try words(value))
        case "d", "D", "i": return try integer(value, marks, at: span)
        case "u", "U", "x", "X", "o", "O": return try unsigned(value, marks, at: span)
        default: return try number(value, marks, at: span)
        }
    }

    private func words(_ value: Value?) throws(Diagnostic) -> String {
        guard let value else { return "(null)" }
        if kind == "c", let number = value.integer, let scalar = UInt32(exactly: number).flatMap({ Unicode.Scalar($0) }) {
            return String(Character(scalar))
        }
        let text = value.swiftDescription()
        return precision.map { String(text.prefix($0)) } ?? text
    }

    private func integer(_ value: Value?, _ marks: NumberMarks?, at span: SourceSpan?) throws(Diagnostic) -> String {
        guard let number = value.map({ $0.integer }) ?? 0 else { throw mismatch(at: span) }
        return signed(String(number.magnitude), marks, isNegative: number < 0)
    }

    private func unsigned(_ value: Value?, _ marks: NumberMarks?, at span: SourceSpan?) throws(Diagnostic) -> String {
        guard let number = value.map({ $0.integer }) ?? 0 else { throw mismatch(at: span) }
        let bits = number < 0 ? UInt64(truncatingIfNeeded: number) : UInt64(clamping: number)
        var digits =
            switch kind {
            case "x": String(bits, radix: 16)
            case "X": String(bits, radix: 16, uppercase: true)
            case "o", "O": String(bits, radix: 8)
            default: String(bits)
            }
        if flags.contains("#"), bits != 0 { digits = (kind == "x" ? "0x" : kind == "X" ? "0X" : kind == "o" ? "0" : "") + digits }
        return signed(digits, "uU".contains(kind) ? marks : nil, isNegative: false, plus: false)
    }

    private func number(_ value: Value?, _ marks: NumberMarks?, at span: SourceSpan?) throws(Diagnostic) -> String {
        let given = value.flatMap { $0.isUnknown ? nil : $0 } ?? .double(0)
        guard let number = StandardLibrary.floatingPoint(given) ?? given.integer.map({ Double($0) }) else { throw mismatch(at: span) }
        var buffer = [CChar](repeating: 0, count: 512)
        let specification = (flags.contains("#") ? "%#.*" : "%.*") + String(kind)
        let count = withVaList([Int32(min(100, max(0, precision ?? 6))), number.magnitude]) {
            vsnprintf(&buffer, buffer.count, specification, $0)
        }
        let digits = String(decoding: buffer.prefix(max(0, min(buffer.count - 1, Int(count)))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return signed(digits, number.isFinite ? marks : nil, isNegative: number.sign == .minus && !number.isNaN, isNumber: true)
    }

    private func mismatch(at span: SourceSpan?) -> Diagnostic {
        Diagnostic(.typeMismatch, "the format '%\(kind)' does not fit the value", at: span)
    }

    private func signed(
        _ digits: String, _ marks: NumberMarks?, isNegative: Bool, plus: Bool = true, isNumber: Bool = false
    ) -> String {
        var digits = digits
        // A locale counts the places of a width filled with zeros as digits, not as characters.
        let places = marks != nil && flags.contains("0") && !isNumber ? width : nil
        if let least = precision ?? places, !isNumber, digits.count < least {
            digits = String(repeating: "0", count: least - digits.count) + digits
        }
        if let marks { digits = marks.text(of: digits) }
        let sign = isNegative ? "-" : plus && flags.contains("+") ? "+" : plus && flags.contains(" ") ? " " : ""
        let missing = (width ?? 0).magnitude > sign.count + digits.count ? Int((width ?? 0).magnitude) - sign.count - digits.count : 0
        if flags.contains("0"), !flags.contains("-"), marks == nil, isNumber || precision == nil {
            return sign + String(repeating: "0", count: missing) + digits
        }
        return padded(sign + digits)
    }

    private func padded(_ text: String) -> String {
        let width = width ?? 0
        let missing = Int(width.magnitude) - text.count
        guard missing > 0, missing < 10_000 else { return text }
        let blanks = String(repeating: " ", count: missing)
        return flags.contains("-") || width < 0 ? text + blanks : blanks + text
    }
}
