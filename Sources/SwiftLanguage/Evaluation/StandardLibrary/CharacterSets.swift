// SPDX-License-Identifier: GPL-3.0-or-later

/// `CharacterSet`: which scalars `trimmingCharacters(in:)` takes away, by the general categories of Unicode, as Foundation defines them.
struct CharacterSetValue: NativeValue, Hashable {
    enum Kind: String, CaseIterable, Sendable {
        case whitespaces, newlines, whitespacesAndNewlines, letters, uppercaseLetters, lowercaseLetters, decimalDigits, alphanumerics
        case punctuationCharacters, symbols, controlCharacters, capitalizedLetters, urlQueryAllowed, urlPathAllowed, urlHostAllowed
        case urlFragmentAllowed, urlUserAllowed, urlPasswordAllowed
    }

    private indirect enum Content: Hashable, Sendable {
        case kind(Kind)
        case own(Set<Unicode.Scalar>)
        case range(ClosedRange<UInt32>)
        case inverted(Content)
        case union(Content, Content)
        case intersection(Content, Content)

        func contains(_ scalar: Unicode.Scalar) -> Bool {
            switch self {
            case .kind(let kind): kind.contains(scalar)
            case .own(let scalars): scalars.contains(scalar)
            case .range(let range): range.contains(scalar.value)
            case .inverted(let content): !content.contains(scalar)
            case .union(let a, let b): a.contains(scalar) || b.contains(scalar)
            case .intersection(let a, let b): a.contains(scalar) && b.contains(scalar)
            }
        }
    }

    /// Of how many sets one may be made: each is asked of each scalar.
    static let mostParts = 1_000

    private var content: Content
    /// Of how many sets it is made; one that stands in it twice counts twice.
    private(set) var parts = 1

    init(_ kind: Kind) { content = .kind(kind) }
    init(_ text: String) { content = .own(Set(text.unicodeScalars)) }
    init(_ range: ClosedRange<UInt32>) { content = .range(range) }
    private init(_ content: Content, parts: Int) { (self.content, self.parts) = (content, parts) }

    var inverted: CharacterSetValue {
        if case .inverted(let inside) = content { return CharacterSetValue(inside, parts: parts) }
        return CharacterSetValue(.inverted(content), parts: parts)
    }

    func union(_ other: CharacterSetValue) -> CharacterSetValue {
        // Letters that are added one after the other are one set.
        switch (content, other.content) {
        case (.own(let a), .own(let b)): CharacterSetValue(.own(a.union(b)), parts: 1)
        case (.union(let first, .own(let a)), .own(let b)): CharacterSetValue(.union(first, .own(a.union(b))), parts: parts)
        default: CharacterSetValue(.union(content, other.content), parts: parts &+ other.parts)
        }
    }

    func intersection(_ other: CharacterSetValue) -> CharacterSetValue {
        CharacterSetValue(.intersection(content, other.content), parts: parts &+ other.parts)
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool { content.contains(scalar) }

    /// The scalars that may be in it; nil: all that there are.
    private var candidates: Set<Unicode.Scalar>? {
        switch content {
        case .own(let scalars), .intersection(.own(let scalars), _): scalars
        default: nil
        }
    }

    /// How many answers `isEmpty` takes at most.
    var work: Int { (candidates?.count ?? 0x11_0000) &* parts }

    var isEmpty: Bool {
        if let candidates { return !candidates.contains(where: content.contains) }
        return !(0...0x10FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }.contains(where: content.contains)
    }

    var nativeTypeName: String { "CharacterSet" }
    var swiftDescription: String { "CharacterSet" }
    var length: Int { if case .own(let scalars) = content { parts &+ scalars.count } else { parts } }
    func isEqual(to other: any NativeValue) -> Bool { other as? CharacterSetValue == self }
}

extension CharacterSetValue.Kind {
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        switch self {
        case .whitespaces: return category == .spaceSeparator || scalar == "\t"
        case .newlines: return isNewline(scalar)
        case .whitespacesAndNewlines: return category == .spaceSeparator || scalar == "\t" || isNewline(scalar)
        case .letters: return isLetter(category)
        case .uppercaseLetters: return category == .uppercaseLetter || category == .titlecaseLetter
        case .capitalizedLetters: return category == .titlecaseLetter
        case .lowercaseLetters: return category == .lowercaseLetter
        case .decimalDigits: return category == .decimalNumber
        case .alphanumerics: return isLetter(category) || isNumber(category)
        case .punctuationCharacters: return isPunctuation(category)
        case .symbols: return isSymbol(category)
        case .controlCharacters: return category == .control || category == .format
        case .urlQueryAllowed, .urlFragmentAllowed: return isAllowed(scalar, besides: "!$&'()*+,-./:;=?@_~")
        case .urlPathAllowed: return isAllowed(scalar, besides: "!$&'()*+,-./:=@_~")
        case .urlHostAllowed: return isAllowed(scalar, besides: "!$&'()*+,-.:;=[]_~")
        case .urlUserAllowed, .urlPasswordAllowed: return isAllowed(scalar, besides: "!$&'()*+,-.;=_~")
        }
    }

