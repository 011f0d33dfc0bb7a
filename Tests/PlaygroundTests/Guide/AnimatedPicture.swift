// SPDX-License-Identifier: GPL-3.0-or-later

@testable import Playground

/// Pictures that `export` wrote, one after the other in one SVG.
struct AnimatedPicture {
    /// SVG files.
    let frames: [String]
    /// That each is shown.
    let seconds: Double

    var text: String {
        guard let first = frames.first, let box = Self.attribute("viewBox", of: first), let width = Self.attribute("width", of: first),
            let height = Self.attribute("height", of: first)
        else { return "" }
        let share = NumberText.of(100 / Double(frames.count))
        let length = NumberText.of(seconds * Double(frames.count))
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\" width=\"\(width)\" height=\"\(height)\">\n"
        text += "<style>.frame{visibility:hidden;animation:show \(length)s step-end infinite}"
        text += "@keyframes show{0%{visibility:visible}\(share)%{visibility:hidden}}</style>\n"
        for (index, frame) in frames.enumerated() {
            let delay = NumberText.of(seconds * Double(index))
            text += "<g class=\"frame\" style=\"animation-delay:\(delay)s\">\(Self.placed(frame, box, number: index))</g>\n"
        }
        return text + "</svg>\n"
    }

    /// A frame over the others, with ids of its own.
    private static func placed(_ frame: String, _ box: String, number: Int) -> String {
        let corner = box.split(separator: " ")
        return frame.replacing("id=\"", with: "id=\"f\(number)-").replacing("url(#", with: "url(#f\(number)-")
            .replacing("href=\"#", with: "href=\"#f\(number)-")
            .replacing("<svg ", with: "<svg x=\"\(corner[0])\" y=\"\(corner[1])\" ", maxReplacements: 1)
    }

    private static func attribute(_ name: String, of svg: String) -> String? {
        guard let start = svg.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
        return svg[start...].firstIndex(of: "\"").map { String(svg[start..<$0]) }
    }
}
