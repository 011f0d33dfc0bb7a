// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing

@testable import Playground

/// JSON as language.md §4 wants it.
@Suite struct JSONTests {
    @Test(arguments: [
        (JSON.number(1), "1"), (.number(0.1), "0.1"), (.number(20.333333333333332), "20.333333333333332"), (.number(.infinity), "\"inf\""),
        (.number(-.infinity), "\"-inf\""), (.number(-0.5), "-0.5"), (.int(3), "3"), (.null, "null"), (.bool(true), "true"),
        (.string("a\"\\\n\u{1}é日"), "\"a\\\"\\\\\\n\\u0001é日\""), (.array([1, "x"]), "[1, \"x\"]"),
        (.object(["b": 1, "a": .null]), "{\"b\": 1, \"a\": null}"),
        (.number(1e300), "1e+300"),
    ]) func writes(_ json: JSON, _ text: String) { #expect(json.text == text) }

    @Test(arguments: [
        ("CGRect(x: 1, y: 2, width: 3, height: 4)", "{\"x\": 1, \"y\": 2, \"width\": 3, \"height\": 4}"),
        ("CGPoint(x: 1, y: 2)", "{\"x\": 1, \"y\": 2}"),
        ("UnitPoint.top", "{\"x\": 0.5, \"y\": 0}"), ("0..<3", "{\"lowerBound\": 0, \"upperBound\": 3}"),
        ("horizontalSizeClass", "\"compact\""),
        ("nil as Int?", "null"), ("[1, 2]", "[1, 2]"), ("\"a\"", "\"a\""),
        ("EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)", "{\"top\": 1, \"leading\": 2, \"bottom\": 3, \"trailing\": 4}"),
        ("Angle(degrees: 90)", "90"), ("true", "true"), ("[\"a\": 1]", "{\"a\": 1}"),
    ]) func values(_ expression: String, _ json: String) throws {
        let line = try #require(try Shell().json("print " + expression).first)
        #expect(line.contains("\"value\": \(json), \"text\""), "\(line)")
    }

    @Test func framesBeginWithTheRoot() throws {
        let shell = try Shell()
        shell.feed("viewport 100x100; safearea off; root Rectangle().frame(width: 10, height: 10).id(\"a\")")
        #expect(
            shell.json("frames").first == """
                {"input": "frames", "line": 1, "ok": true, "result": {"frames": [\
                {"name": "rectangle1", "id": "a", "kind": "id", "layer": 2, "x": 45, "y": 45, "width": 10, "height": 10}, \
                {"name": "rectangle1", "id": null, "kind": "frame", "layer": 1, "x": 45, "y": 45, "width": 10, "height": 10}, \
                {"name": "rectangle1", "id": null, "kind": "Rectangle", "layer": 0, "x": 45, "y": 45, "width": 10, "height": 10}]}}
                """)
    }
}
