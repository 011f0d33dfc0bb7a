// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// The library's types are read once in a process, and programs run on several threads: no program changes what others see.
struct SharedLibraryTests {
    private func index(_ source: String) throws -> StaticIndex {
        StaticIndex(program: try Program().adding(try SwiftReader.declarations(SourceText(source))))
    }

    @Test func extensionsOfOneProgramAreNotTheLibrarys() throws {
        var extended = 0
        for name in Library.names.types.keys.sorted() where !name.contains(".") {
            // Not every type of the library can be extended; those that can are changed for their program alone.
            guard let own = try? index("extension \(name) { func addedByOne() {} }") else { continue }
            #expect(own.types[name]?.members["addedByOne"]?.count == 1, "\(name)")
            #expect(Library.names.types[name]?.members["addedByOne"] == nil, "\(name)")
            extended += 1
        }
        #expect(extended > 30)
    }

    @Test func whatAProgramAsksForIsNotTheLibrarys() throws {
        for _ in 1...2 {
            let own = try index("let timer = DispatchQueue.main\nlet start = \"ab\".commonPrefix(with: \"ac\")")
            #expect(own.types["StringProtocol"]?.members["commonPrefix"]?.count == 1)
        }
        #expect(Library.names.types["StringProtocol"]?.members["commonPrefix"] == nil)
    }
}
