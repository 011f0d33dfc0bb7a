// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Icon and title side by side, or one of them, as the label style says.
enum LabelMaker {
    static func node(title: Node, icon: Node) -> Node {
        DeferredNode { site in
            switch site.environment[CatalogKeys.labelStyle].styleName {
            case "iconOnly": return icon
            case "titleOnly": return title
            default:
                let metrics = ControlMetrics(platform: site.environment.traits.platform, os: site.environment.traits.os)
                return StackNode(
                    GroupNode([icon, title]), axis: .horizontal, alignment: VerticalAlignment.firstTextBaseline.key, spacing: metrics.labelSpacing)
            }
        }
    }
}

/// Symbols are as high as a line of their font's capitals and somewhat wider than high: no source gives their sizes.
enum SymbolMaker {
    static func node(_ name: String, tag: ViewTag? = nil) -> Node {
        DeferredNode { site in
            let factor: Double
            switch site.environment[CatalogKeys.imageScale] {
            case .small: factor = 0.8
            case .medium: factor = 1
            case .large: factor = 1.3
            }
            return FixedContentNode(tag: tag) { traits in
                let font = traits.font ?? Font.defaultFont(for: traits.platform)
                let height = font.metrics(in: traits.fontContext).line * factor
                let rounded = (height * traits.displayScale).rounded() / traits.displayScale
                return CGSize(width: rounded, height: rounded)
            }
        }
    }
}
