// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing
import ViewCatalog

@testable import Playground

@Suite("What lies behind views: glass, the ground of boxes, blurs of UIKit")
struct GroundDrawingTests {
    /// The colours of all that is filled, the ground of the screen aside.
    private func fills(_ inputs: String) throws -> [ColorValue.Components] {
        let shell = try Shell()
        for step in shell.feed(inputs) { if let failure = step.failure { Issue.record("\(step.input): \(failure.message)") } }
        let drawing = shell.drawing()
        #expect(drawing.failure == nil, "\(String(describing: drawing.failure?.message))")
        return drawing.preview.entries.dropFirst().compactMap { entry in
            if case .fill(_, let paint) = entry.item { paint.color } else { nil }
        }
    }

    private let orange = ColorValue.system("orange").components(isDark: false)

    private func isOrange(_ color: ColorValue.Components) -> Bool {
        color.red == orange.red && color.green == orange.green && color.blue == orange.blue
    }

    @Test(arguments: [
        (".regular.tint(.orange)", true), (".regular.tint(.orange).interactive()", true), (".clear.tint(.orange)", true),
        (".regular", false), (".identity.tint(.orange)", false), (".regular.tint(nil)", false),
    ])
    func tintedGlass(_ glass: String, _ isTinted: Bool) throws {
        let fills = try fills("root Color.clear.frame(width: 20, height: 20).glassEffect(\(glass), in: .circle)")
        #expect(fills.contains(where: isOrange) == isTinted)
    }

    @Test func boxesHaveTheStyleOfBackgrounds() throws {
        #expect(try fills("root GroupBox { Text(\"a\") }") == [ColorValue.Components(hex: 0xF2F2F7)])
        #expect(try fills("root GroupBox { Text(\"a\") }.backgroundStyle(.orange)").contains(where: isOrange))
    }

    @Test func blursOfUIKitAreMaterials() throws {
        let blur = """
            struct Blur: UIViewRepresentable {
                var style: UIBlurEffect.Style
                func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
                func updateUIView(_ view: UIVisualEffectView, context: Context) { }
            }
            """
        func material(_ style: String) throws -> ColorValue.Components? { try fills("\(blur)\nroot Blur(style: .\(style))").first }
        func plain(_ style: String) throws -> ColorValue.Components? { try fills("root Rectangle().fill(\(style))").first }
        #expect(try material("systemUltraThinMaterial") == plain(".ultraThinMaterial"))
        #expect(try material("systemThickMaterial") == plain(".thickMaterial"))
        #expect(try material("dark").map { $0.red < 0.5 } == true)
    }
}
