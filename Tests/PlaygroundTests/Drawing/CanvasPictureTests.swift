// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing
import ViewCatalog

@testable import Playground

@Suite("What a Canvas and the words of buttons look like")
struct CanvasPictureTests {
    private func list(_ root: String) throws -> DisplayList {
        let shell = try Shell()
        for step in shell.feed(root) { if let failure = step.failure { Issue.record("\(step.input): \(failure.message)") } }
        let drawing = shell.drawing()
        #expect(drawing.failure == nil, "\(String(describing: drawing.failure?.message))")
        return drawing.preview
    }

    private let red = ColorValue.system("red").components(isDark: false)

    /// The outlines filled or drawn in red, in the coordinates of the canvas.
    private func red(_ code: String) throws -> [CGRect] {
        try list("root Canvas { context, size in \(code) }.frame(width: 100, height: 100)").entries.compactMap { entry in
            switch entry.item {
            case .fill(let shape, let paint) where paint.color == red: shape.bounds
            case .stroke(let shape, _, let paint) where paint.color == red: shape.bounds
            default: nil
            }
        }
    }

    private static let box = "Path(CGRect(x: 10, y: 20, width: 30, height: 40))"

    /// The rectangle, and where it is after the context has changed, seen from the canvas's corner.
    static let drawn: [(code: String, size: CGSize)] = [
        ("context.fill(\(box), with: .color(.red))", CGSize(width: 30, height: 40)),
        ("context.stroke(\(box), with: .color(.red), lineWidth: 2)", CGSize(width: 30, height: 40)),
        ("context.stroke(\(box), with: .style(.red), style: StrokeStyle(lineWidth: 2))", CGSize(width: 30, height: 40)),
        ("context.scaleBy(x: 2, y: 1); context.fill(\(box), with: .color(.red))", CGSize(width: 60, height: 40)),
        ("context.rotate(by: .degrees(90)); context.fill(\(box), with: .color(.red))", CGSize(width: 40, height: 30)),
        ("var copy = context; copy.scaleBy(x: 3, y: 3); context.fill(\(box), with: .color(.red))", CGSize(width: 30, height: 40)),
        ("context.drawLayer { $0.fill(\(box), with: .color(.red)) }", CGSize(width: 30, height: 40)),
        ("context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))", CGSize(width: 100, height: 100)),
    ]

    @Test(arguments: drawn) func paths(_ code: String, _ size: CGSize) throws {
        let found = try red(code)
        #expect(found.count == 1)
        #expect(found.first.map { abs($0.width - size.width) + abs($0.height - size.height) < 0.001 } == true, "\(found)")
    }

    @Test func movedByWhatItIsTranslatedBy() throws {
        let plain = try red("context.fill(\(Self.box), with: .color(.red))")
        let moved = try red("context.translateBy(x: 5, y: 7); context.fill(\(Self.box), with: .color(.red))")
        #expect(zip(plain, moved).map { [$1.minX - $0.minX, $1.minY - $0.minY] } == [[5, 7]])
    }

    @Test func textsImagesAndSymbols() throws {
        let texts = try list(
            """
            root Canvas { context, size in
                context.draw(Text("a").foregroundStyle(.red), at: CGPoint(x: 50, y: 50))
                let resolved = context.resolve(Text("b"))
                if resolved.measure(in: size).width > 0 { context.draw(resolved, in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero, anchor: .topLeading) }
                if context.resolveSymbol(id: 2) == nil { context.draw(Text("d"), at: .zero) }
            } symbols: { Text("c").tag(1) }
            """
        ).texts
        #expect(texts.flatMap { $0.lines.map(\.string) } == ["a", "b", "c", "d"])
        #expect(texts.first?.runs.first?.paint.color == red)
    }

    @Test func opacityClipsAndFilters() throws {
        let effects = try list(
            """
            root Canvas { context, size in
                context.opacity = 0.5
                context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
                context.addFilter(.blur(radius: 3))
                context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
            }
            """
        ).entries.compactMap { entry -> String? in
            guard case .begin(let effect) = entry.item else { return nil }
            switch effect {
            case .opacity(let opacity): return "opacity \(opacity)"
            case .blur(let radius): return "blur \(radius)"
            case .clip: return "clip"
            default: return nil
            }
        }
        // The first clip is that of the canvas.
        #expect(effects == ["clip", "clip", "blur 3.0", "opacity 0.5"])
    }

