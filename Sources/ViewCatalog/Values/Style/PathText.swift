// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

/// A path as `Path.description` writes it: coordinates, then a letter for what they are: `0 0 m 10 0 l h`.
enum PathText {
    /// nil where the text is none.
    static func steps(_ text: String) -> [PathValue.Step]? {
        var numbers: [Double] = []
        var steps: [PathValue.Step] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            guard let step = step(String(word), numbers) else { return nil }
            steps.append(step)
            numbers = []
        }
        return numbers.isEmpty ? steps : nil
    }

    private static func step(_ letter: String, _ numbers: [Double]) -> PathValue.Step? {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        switch (letter, numbers.count) {
        case ("m", 2): return .move(points[0])
        case ("l", 2): return .line(points[0])
        case ("q", 4): return .quad(points[1], control: points[0])
        case ("c", 6): return .curve(points[2], control1: points[0], control2: points[1])
        case ("re", 4): return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case ("h", 0): return .close
        default: return nil
        }
    }
}
