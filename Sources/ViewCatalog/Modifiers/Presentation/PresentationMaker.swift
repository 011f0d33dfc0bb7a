// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Makes the nodes of `.sheet` and its kin.
struct PresentationMaker: Sendable {
    let style: PresentationStyle
    let trigger: PresentationTrigger
    /// The view, of what the trigger holds.
    let content: @Sendable ([Value], ViewSite) -> Node
    var onDismiss: LateCall?

    init(style: PresentationStyle, trigger: PresentationTrigger, content: @escaping @Sendable ([Value], ViewSite) -> Node) {
        self.style = style
        self.trigger = trigger
        self.content = content
    }

    init(style: PresentationStyle, trigger: PresentationTrigger, content: LateContent, onDismiss: LateCall? = nil) {
        self.init(style: style, trigger: trigger) { content.node($0, at: $1) }
        self.onDismiss = onDismiss
    }

    func node(_ maker: Maker) -> Node { PresentationNode(maker.content, tag: maker.tag) { presentation(at: $0) } }

    private func presentation(at site: ViewSite) -> Presentation? {
        let arguments = site.reporting([Value]?.none, at: nil) { () throws(Diagnostic) in
            guard let context = site.machineContext else { return nil }
            return try trigger.presented(in: context)
        }
        guard let arguments else { return nil }
        let place = PresentationPlace(style: style, environment: site.environment)
        let tag = ViewTag(name: style.name, kind: style.name.prefix(1).uppercased() + style.name.dropFirst(), layer: 0, source: 0)
        let shown = EnvironmentNode(told(DeferredNode { content(arguments, $0) }, tag)) { environment, origin in
            var inner = environment.setting(CatalogKeys.presentation, to: trigger, by: origin)
                .setting(CatalogKeys.navigation, to: nil, by: origin).setting(CatalogKeys.searchField, to: nil, by: origin)
                .setting(CatalogKeys.isPresented, to: true, by: origin)
                .inList(.none, by: origin).setting(CatalogKeys.isInSheet, to: place.isCard, by: origin)
            if place.isForm { inner = inner.setting(EnvironmentKeys.horizontalSizeClass, to: .compact, by: origin) }
            return inner
        }
        return Presentation(shown, tag: tag, surface: PresentationSurface(style: style)) { presented in
            let settings = PresentationSettings(in: presented.content)
            let detent = site.reporting(PresentationDetent?.none, at: nil) { () throws(Diagnostic) in
                guard let selection = settings.selection, let context = site.machineContext else { return nil }
                return PresentationDetent.decode(try selection.get(in: context))
            }
            return place.frame(presented, settings, detent: detent)
        }
    }

    /// With what is called when the presentation has ended.
    private func told(_ node: Node, _ tag: ViewTag) -> Node {
        onDismiss.map { AttachmentNode(node, ActionAttachment(kind: .disappear, action: $0), tag: tag) } ?? node
    }
}

/// Where a presented view stands in the window (L16.2).
struct PresentationPlace: Sendable {
    private let style: PresentationStyle
    private let platform: Platform
    private let isCompact: (horizontal: Bool, vertical: Bool)
    private let pixelLength: Double

    init(style: PresentationStyle, environment: EnvironmentValues) {
        self.style = style
        platform = environment.traits.platform
        pixelLength = environment.traits.pixelLength
        isCompact = (
            environment[EnvironmentKeys.horizontalSizeClass] == .compact, environment[EnvironmentKeys.verticalSizeClass] == .compact
        )
    }

    /// A card in the middle of a wide window, not one from the bottom.
    var isForm: Bool { if case .sheet = style { !isCompact.horizontal && !isCompact.vertical && platform != .macOS } else { false } }

    /// A sheet, in the middle of the window or from its bottom; a popover of a compact window is one unless it says otherwise.
    var isCard: Bool {
        guard platform != .macOS, !isCompact.vertical else { return false }
        switch style {
        case .sheet: return true
        case .popover: return isCompact.horizontal
        case .cover, .message: return false
        }
    }

