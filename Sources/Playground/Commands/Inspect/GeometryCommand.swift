// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let geometry = Command(
        "geometry", .inspect, .question, syntax: ["geometry [SCROLL]"], summary: "Shows a scroll view's geometry.",
        examples: ["geometry", "geometry scrollView1"],
        details:
            "The insets are split into the window's safe area, bars (safeAreaInset and the like), keyboard and margins; the range is that of contentOffset.",
        related: ["ScrollGeometry", "insets", "offset"]
    ) { (context) throws(Diagnostic) in
        let scroll = try context.scroll()
        try context.arguments.expectEnd()
        let state = context.state(of: scroll)
        guard let geometry = state.geometry else {
            throw Diagnostic(.notRealized, "this scroll view was not laid out", at: context.word.span)
        }
        return .show(GeometryReport(context: context, scroll: scroll, state: state, geometry: geometry).output)
    }
}

private struct GeometryReport {
    let context: CommandContext
    let scroll: ViewIndex.Scroll
    let state: ScrollState
    let geometry: ScrollGeometry

    private var margins: EdgeInsets {
        context.index.layers[scroll.layer].placed.environment[EnvironmentKeys.contentMargins].insets(for: .scrollContent)
    }

    /// What contentInsets consist of: before OS 18 nothing across the scroll axis (S2.2).
    private var parts: SafeAreaParts {
        var parts = SafeAreaParts(of: context.index.layers[scroll.layer].placed)
        for edge in Edge.allCases where geometry.contentInsets[edge] == margins[edge] {
            parts.window[edge] = 0
            parts.bars[edge] = 0
            parts.keyboard[edge] = 0
        }
        parts.bars.top -= geometry.collapsed
        return parts
    }

    private var indicators: [ScrollIndicators.Shown] {
        ScrollSubject(context.laidOut, scroll.path).map { ScrollIndicators(subject: $0).all } ?? []
    }

    var output: Output {
        let (x, y) = (geometry.range(.horizontal), geometry.range(.vertical))
        let json = JSON.object([
            "name": .string(context.name(of: scroll)), "contentOffset": JSON(geometry.contentOffset),
            "contentSize": JSON(geometry.contentSize),
            "contentInsets": JSON(geometry.contentInsets), "containerSize": JSON(geometry.containerSize),
            "visibleRect": JSON(geometry.visibleRect),
            "bounds": JSON(geometry.bounds), "range": .object(["x": JSON(x), "y": JSON(y)]), "phase": .string(state.phase.rawValue),
            "safeArea": JSON(parts.window), "bars": JSON(parts.bars), "keyboard": JSON(parts.keyboard), "contentMargins": JSON(margins),
            "indicators": .array(indicators.map(\.json)),
        ])
        func size(_ value: CGSize) -> String { "\(NumberText.of(value.width)) × \(NumberText.of(value.height))" }
        func range(_ value: ClosedRange<Double>) -> String { "\(NumberText.of(value.lowerBound))…\(NumberText.of(value.upperBound))" }
        var rows: [(String, String)] = [
            ("contentOffset", "(\(NumberText.of(geometry.contentOffset.x)), \(NumberText.of(geometry.contentOffset.y)))"),
            ("contentSize", size(geometry.contentSize)), ("contentInsets", geometry.contentInsets.words),
            ("  safe area", parts.window.words),
        ]
        rows += [("  bars", parts.bars), ("  keyboard", parts.keyboard)].filter { $0.1 != .zero }.map { ($0.0, $0.1.words) }
        rows += [
            ("  margins", margins.words), ("containerSize", size(geometry.containerSize)),
            ("visibleRect", TreeReport.text(geometry.visibleRect)),
            ("bounds", TreeReport.text(geometry.bounds)), ("range", "x \(range(x))  y \(range(y))"), ("phase", state.phase.rawValue),
        ]
        rows += indicators.map { ("indicator", $0.words) }
        return Output(json: json, parts: [.table(Table("", "", rows: rows.map { [.text($0.0), .text($0.1)] }))])
    }
}

/// What the safe area at a view consists of, in its own edges.
private struct SafeAreaParts {
    /// The window's own: the device's bars and corners.
    var window = EdgeInsets.zero
    /// Views on the way: safeAreaInset, safeAreaPadding, navigation and tab bars.
    var bars = EdgeInsets.zero
    /// The keyboard, above what it covers of the window's.
    var keyboard = EdgeInsets.zero

    init(of placed: PlacedLayer) {
        for (source, own) in placed.view.safeAreaGrowths(placed.context) {
            let isRoot = source.outer == nil
            let keys = source.elements.first { isRoot && $0.regions == .keyboard }?.insets ?? .zero
            for edge in Edge.allCases {
                keyboard[edge] += min(keys[edge], own[edge])
                if isRoot { window[edge] += own[edge] - keyboard[edge] } else { bars[edge] += own[edge] }
            }
        }
    }
}

extension ScrollIndicators.Shown {
    fileprivate var json: JSON {
        .object(["axis": .string("\(indicator.axis)"), "frame": JSON(indicator.frame), "opacity": .number(opacity)])
    }

    fileprivate var words: String {
        let shown = opacity == 0 ? "not drawn now" : opacity == 1 ? "drawn" : "fading, \(NumberText.of(opacity))"
        return "\(indicator.axis)  \(TreeReport.text(indicator.frame))  \(shown)"
    }
}