    private func isNewline(_ scalar: Unicode.Scalar) -> Bool {
        (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
    }

    private func isAllowed(_ scalar: Unicode.Scalar, besides others: String) -> Bool {
        guard scalar.isASCII else { return false }
        return Character(scalar).isLetter || Character(scalar).isNumber || others.unicodeScalars.contains(scalar)
    }

    private func isLetter(_ category: Unicode.GeneralCategory) -> Bool {
        switch category {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
            .enclosingMark:
            true
        default: false
        }
    }

    private func isNumber(_ category: Unicode.GeneralCategory) -> Bool {
        switch category {
        case .decimalNumber, .letterNumber, .otherNumber: true
        default: false
        }
    }

    private func isPunctuation(_ category: Unicode.GeneralCategory) -> Bool {
        switch category {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation:
            true
        default: false
        }
    }

    private func isSymbol(_ category: Unicode.GeneralCategory) -> Bool {
        switch category {
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
        default: false
        }
    }
}

extension StandardLibrary {
    static let characterSet = NativeType(
        "CharacterSet", conformances: ["Hashable"],
        initializers: [
            NativeFunction("CharacterSet", [.string("charactersIn")]) { call in .native(CharacterSetValue(call.string(0) ?? "")) },
            NativeFunction("CharacterSet", [.any("charactersIn")]) { (call) throws(Diagnostic) in try scalars(call) },
            NativeFunction("CharacterSet", []) { _ in .native(CharacterSetValue("")) },
        ],
        staticMembers: Dictionary(
            uniqueKeysWithValues: CharacterSetValue.Kind.allCases.map { ($0.rawValue, .constant(.native(CharacterSetValue($0)))) }),
        properties: [
            "inverted": .of { characters($0).map { .native($0.inverted) } ?? $0 },
            "isEmpty": NativeProperty(type: .named("Bool")) { (value, context) throws(Diagnostic) in
                guard let set = characters(value) else { return .bool(false) }
                return .bool(try isEmpty(set, context.machine, at: nil))
            },
        ],
        methods: byName([
            .method("contains", [.any()]) { (call, value) in
                guard let set = characters(value), let given = call[0] else { return .bool(false) }
                if case .native(let native) = given, let scalar = native as? UnicodeScalarValue {
                    return .bool(set.contains(scalar.scalar))
                }
                return .bool(!text(given).isEmpty && text(given).unicodeScalars.allSatisfy { set.contains($0) })
            },
            comparing("isSuperset", "of") { $1.intersection($0.inverted) }, comparing("isSubset", "of") { $0.intersection($1.inverted) },
            comparing("isDisjoint", "with") { $0.intersection($1) }, combining("symmetricDifference", difference),
            forming("formSymmetricDifference", difference), combining("union") { $0.union($1) },
            combining("intersection") { $0.intersection($1) }, combining("subtracting") { $0.intersection($1.inverted) },
            forming("formUnion") { $0.union($1) }, forming("formIntersection") { $0.intersection($1) },
            forming("subtract") { $0.intersection($1.inverted) },
            changing("insert", nil) { $0.union($1) }, changing("insert", "charactersIn") { $0.union($1) },
            changing("remove", nil) { $0.intersection($1.inverted) },
            changing("remove", "charactersIn") { $0.intersection($1.inverted) },
        ]),
        arrayLiteral: { values in .native(CharacterSetValue(values.map { text($0) }.joined())) }, literalElement: .text)