    func frame(_ site: PresentationSite, _ settings: PresentationSettings, detent: PresentationDetent?) -> CGRect {
        let window = CGRect(origin: .zero, size: site.window)
        switch style {
        case .cover: return window
        case .message(let kind): return message(site, kind)
        case .popover(let edge):
            if isCompact.horizontal || isCompact.vertical {
                switch settings.adaptation {
                case "popover", "none": break
                case "fullScreenCover": return window
                default: return card(site, settings, detent)
                }
            }
            return bubble(site, edge)
        case .sheet:
            if platform == .macOS { return centred(site.content.sizeThatFits(.unspecified), in: window) }
            return isForm ? centred(Self.form, in: window) : card(site, settings, detent)
        }
    }

    /// An alert in the middle of what is safe of the window; a choice at the bottom of that where the window is compact (L16.3).
    private func message(_ site: PresentationSite, _ kind: MessageKind) -> CGRect {
        let insets = site.safeArea
        let room = CGRect(
            x: insets.leading, y: insets.top, width: positive(site.window.width - insets.horizontal),
            height: positive(site.window.height - insets.vertical))
        let isAtBottom = kind != .alert && isCompact.horizontal && platform != .macOS
        let width = isAtBottom ? positive(room.width - 2 * MessageMaker.margin) : min(MessageMaker.width, room.width)
        let ideal = site.content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        let height = min(ideal, positive(room.height - 2 * MessageMaker.margin))
        let card = centred(CGSize(width: width, height: height), in: room)
        return isAtBottom ? CGRect(origin: CGPoint(x: card.minX, y: room.maxY - MessageMaker.margin - height), size: card.size) : card
    }

    private static let form = CGSize(width: 540, height: 620)

    private func centred(_ size: CGSize, in window: CGRect) -> CGRect {
        let (width, height) = (min(size.width, window.width), min(size.height, window.height))
        return CGRect(
            x: rounded(window.minX + (window.width - width) / 2), y: rounded(window.minY + (window.height - height) / 2), width: width,
            height: height)
    }

    /// From the bottom of the window up to a detent; where the height is compact all of it.
    private func card(_ site: PresentationSite, _ settings: PresentationSettings, _ detent: PresentationDetent?) -> CGRect {
        let window = site.window
        let top = isCompact.vertical ? 0 : site.safeArea.top + 10
        let large = max(0, window.height - top)
        let heights = (settings.detents ?? [.large]).map { (detent: $0, height: length($0, large, site)) }
        let chosen = heights.first { $0.detent == detent }?.height ?? heights.map(\.height).min() ?? large
        let height = isCompact.vertical ? large : min(chosen, large)
        return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    }

    private func length(_ detent: PresentationDetent, _ large: Double, _ site: PresentationSite) -> Double {
        let bottom = site.safeArea.bottom
        switch detent {
        case .large: return large
        case .medium: return rounded(site.window.height / 2) + site.keyboard
        case .height(let height): return positive(height) + bottom
        case .fraction(let fraction): return rounded(positive((large - bottom) * fraction)) + bottom
        }
    }

    /// 0 for what is not a length: a person may write any number.
    private func positive(_ length: Double) -> Double { length > 0 ? length : 0 }

    /// As large as its content, at the edge of the presenting view where there is room, else at the opposite one; an arrow lies between.
    private func bubble(_ site: PresentationSite, _ edge: Edge) -> CGRect {
        let (margin, arrow) = (10.0, 13.0)
        let (window, presenter) = (site.window, site.presenter)
        let ideal = site.content.sizeThatFits(.unspecified)
        let (width, height) = (
            min(ideal.width, positive(window.width - 2 * margin)), min(ideal.height, positive(window.height - 2 * margin))
        )
        func kept(_ value: Double, _ length: Double, in whole: Double) -> Double { max(margin, min(value, whole - margin - length)) }
        let before = edge.axis == .vertical ? presenter.minY - arrow - height : presenter.minX - arrow - width
        let after = edge.axis == .vertical ? presenter.maxY + arrow : presenter.maxX + arrow
        let fitsAfter = edge.axis == .vertical ? after + height <= window.height - margin : after + width <= window.width - margin
        let along = edge.isStart ? (before >= margin ? before : after) : (fitsAfter ? after : before)
        let (x, y) = edge.axis == .vertical ? (presenter.midX - width / 2, along) : (along, presenter.midY - height / 2)
        return CGRect(
            x: rounded(kept(x, width, in: window.width)), y: rounded(kept(y, height, in: window.height)), width: width, height: height)
    }

    private func rounded(_ value: Double) -> Double { (value / pixelLength).rounded() * pixelLength }
}
