// SPDX-License-Identifier: GPL-3.0-or-later

/// The words that a declaration is written with: what it may refer to. What stands in a comment or a text counts too.
///
/// A word is its hash, so two words may be taken for one. That may add a reference that does not exist, but never loses one.
final class DeclarationMentions: Sendable {
    /// All of its words.
    let all: [Int]
    /// Those outside of the bodies of its functions and accessors, which is what code elsewhere can find out about it.
    let interface: [Int]

    init(_ declaration: Declaration, in span: SourceSpan) {
        var bodies: [Range<Int>] = []
        declaration.addBodies(to: &bodies)
        bodies.sort { $0.lowerBound < $1.lowerBound }
        var (all, interface): (Set<Int>, Set<Int>) = ([], [])
        span.withBytes { bytes in
            var body = 0
            MentionedWord.each(in: bytes) { word, offset in
                let place = span.start + offset
                while body < bodies.count, bodies[body].upperBound <= place { body += 1 }
                all.insert(word)
                if body == bodies.count || place < bodies[body].lowerBound { interface.insert(word) }
            }
        }
        self.all = Array(all)
        self.interface = Array(interface)
    }
}

/// Words of Swift source as numbers.
enum MentionedWord {
    /// The number of a name or of an operator's sign.
    static func number(_ word: String) -> Int {
        var hash = start
        for byte in word.utf8 { add(byte, to: &hash) }
        return Int(truncatingIfNeeded: hash)
    }

    /// No part of a text is compared with an operator that is longer.
    static let longestSign = 4

    /// Calls the body with each word and its offset. Operators are written against each other (`-!x`), so every part of what is written
    /// in one piece counts.
    static func each(in text: UnsafeBufferPointer<UInt8>, _ body: (_ word: Int, _ offset: Int) -> Void) {
        var place = 0
        while place < text.count {
            let first = place
            var hash = start
            if text[place].isWord {
                while place < text.count, text[place].isWord {
                    add(text[place], to: &hash)
                    place += 1
                }
                body(Int(truncatingIfNeeded: hash), first)
            } else if text[place].isSign {
                for end in place..<min(place + longestSign, text.count) where text[place...end].allSatisfy(\.isSign) {
                    add(text[end], to: &hash)
                    body(Int(truncatingIfNeeded: hash), first)
                }
                place += 1
            } else {
                place += 1
            }
        }
    }

    // FNV-1a.
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func add(_ byte: UInt8, to hash: inout UInt64) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

extension UInt8 {
    /// A character of an operator. The dot is not one: it stands between names.
    var isSign: Bool {
        switch self {
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
            UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
            UInt8(ascii: "%"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}

extension Declaration {
    /// Where the bodies in it stand.
    fileprivate func addBodies(to ranges: inout [Range<Int>]) {
        func add(_ body: [Statement]?) {
            guard let first = body?.first?.span, let last = body?.last?.span, first.source === last.source else { return }
            ranges.append(first.start..<max(first.start, last.end))
        }
        func add(_ accessors: AccessorSet?) {
            guard let accessors else { return }
            for body in [accessors.getter, accessors.setter, accessors.willSet, accessors.didSet] { add(body) }
        }
        func add(_ members: [Declaration]) { for member in members { member.addBodies(to: &ranges) } }
        switch kind {
        case .type(let type): add(type.members)
        case .extension(let added): add(added.members)
        case .function(let function), .initializer(let function, _): add(function.body)
        case .subscript(let declared): add(declared.accessors)
        case .variable(let variable): for binding in variable.bindings { add(binding.accessors) }
        case .deinitializer(let body): add(body)
        case .conditionalCompilation(let branches): for branch in branches { add(branch.members) }
        case .typeAlias, .associatedType, .enumCases, .import, .macro, .elsewhere, .operator, .precedenceGroup: break
        }
    }
}
