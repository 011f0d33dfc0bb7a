// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// Icon and title side by side, or one of them, as the label style says.
enum LabelMaker {
    static func node(title: Node, icon: Node, tag: ViewTag? = nil) -> Node {
        let content = DeferredNode { site in
            if case .structure(let style) = site.environment[CatalogKeys.labelStyle] {
                let parts = StyleConfiguration("LabelStyle", ["title": title, "icon": icon])
                return UserStyle.made(style, CatalogKeys.labelStyle, parts, tag?.name ?? "label", at: site)
            }
            switch site.environment[CatalogKeys.labelStyle].styleName {
            case "iconOnly": return SpokenLabel.around(tinted(icon, site.environment), title: title)
            case "titleOnly": return title
            case UnavailableMaker.labelStyle: return UnavailableMaker.label(title: title, icon: icon)
            default:
                return StackNode(
                    GroupNode([onLine(reserved(tinted(icon, site.environment), site.environment)), title]), axis: .horizontal,
                    alignment: VerticalAlignment.firstTextBaseline.key,
                    spacing: spacing(site.environment))
            }
        }
        return tag.map { LayerNode(content, tag: $0) } ?? content
    }

    /// In the rows of a list on iOS, and in a sidebar, icons have the tint unless the label, or what is around it, has a style.
    private static func tinted(_ icon: Node, _ environment: EnvironmentValues) -> Node {
        let isInRow = environment[CatalogKeys.listKind] != .none
        guard isInRow, environment.traits.platform == .iOS || environment[CatalogKeys.listStyle].styleName == "sidebar" else { return icon }
        return AttachmentNode(icon, DrawingAttachment(.standardForeground(.native(StyleValue(kind: "TintShapeStyle", name: "tint")))))
    }

    /// An icon without a baseline of its own has its middle half a cap height above that of the title.
    private static func onLine(_ icon: Node) -> Node {
        let baseline = VerticalAlignment.firstTextBaseline.key
        return GuideNode(icon, key: baseline) { icon, site in
            icon[explicit: baseline] ?? (icon.size.height + SymbolMaker.metrics(site.environment).capHeight) / 2
        }
    }

    private static func spacing(_ environment: EnvironmentValues) -> Double {
        let controls = environment.traits.controls
        let standard = environment[CatalogKeys.listKind] == .none ? nil : controls.listLabelSpacing
        return environment[CatalogKeys.labelIconToTitleSpacing] ?? standard ?? controls.labelSpacing
    }

    /// The icon in the room that is kept for icons; symbols have room by themselves.
    private static func reserved(_ icon: Node, _ environment: EnvironmentValues) -> Node {
        let own = environment.traits.controls.symbolRoom.flatMap { isSymbol(icon) ? SymbolMaker.room($0, environment) : nil }
        guard let width = environment[CatalogKeys.labelReservedIconWidth] ?? own else { return icon }
        return FlexibleFrameNode(
            icon, horizontal: .init(min: width, ideal: nil, max: nil), vertical: .init(min: nil, ideal: nil, max: nil))
    }
}

extension LabelMaker {
    /// A symbol with nothing around it that lays it out.
    fileprivate static func isSymbol(_ icon: Node) -> Bool {
        switch icon {
        case let image as ImageNode: image.isSymbol
        case let group as GroupNode: group.children.count == 1 && isSymbol(group.children[0])
        case let layer as UnaryNode where isPlain(layer): isSymbol(layer.content)
        default: false
        }
    }

    private static func isPlain(_ layer: UnaryNode) -> Bool {
        layer is LayerNode || layer is IdentityNode || layer is AttachmentNode || layer is EnvironmentNode
    }
}

/// Symbols are squares of the height of a line of their font, centred on it: no source gives their sizes (L3.4, provisional).
enum SymbolMaker {
    static func image(_ name: String) -> ImagePayload {
        ImagePayload(baselineOffset: baselineOffset, face: .symbol(name), measure: size)
    }

    static func node(_ name: String, tag: ViewTag? = nil) -> Node { image(name).node(tag: tag) }

    /// The room of a symbol in a label, up to a pixel.
    /// - Parameter body: for a font of 17 points.
    static func room(_ body: Double, _ environment: EnvironmentValues) -> Double {
        let scale = environment.traits.displayScale
        return (metrics(environment).pointSize * body / 17 * scale).rounded(.up) / scale
    }

    private static let size: @Sendable (EnvironmentValues) -> CGSize = { environment in
        let side = side(environment)
        return CGSize(width: side, height: side)
    }

    private static let baselineOffset: @Sendable (EnvironmentValues) -> Double = { environment in
        // The symbol and a line of its text have one middle.
        (side(environment) + side(environment, factor: 1)) / 2 - metrics(environment).firstBaseline
    }

    static func metrics(_ environment: EnvironmentValues) -> FontMetrics {
        let traits = environment.traits
        return (traits.font ?? Font.defaultFont(in: traits.fontContext)).metrics(in: traits.fontContext)
    }

    private static func side(_ environment: EnvironmentValues) -> Double {
        let factor: Double
        switch environment[CatalogKeys.imageScale] {
        case .small: factor = 0.8
        case .medium: factor = 1
        case .large: factor = 1.3
        }
        return side(environment, factor: factor)
    }

    private static func side(_ environment: EnvironmentValues, factor: Double) -> Double {
        let scale = environment.traits.displayScale
        return (metrics(environment).line * factor * scale).rounded() / scale
    }
}

/// What an Image keeps beside its node: how large it is by itself, and a symbol's baseline.
struct ImagePayload: Sendable {
    /// The image as a text shows it; nil where it has been made resizable or otherwise.
    var inline: InlineImage? {
        switch face {
        case .symbol(let name): .symbol(name)
        case .picture(let name): .picture(name, measure(.empty))
        default: nil
        }
    }

    var baselineOffset: (@Sendable (EnvironmentValues) -> Double)?
    var face: ControlFace?
    let measure: @Sendable (EnvironmentValues) -> CGSize

    func node(tag: ViewTag?, isResizable: Bool = false, capInsets: EdgeInsets = .zero) -> Node {
        ImageNode(
            isResizable: isResizable, capInsets: capInsets, tag: tag, face: face, baselineOffset: baselineOffset, measure: measure)
    }

    func view(tag: ViewTag, isResizable: Bool, capInsets: EdgeInsets = .zero) -> ViewValue {
        let node = node(tag: tag, isResizable: isResizable, capInsets: capInsets)
        return ViewValue(node: node, typeName: "Image", name: tag.name, layers: 1, payload: self)
    }
}
