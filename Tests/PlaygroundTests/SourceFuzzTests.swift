// SPDX-License-Identifier: GPL-3.0-or-later
import Fuzzing
import Playground
import SwiftLanguage
import Testing
import ViewCatalog

/// Sources with words lost, doubled, exchanged or replaced: an answer or an error with a place, soon, and the scene as it was.
@Suite struct SourceFuzzTests {
    /// The views of the sessions and the examples of the catalogue.
    static let sources: [String] = {
        let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/sessions/sources/"
        let names = ["CardStack", "CustomLayouts", "Fitting", "Kanban", "Measuring", "OffsetTracking", "OwnAlignments", "SettingsForm"]
        let files = names.compactMap { try? String(decoding: DiskFiles().read(folder + $0 + ".swift"), as: UTF8.self) }
        let examples = Catalog.allViews.flatMap(\.examples).map { "struct Shown: View { var body: some View { \($0) } }" }
        return files + examples
    }()

    /// What takes the place of a word now and then.
    private static let strange = [
        "0", "-1", "1e308", "9223372036854775807", "\"\"", "nil", ".infinity", ".nan", "[]", "[:]", "{ }", "{ $0 }", "()", "\\.self",
        ".zero",
        "self", "0..<3", ".init()", "body", "Self",
    ]

    private static func mutated(_ text: String, _ random: inout Mixer) -> String {
        let source = SourceText(text)
        let tokens = SwiftReader.tokens(source)
        guard tokens.count > 1 else { return text }
        var words = tokens.map { source.text(in: $0.start..<$0.end) }
        for _ in 0...random.below(3) {
            let place = random.below(words.count)
            switch random.below(5) {
            case 0: words[place] = ""
            case 1: words[place] += " " + words[place]
            case 2: words.swapAt(place, random.below(words.count))
            case 3: words[place] = words[random.below(words.count)]
            default: words[place] = strange[random.below(strange.count)]
            }
        }
        var result = ""
        var end = 0
        for (token, word) in zip(tokens, words) {
            result += source.text(in: end..<token.start) + word
            end = token.end
        }
        return result
    }

    @Test(arguments: 0..<4) func brokenSourcesChangeNothing(_ seed: UInt64) throws {
        var random = Mixer(seed: seed)
        for round in 0..<20 {
            let text = Self.mutated(Self.sources[random.below(Self.sources.count)], &random)
            let shell = try Shell(TestFiles(["a.swift": text]))
            shell.feed("root Text(\"base\").padding()")
            let before = shell.lasting
            guard let failure = shell.feed("load a.swift").lazy.compactMap(\.failure).first else { continue }
            #expect(failure.id != .internal, "seed \(seed), round \(round): \(failure.message)\n\(text)")
            #expect(failure.span != nil, "seed \(seed), round \(round): \(failure.message) has no place\n\(text)")
            #expect(shell.lasting == before, "seed \(seed), round \(round): \(failure.message)\n\(text)")
        }
    }
}
