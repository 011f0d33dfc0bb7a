// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// One case: files, a scene to begin with, and inputs. The same seed and number make the same case.
package struct FuzzCase: Sendable {
    package let seed: UInt64
    package let number: Int
    package private(set) var inputs: [String] = []
    package private(set) var files: [String: [UInt8]] = [:]

    /// - Parameter seeds: what it is made of; the corpus of one run is the same throughout.
    package init(seed: UInt64, number: Int, of seeds: FuzzSeeds) {
        self.seed = seed
        self.number = number
        var random = SplitMix(seed: seed &* 1_000_003 &+ UInt64(number))
        inputs = [random.pick(FuzzSeeds.scenes)]
        switch random.below(8) {
        case 0..<3: addCommands(seeds, &random)
        case 3, 4: addSwift(seeds, &random)
        case 5, 6: addSession(seeds, &random)
        default: addFile(seeds, &random)
        }
        inputs.removeAll { $0.isEmpty }
    }

    /// Inputs that are given, and the files that they read.
    package init(inputs: [String], files: [String: String] = [:]) {
        (seed, number) = (0, 0)
        self.inputs = inputs
        self.files = files.mapValues { Array($0.utf8) }
    }

    /// The files, each under its name, and the inputs.
    package var text: String {
        let contents = files.sorted { $0.key < $1.key }.map { "--- \($0.key)\n" + String(decoding: $0.value, as: UTF8.self) }
        return (contents + ["--- inputs"] + inputs).joined(separator: "\n")
    }

    private mutating func addCommands(_ seeds: FuzzSeeds, _ random: inout SplitMix) {
        for _ in 0...random.below(5) {
            let input = random.pick(seeds.inputs)
            inputs.append(random.once(in: 3) ? input : Self.mutated(input, &random))
        }
    }

    private mutating func addSwift(_ seeds: FuzzSeeds, _ random: inout SplitMix) {
        let text = random.once(in: 2) ? random.pick(seeds.files) : random.pick(seeds.inputs)
        files["a.swift"] = Array(Self.mutated(text, &random).utf8)
        inputs.append(random.pick(["load a.swift", "load a.swift strict", "load a.swift ContentView"]))
        inputs.append(random.pick(["tree", "show", "export a.swift force", "lint", "save b.scroll"]))
    }

    /// Some lines of a session, perhaps with those of another between them.
    private mutating func addSession(_ seeds: FuzzSeeds, _ random: inout SplitMix) {
        for _ in 0...random.below(2) {
            let lines = random.pick(seeds.files).split(separator: "\n", omittingEmptySubsequences: true)
            guard !lines.isEmpty else { continue }
            let start = random.below(lines.count)
            let text = lines[start..<min(lines.count, start + 1 + random.below(6))].joined(separator: "\n")
            inputs.append(random.once(in: 3) ? text : Self.mutated(text, &random))
        }
    }

    /// Bytes that may be no text at all.
    private mutating func addFile(_ seeds: FuzzSeeds, _ random: inout SplitMix) {
        var bytes = Array(random.pick(seeds.files).utf8.prefix(4_000))
        for _ in 0..<random.below(12) where !bytes.isEmpty {
            let place = random.below(bytes.count)
            switch random.below(4) {
            case 0: bytes[place] = UInt8(random.below(256))
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(contentsOf: Array(random.pick(FuzzSeeds.words).utf8), at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(200)))
            }
        }
        for name in ["a.scroll", "b/a.swift", "a.json"] { files[name] = bytes }
        inputs.append(
            random.pick(["source a.scroll", "load b", "load b/a.swift", "compare a.json", "lesson check a.scroll", "play a.scroll"]))
    }

    /// A text with words lost, doubled, exchanged or replaced.
    static func mutated(_ text: String, _ random: inout SplitMix) -> String {
        let source = SourceText(text)
        let tokens = SwiftReader.tokens(source)
        guard tokens.count > 1 else { return text + " " + random.pick(FuzzSeeds.words) }
        var words = tokens.map { source.text(in: $0.start..<$0.end) }
        for _ in 0...random.below(3) {
            let place = random.below(words.count)
            switch random.below(6) {
            case 0: words[place] = ""
            case 1: words[place] += " " + words[place]
            case 2: words.swapAt(place, random.below(words.count))
            case 3: words[place] = words[random.below(words.count)]
            case 4: words[place] += " " + random.pick(FuzzSeeds.words)
            default: words[place] = random.pick(FuzzSeeds.words)
            }
        }
        var result = ""
        var end = 0
        for (token, word) in zip(tokens, words) {
            result += source.text(in: end..<max(end, token.start)) + word
            end = token.end
        }
        return result
    }
}
