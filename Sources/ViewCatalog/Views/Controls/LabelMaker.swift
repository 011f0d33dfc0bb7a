// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Icon and title side by side, or one of them, as the label style says.
enum LabelMaker {
    static func node(title: Node, icon: Node, tag: ViewTag? = nil) -> Node {
        let content = DeferredNode { site in
            switch site.environment[CatalogKeys.labelStyle].styleName {
            case "iconOnly": return icon
            case "titleOnly": return title
            default:
                let metrics = ControlMetrics(platform: site.environment.traits.platform, os: site.environment.traits.os)
                return StackNode(
                    GroupNode([icon, title]), axis: .horizontal, alignment: VerticalAlignment.firstTextBaseline.key,
                    spacing: metrics.labelSpacing)
            }
        }
        return tag.map { LayerNode(content, tag: $0) } ?? content
    }
}

/// Symbols are squares of the height of a line of their font: no source gives their sizes (L3.4, provisional).
enum SymbolMaker {
    static func node(_ name: String, tag: ViewTag? = nil) -> Node { ImageNode(tag: tag, measure: size) }

    static let size: @Sendable (EnvironmentValues) -> CGSize = { environment in
        let factor: Double
        switch environment[CatalogKeys.imageScale] {
        case .small: factor = 0.8
        case .medium: factor = 1
        case .large: factor = 1.3
        }
        let traits = environment.traits
        let font = traits.font ?? Font.defaultFont(for: traits.platform)
        let height = font.metrics(in: traits.fontContext).line * factor
        let rounded = (height * traits.displayScale).rounded() / traits.displayScale
        return CGSize(width: rounded, height: rounded)
    }
}

/// What an Image keeps beside its node: how large it is by itself.
struct ImagePayload: Sendable {
    let measure: @Sendable (EnvironmentValues) -> CGSize

    func view(tag: ViewTag, isResizable: Bool, capInsets: EdgeInsets = .zero) -> ViewValue {
        let node = ImageNode(isResizable: isResizable, capInsets: capInsets, tag: tag, measure: measure)
        return ViewValue(node: node, typeName: "Image", name: tag.name, layers: 1, payload: self)
    }
}
