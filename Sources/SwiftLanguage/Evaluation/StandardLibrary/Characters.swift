// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let character = NativeType(
        "Character", conformances: ["Hashable", "Comparable"],
        initializers: [
            NativeFunction("Character", [.any()]) { (call) throws(Diagnostic) in
                if case .native(let native)? = call[0], let scalar = native as? UnicodeScalarValue {
                    return .character(Character(scalar.scalar))
                }
                guard let text = call.string(0), text.count == 1, let character = text.first else {
                    throw Diagnostic(.outOfRange, "a Character is one character", at: call.argumentSpan(0))
                }
                return .character(character)
            },
            NativeFunction("Character", [.any("extendedGraphemeClusterLiteral")]) { call in
                call.string(0)?.first.map { .character($0) } ?? .nil
            },
        ],
        properties: [
            "isLetter": test { $0.isLetter }, "isNumber": test { $0.isNumber }, "isWhitespace": test { $0.isWhitespace },
            "isUppercase": test { $0.isUppercase }, "isLowercase": test { $0.isLowercase }, "isPunctuation": test { $0.isPunctuation },
            "isNewline": test { $0.isNewline }, "isSymbol": test { $0.isSymbol }, "isMathSymbol": test { $0.isMathSymbol },
            "isCurrencySymbol": test { $0.isCurrencySymbol }, "isCased": test { $0.isCased }, "isASCII": test { $0.isASCII },
            "isWholeNumber": test { $0.isWholeNumber }, "isHexDigit": test { $0.isHexDigit },
            "wholeNumberValue": .of { text($0).first?.wholeNumberValue.map { .int($0) } ?? .nil },
            "hexDigitValue": .of { text($0).first?.hexDigitValue.map { .int($0) } ?? .nil },
            "asciiValue": .of { text($0).first?.asciiValue.map { .byte($0) } ?? .nil },
            "unicodeScalars": .of { .array(text($0).unicodeScalars.map { .native(UnicodeScalarValue($0)) }) },
            "utf8": .of { .array(text($0).utf8.map { .byte($0) }) },
            "utf16": .of { .array(text($0).utf16.map { IntegerType.uint16.value(truncating: Int128($0)) }) },
            "description": .of { .string(text($0)) }, "debugDescription": .of { .string($0.debugDescription()) },
        ],
        methods: byName([
            .method("uppercased") { (_, value) in .string(text(value).uppercased()) },
            .method("lowercased") { (_, value) in .string(text(value).lowercased()) }, hashing,
        ])
    )

    private static func test(_ test: @escaping @Sendable (Character) -> Bool) -> NativeProperty {
        .of { .bool(text($0).first.map(test) ?? false) }
    }

    // MARK: Scalars

    static let unicodeScalar = NativeType(
        "Unicode.Scalar", aliases: ["UnicodeScalar"], conformances: ["Hashable", "Comparable"],
        initializers: [
            NativeFunction("Unicode.Scalar", [.any()]) { call in
                guard let given = call[0] else { return .nil }
                if given.isText { return text(given).unicodeScalars.count == 1 ? scalar(text(given).unicodeScalars.first) : .nil }
                return scalar(given.integer.flatMap { UInt32(exactly: $0) }.flatMap { Unicode.Scalar($0) })
            }
        ],
        properties: [
            "value": .of { IntegerType.uint32.value(truncating: Int128(scalar($0)?.value ?? 0)) },
            "isASCII": .of { .bool(scalar($0)?.isASCII ?? false) },
            "description": .of { .string($0.swiftDescription()) }, "properties": .of { $0 },
            "utf8": .of { units(scalar($0)?.utf8, .uint8) }, "utf16": .of { units(scalar($0)?.utf16, .uint16) },
        ].merging(scalarProperties) { $1 },
        methods: byName([
            hashing,
            .method("escaped", [.bool("asASCII")]) { (call, value) in
                .string(scalar(value)?.escaped(asASCII: !call.isFalse(0)) ?? "")
            },
        ]),
        operators: [
            "<": [
                NativeFunction("<", [.any(), .any()]) { call in
                    guard let a = call[0].flatMap(compared), let b = call[1].flatMap(compared) else { return .bool(false) }
                    return .bool(a < b)
                }
            ]
        ],
        conversion: { value in
            guard case .string(let text) = value, text.unicodeScalars.count == 1 else { return nil }
            return text.unicodeScalars.first.map { .native(UnicodeScalarValue($0)) }
        })

    /// The scalars of a text are an array of them.
    static let unicodeScalarView = NativeType(
        "String.UnicodeScalarView",
        initializers: [
            NativeFunction("String.UnicodeScalarView", []) { _ in .array([]) },
            NativeFunction("String.UnicodeScalarView", [.any()]) { (call) throws(Diagnostic) in
                .array(try call.elements(at: 0).map { $0.isText ? scalar(text($0).unicodeScalars.first) : $0 })
            },
        ])

    /// `UTF8.self`, which says how bytes are read.
    static let encodings = ["UTF8", "UTF16", "UTF32"].map { NativeType($0, aliases: ["Unicode." + $0]) }

    static func scalar(_ value: Value) -> Unicode.Scalar? {
        guard case .native(let native) = value else { return nil }
        return (native as? UnicodeScalarValue)?.scalar
    }

    /// Beside a scalar a literal of one is a scalar, too.
    static func compared(_ value: Value) -> Unicode.Scalar? {
        guard value.isText else { return scalar(value) }
        let scalars = text(value).unicodeScalars
        return scalars.count == 1 ? scalars.first : nil
    }

    /// Is a scalar in a range of texts of one scalar each?
    static func contains(_ range: RangeValue, _ scalar: Unicode.Scalar) -> Bool {
        if let lower = range.lower { guard let bound = compared(lower), bound <= scalar else { return false } }
        guard let upper = range.upper else { return true }
        return compared(upper).map { range.isClosed ? scalar <= $0 : scalar < $0 } ?? false
    }

    private static func scalar(_ scalar: Unicode.Scalar?) -> Value { scalar.map { .native(UnicodeScalarValue($0)) } ?? .nil }

    /// What a scalar is encoded as.
    private static func units<Units: Sequence>(_ units: Units?, _ type: IntegerType) -> Value where Units.Element: BinaryInteger {
        .array(units?.map { type.value(truncating: Int128($0)) } ?? [])
    }
}

/// `Unicode.Scalar`
struct UnicodeScalarValue: NativeValue, Hashable {
    let scalar: Unicode.Scalar
    init(_ scalar: Unicode.Scalar) { self.scalar = scalar }
    var nativeTypeName: String { "Unicode.Scalar" }
    var swiftDescription: String { scalar.description }
    func isEqual(to other: any NativeValue) -> Bool { other as? UnicodeScalarValue == self }
}