    private static func characters(_ value: Value) -> CharacterSetValue? {
        guard case .native(let native) = value else { return nil }
        return native as? CharacterSetValue
    }

    /// `CharacterSet(charactersIn: "a"..."z")`
    private static func scalars(_ call: NativeCall) throws(Diagnostic) -> Value {
        guard case .range(let range)? = call[0], range.isClosed, let first = range.lower.flatMap(scalarNumber),
            let last = range.upper.flatMap(scalarNumber), first <= last
        else { throw Diagnostic(.typeMismatch, "a string or a range of scalars is needed here", at: call.argumentSpan(0)) }
        return .native(CharacterSetValue(first...last))
    }

    private static func scalarNumber(_ value: Value) -> UInt32? {
        if case .native(let native) = value { return (native as? UnicodeScalarValue)?.scalar.value }
        return text(value).unicodeScalars.first?.value
    }

    private static func checked(_ set: CharacterSetValue, _ call: NativeCall) throws(Diagnostic) -> Value {
        guard set.parts <= CharacterSetValue.mostParts else {
            throw Diagnostic(.limitExceeded, "a CharacterSet is made of more than \(CharacterSetValue.mostParts) others", at: call.span)
        }
        return .native(set)
    }

    private static func isEmpty(_ set: CharacterSetValue, _ machine: Machine, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        try machine.budget.work(set.work, at: span)
        return set.isEmpty
    }

    /// Some characters or scalars, or a range of these, come or go.
    private static func changing(_ name: String, _ label: String?, _ body: @escaping Combination) -> NativeFunction {
        .mutating(name, [.any(label)]) { (call, value) throws(Diagnostic) in
            guard let set = characters(value), let given = call[0] else { return .void }
            let other: CharacterSetValue? =
                switch given {
                case .range: characters(try scalars(call))
                case .native(let native): (native as? UnicodeScalarValue).map { CharacterSetValue(String(Character($0.scalar))) }
                default: CharacterSetValue(text(given))
                }
            if let other { call.mutate(to: try checked(body(set, other), call)) }
            return .void
        }
    }

    private static let difference: Combination = { a, b in a.union(b).intersection(a.intersection(b).inverted) }

    /// What holds where a combination of two sets is empty.
    private static func comparing(_ name: String, _ label: String, _ body: @escaping Combination) -> NativeFunction {
        .method(name, [ParameterInfo(label: label, name: "other", type: .named("CharacterSet"))]) { (call, value) throws(Diagnostic) in
            guard let a = characters(value), let b = call[0].flatMap(characters) else { return .bool(false) }
            return .bool(try isEmpty(body(a, b), call.machine, at: call.span))
        }
    }

    private typealias Combination = @Sendable (CharacterSetValue, CharacterSetValue) -> CharacterSetValue

    private static func combining(_ name: String, _ body: @escaping Combination) -> NativeFunction {
        .method(name, [ParameterInfo(label: nil, name: "other", type: .named("CharacterSet"))]) { (call, value) throws(Diagnostic) in
            guard let a = characters(value), let b = call[0].flatMap(characters) else { return value }
            return try checked(body(a, b), call)
        }
    }

    private static func forming(_ name: String, _ body: @escaping Combination) -> NativeFunction {
        .mutating(name, [ParameterInfo(label: nil, name: "other", type: .named("CharacterSet"))]) { (call, value) throws(Diagnostic) in
            if let a = characters(value), let b = call[0].flatMap(characters) { call.mutate(to: try checked(body(a, b), call)) }
            return .void
        }
    }
}