    /// A colour that is given outside of a button is that of its words; without one they have the tint.
    @Test(
        arguments: [
            (#"root Button("a") { }.foregroundColor(.red)"#, true), (#"root HStack { Button("a") { } }.foregroundStyle(.red)"#, true),
            (#"root Button("a") { }.tint(.red)"#, true), (#"root Button("a") { }"#, false),
            (#"root Button("a") { }.buttonStyle(.bordered).foregroundStyle(.red)"#, true),
        ]) func wordsOfButtons(_ root: String, _ isRed: Bool) throws
    {
        #expect((try list(root).texts.first?.runs.first?.paint.color == red) == isRed)
    }

    /// In the rows of a list on iOS the icon of a label has the tint, its title has not; a style that is given outside is that of both.
    @Test(
        arguments: [
            (#"root List { Label("a", systemImage: "minus").tint(.red) }"#, true),
            (#"root List { Label("a", systemImage: "minus") }.listStyle(.plain).tint(.red)"#, true),
            (#"root List { Label("a", systemImage: "minus").labelStyle(.iconOnly) }.tint(.red)"#, true),
            (#"root List { Label("a", systemImage: "minus").labelStyle(.titleAndIcon) }.tint(.red)"#, true),
            (#"root Form { Label("a", systemImage: "minus").foregroundStyle(.green) }.tint(.red)"#, false),
            (#"root Label("a", systemImage: "minus").tint(.red)"#, false),
            ("platform macOS\nroot List { Label(\"a\", systemImage: \"minus\") }.tint(.red)", false),
        ]) func iconsOfLabels(_ root: String, _ isRed: Bool) throws
    {
        let pictures = try list(root)
        let icons = pictures.entries.contains { entry in
            switch entry.item {
            case .fill(_, let paint), .stroke(_, _, let paint): paint.color == red
            default: false
            }
        }
        #expect(icons == isRed)
        #expect(pictures.texts.allSatisfy { $0.runs.first?.paint.color != red })
    }

    /// A tint that is the accent colour itself is that of the system, as is none.
    @Test(arguments: [".accentColor", "Color.accentColor", "TintShapeStyle()", ".tint"]) func tintsOfTheAccentColor(_ tint: String) throws {
        func words(_ root: String) throws -> ColorValue.Components? { try list(root).texts.first?.runs.first?.paint.color }
        #expect(try words("root Button(\"a\") { }.tint(\(tint))") == words("root Button(\"a\") { }"))
    }

    private func fills(_ root: String) throws -> [DrawnShape] {
        try list(root).entries.compactMap { if case .fill(let shape, _) = $0.item { shape } else { nil } }
    }

    /// A border has the outline that is asked for; a circle's insets are the same on all sides, whatever the label.
    @Test func bordersOfButtons() throws {
        func border(_ shape: String, _ style: String = "bordered") throws -> DrawnShape? {
            let label = "Color.clear.frame(width: 20, height: 20)"
            let button = "root Button { } label: { \(label) }.buttonStyle(.\(style)).buttonBorderShape(\(shape))"
            return try fills(button).last { $0.bounds.width > 20 }
        }
        for style in ["bordered", "borderedProminent", "glass"] {
            let border = try border(".circle", style)
            if case .ellipse? = border {} else { Issue.record("\(style) has no circle") }
            #expect(border?.bounds.width == 20 + 2 * 7 && border?.bounds.height == 20 + 2 * 7)
        }
        guard case .rounded(let frame, let radii)? = try border(".roundedRectangle(radius: 6)"),
            case .rounded(let capsule, let round)? = try border(".capsule")
        else {
            Issue.record("no rounded rectangle")
            return
        }
        #expect(radii.topLeft == 6 && radii.bottomRight == 6 && frame.width == 20 + 2 * 12)
        #expect(round.topLeft == capsule.height / 2)
    }

    /// Of two styles the sign has the first, and what is around it the second.
    @Test(arguments: [("(.red, .blue)", true), ("(.blue)", true), ("(.red)", false)])
    func symbolsInTwoStyles(_ styles: String, _ isBlueAround: Bool) throws {
        let blue = ColorValue.system("blue").components(isDark: false)
        let symbol = "root Image(systemName: \"xmark.circle.fill\").foregroundStyle\(styles)"
        let circles = try list(symbol).entries.compactMap { entry -> ColorValue.Components? in
            if case .fill(.ellipse, let paint) = entry.item { paint.color } else { nil }
        }
        #expect(circles.count == 1 && (circles.first == blue) == isBlueAround)
    }

    /// A variant that is asked for around a symbol is as if its name said so; those of several add up.
    @Test(arguments: [
        (".symbolVariant(.fill)", "heart.fill"), (".symbolVariant(.circle).symbolVariant(.fill)", "heart.circle.fill"),
        (".symbolVariant(.circle.fill)", "heart.circle.fill"), (".symbolVariant(.none)", "heart"),
    ])
    func variantsOfSymbols(_ modifiers: String, _ name: String) throws {
        func shapes(_ view: String) throws -> [String] { try list("root \(view)").entries.map { "\($0.item)" } }
        #expect(try shapes("VStack { Image(systemName: \"heart\") }\(modifiers)") == shapes("VStack { Image(systemName: \"\(name)\") }"))
    }

    /// The words on glass are as dark as texts, and the glass has an edge that is seen on white.
    @Test func glassOnWhite() throws {
        let items = try list("root Button(\"a\") { }.buttonStyle(.glass)")
        #expect(items.texts.first?.runs.first?.paint.color == .black)
        let edges = items.entries.compactMap { entry -> ColorValue.Components? in
            if case .stroke(_, _, let paint) = entry.item { paint.color } else { nil }
        }
        #expect(edges.contains { $0.red < 0.5 && $0.opacity > 0 })
    }

    /// White dots are seen on any page where they stand on a capsule.
    @Test(arguments: [(".page(backgroundDisplayMode: .always)", 1), (".page(backgroundDisplayMode: .never)", 0), (".page", 0)])
    func dotsOfPages(_ style: String, _ capsules: Int) throws {
        let shapes = try fills("root TabView { Color.red; Color.blue }.tabViewStyle(.page).indexViewStyle(\(style))")
        let dots = shapes.compactMap { shape -> CGRect? in if case .ellipse(let dot) = shape { dot } else { nil } }
        #expect(dots.count == 2)
        let around = shapes.map(\.bounds).filter { (bounds: CGRect) -> Bool in
            let isCapsule = bounds.height < 40 && bounds.width > bounds.height
            return isCapsule && dots.allSatisfy { (dot: CGRect) -> Bool in Self.holds(bounds, dot) }
        }
        #expect(around.count == capsules)
    }

    /// Whether one rectangle is inside another and touches none of its edges.
    private static func holds(_ outer: CGRect, _ inner: CGRect) -> Bool {
        let across: Bool = outer.minX < inner.minX && outer.maxX > inner.maxX
        let down: Bool = outer.minY < inner.minY && outer.maxY > inner.maxY
        return across && down
    }
}
