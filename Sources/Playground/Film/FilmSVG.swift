// SPDX-License-Identifier: GPL-3.0-or-later

/// A film as an SVG that plays by itself, over and over, with a pause at its end.
struct FilmSVG {
    let film: Film

    /// Seconds for which the last frame stays.
    private static let pause = 1.0
    private static let captionHeight = 40.0

    var text: String {
        guard let last = film.frames.last else { return "" }
        let shown = film.size
        let n = XMLText.number
        let length = last.time + Self.pause
        var text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(n(shown.width)) \(n(shown.height + Self.captionHeight))\" "
            + "width=\"\(n(shown.width))\" height=\"\(n(shown.height + Self.captionHeight))\" role=\"img\">\n"
            + "<title>\(XMLText.escaped(film.input))</title>\n<style>.f{visibility:hidden}\n"
        for (index, frame) in film.frames.enumerated() {
            let next = index + 1 < film.frames.count ? film.frames[index + 1].time : length
            text += keyframes(index, from: frame.time / length, to: next / length, length)
        }
        text += "</style>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
        for (index, frame) in film.frames.enumerated() {
            text += "<g class=\"f\" id=\"frame\(index)\">\n" + caption(frame) + placed(frame, index) + "</g>\n"
        }
        return text + "</svg>\n"
    }

    /// Seen in one part of each round.
    private func keyframes(_ index: Int, from: Double, to: Double, _ length: Double) -> String {
        func percent(_ share: Double) -> String { NumberText.of(min(100, max(0, share * 100))) + "%" }
        let before = from <= 0 ? "" : "0%{visibility:hidden}"
        let after = to >= 1 ? "" : "\(percent(to)){visibility:hidden}"
        return
            "@keyframes k\(index){\(before)\(percent(from)){visibility:visible}\(after)100%{visibility:\(to >= 1 ? "visible" : "hidden")}}"
            + "#frame\(index){animation:k\(index) \(NumberText.of(length))s step-end infinite}\n"
    }

    private func caption(_ frame: Film.Frame) -> String {
        let words = XMLText.escaped(frame.label + (frame.caption.isEmpty ? "" : " · " + frame.caption))
        return "<text x=\"8\" y=\"25\" font-family=\"system-ui, sans-serif\" font-size=\"15\" fill=\"#475467\">\(words)</text>\n"
    }

    private func placed(_ frame: Film.Frame, _ index: Int) -> String {
        SVGRenderer.draw(frame.picture, id: "f\(index)-").replacing(
            "<svg ", with: "<svg y=\"\(Int(Self.captionHeight))\" ", maxReplacements: 1)
    }
}
