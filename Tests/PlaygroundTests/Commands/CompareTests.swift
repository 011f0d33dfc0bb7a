// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// `compare` against what other programs printed.
@Suite struct CompareTests {
    private func shell(_ json: String? = nil) throws -> Shell {
        let shell = try Shell()
        shell.feed("viewport 300x400; safearea off; root VStack(spacing: 0) { Color.red.frame(height: 100).padding(10); Text(\"Hi\") }")
        #expect(shell.error("export own.json") == nil)
        if let json { shell.files.contents["mac.json"] = Array(json.utf8) }
        return shell
    }

    @Test func aSnapshotOfOurselvesHasNoDifferences() throws {
        let shell = try shell()
        #expect(shell.json("compare own.json")[0].contains(#""compare": []"#))
        #expect(shell.text("compare own.json").hasPrefix("no differences in 5 frames"))
        shell.files.contents["frames.json"] = Array(shell.json("frames")[0].utf8)
        #expect(shell.json("compare frames.json")[0].contains(#""compare": []"#))
    }

    /// A height that is 3 more, a layer that is gone, one that is new: exactly these are shown.
    @Test func alteredFrames() throws {
        let shell = try shell()
        var text = try #require(shell.files.text("own.json"))
        text = text.replacing(#""kind": "padding", "layer": 2, "x": 0, "y": 129.833, "#, with: "")
        let own = try JSONReader.read(text)
        guard case .array(var rows)? = own[key: "frames"] else { throw JSONReader.Failure(message: "", line: 0, column: 0) }
        rows.remove(at: 0)
        guard case .object(var fields) = rows[0], let height = fields.firstIndex(where: { $0.key == "height" }),
            case .int(let value) = fields[height].value
        else { throw JSONReader.Failure(message: "", line: 0, column: 0) }
        fields[height].value = .int(value + 3)
        rows[0] = .object(fields)
        fields[0].value = "other1"
        rows.append(.object(fields))
        shell.files.contents["mac.json"] = Array(JSON.object(["frames": .array(rows)]).text.utf8)
        let answer = shell.json("compare mac.json")[0]
        #expect(answer.contains(#""name": "color1", "kind": "padding""#) && answer.contains(#""difference": 3"#))
        #expect(answer.contains(#""name": "vStack1", "kind": "VStack", "layer": 0"#) && answer.contains(#""theirs": null"#))
        #expect(answer.contains(#""name": "other1""#) && answer.contains(#""ours": null"#))
        #expect(answer.split(separator: "\"difference\"").count == 4)
        #expect(!shell.json("compare mac.json within 3")[0].contains("color1"))
    }

    @Test func aFileOfVeryManyValuesIsRefused() throws {
        let error = #expect(throws: JSONReader.Failure.self) {
            try JSONReader.read("[" + String(repeating: "1,", count: JSONReader.mostValues) + "1]")
        }
        #expect(error?.message == "it has more than 5000000 values")
    }

    @Test func aConsoleWithOtherLines() throws {
        let shell = try shell(
            "app started\n{\"frames\": []}\n12:00 {\"frames\": [{\"name\": \"text1\", \"x\": 0, \"y\": 0, \"width\": 1, \"height\": 1}]}\nbye\n"
        )
        #expect(shell.json("compare mac.json")[0].contains(#""name": "text1""#))
    }

    @Test(
        arguments: [
            ("compare none.json", nil, "file-not-found"), ("compare mac.json", "{", "unknown-format"),
            ("compare mac.json", "[1, 2", "unknown-format"),
            ("compare mac.json", "{\"a\": 01}", "unknown-format"), ("compare mac.json", "{\"frame\": []}", "unknown-format"),
            ("compare mac.json", "{\"frames\": [{\"x\": 1}]}", "unknown-format"), ("compare mac.json", "\"\\u00", "unknown-format"),
            (
                "compare mac.json", "{\"frames\": [{\"name\": \"a\", \"x\": \"b\", \"y\": 0, \"width\": 1, \"height\": 1}]}",
                "unknown-format"
            ),
            ("compare", nil, "missing-argument"), ("compare own.json with", nil, "unknown-argument"),
            ("compare own.json within x", nil, "type-mismatch"), ("compare own.json within -1", nil, "out-of-range"),
            ("expect 1 == 2 within -1", nil, "out-of-range"),
        ] as [(String, String?, String)]) func errors(_ input: String, _ json: String?, _ id: String) throws
    {
        #expect(try shell(json).error(input) == id)
    }

    @Test func deepTextsAreRefused() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(try shell(deep).error("compare mac.json") == "unknown-format")
    }

    @Test(arguments: [
        ("[1, -2.5, 1e3, \"a\\n\\u00e9\\ud83d\\ude00\", true, null, {}]", "[1, -2.5, 1000, \"a\\né😀\", true, null, {}]"),
        (" { \"a\" : [ ] } ", "{\"a\": []}"),
    ]) func reads(_ text: String, _ printed: String) throws { #expect(try JSONReader.read(text).text == printed) }
}
