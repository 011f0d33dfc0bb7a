// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Does a text name something of the larger part? `@State` asks for nothing, as the language knows it: the type `State<Int>` does.
    static func isAsked(by text: some StringProtocol) -> Bool {
        text.names(anyOf: possibleNames, wrappers: .countsAsTypeAlone) && text.names(anyOf: onDemandNames, wrappers: .countsAsTypeAlone)
    }

    static func isAsked(by declarations: [Declaration]) -> Bool {
        declarations.name(anyOf: possibleNames, wrappers: .countsAsTypeAlone)
            && declarations.name(anyOf: onDemandNames, wrappers: .countsAsTypeAlone)
    }

    /// The names by which code asks for `onDemand`: what it declares, and the members that it adds to types of others. A member's name that
    /// the library has too says nothing: there the type's own name asks.
    static let onDemandNames: Set<String> = {
        let types = Library.names.types.values
        let known = Set(types.flatMap(\.members.keys)).union(types.flatMap(\.statics.keys))
        return ownNames.union(onDemandText.added.map { known.contains($0.name) ? $0.type : $0.name })
    }()

    /// Those and more: what can be told before the library is read, which takes longer than all else that a short line needs.
    static let possibleNames: Set<String> = ownNames.union(onDemandText.added.flatMap { [$0.name, $0.type] })

    /// What all of it declares, as far as its text tells, and `onDemandNames`.
    static let names = onDemandNames.union(PreludeText(everySource).declared)

    private static let onDemandText = PreludeText(onDemandSources)

    private static let ownNames = onDemandText.declared.union(impliedNames)

    /// What code does with the publisher of a `@Published` property, which it need not name, with SwiftData and Core Data: a key of the
    /// environment each, and the macros that add a conformance, with the clock of `Task.sleep(until:)`, with `Date(_:strategy:)`, with the
    /// level of a window, with the class of a number, with the points of a mesh, which are vectors, with the format of a range of dates,
    /// with the parts of a locale, and with patterns of dates; and the collections that are given members here.
    private static let impliedNames =
        [
            "onReceive", "assign", "sink", "modelContext", "managedObjectContext", "until", "strategy", "windowLevel", "floatingPointClass",
            "MeshGradient", "interval", "IntervalFormatStyle", "languageRegion", "defaultDigits", "twoDigits", replaceable,
        ] + KnownAttribute.all.filter { !$0.value.conformances.isEmpty }.keys

    private static let replaceable = "RangeReplaceableCollection"

    /// What a type of the user's conforms to, with the protocols that give it what the library's types have natively.
    static func completed(_ conformances: [String]) -> [String] {
        conformances.contains(replaceable) ? conformances + ["_OwnRangeReplaceable"] : conformances
    }
}

/// What Swift texts declare, read line by line without a parser, as they are formatted: every scene asks for it.
struct PreludeText {
    /// The names of what stands at the top level.
    private(set) var declared: Set<String> = []
    /// The members that extensions add to types which the texts do not declare. What takes or gives a value of a type of theirs is asked
    /// for by that, and is not listed.
    private(set) var added: [(name: String, type: String)] = []

    private typealias Bytes = Substring.UTF8View

    init(_ sources: [String]) {
        let lines = sources.flatMap { $0[...].utf8.split(separator: UInt8(ascii: "\n")) }
        for line in lines where line.first != UInt8(ascii: " ") {
            if let name = Self.declaredName(in: line) { declared.insert(name) }
        }
        var extended: String?
        for line in lines {
            let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
            if indentation == 0, line.first != UInt8(ascii: "}") { extended = Self.extendedType(in: line) }
            guard let type = extended, !declared.contains(type), indentation == 0 || indentation == 4 else { continue }
            let member = indentation == 0 ? line.drop { $0 != UInt8(ascii: "{") }.dropFirst() : line
            let signature = member.prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "{") }
            guard let name = Self.declaredName(in: member), Self.words(of: signature).allSatisfy({ !declared.contains($0) }) else {
                continue
            }
            added.append((name, type))
        }
    }

    /// The type of a line that begins an extension.
    private static func extendedType(in line: Bytes) -> String? {
        let words = words(of: line.prefix { $0 != UInt8(ascii: "{") })
        return words.first == "extension" ? words.dropFirst().first : nil
    }

    private static func words(of line: Bytes) -> [String] { line.split { !$0.isWord }.map { String(Substring($0)) } }

    /// The word behind `struct`, `func` and the like; nil for an operator too, which no word asks for.
    private static func declaredName(in line: Bytes) -> String? {
        let parts = line.prefix { $0 != UInt8(ascii: "{") }.split(separator: UInt8(ascii: " "))
        guard let keyword = parts.firstIndex(where: { typeKeywords.contains(Substring($0)) }), keyword + 1 < parts.count else { return nil }
        let name = parts[keyword + 1].prefix(while: \.isWord)
        return name.isEmpty ? nil : String(Substring(name))
    }

    private static let typeKeywords: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "typealias", "let", "var"]
}
