// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a view stands among the authored views: `list[42].text1`. It is the view's identity, so state lives under it,
/// and the name by which a person addresses it. Paths are shared: the views of an element have the element's path as parent.
public final class ViewPath: Hashable, @unchecked Sendable, CustomStringConvertible {
    public enum Component: Hashable, Sendable {
        case name(String)
        /// An element of a ForEach, by its id.
        case element(ViewID)
        /// An explicit `.id(_:)`: a new value is a new identity (S12 of the language, L2.8).
        case explicitID(ViewID)
    }

    public let parent: ViewPath?
    public let component: Component?
    private let hash: Int
    /// How many components the path has.
    let depth: Int

    /// The scene itself: the owner of the views typed at the prompt.
    public static let scene = ViewPath()

    private init() {
        parent = nil
        component = nil
        hash = 0
        depth = 0
    }

    public init(_ parent: ViewPath, _ component: Component) {
        self.parent = parent
        self.component = component
        depth = parent.depth + 1
        var hasher = Hasher()
        hasher.combine(parent.hash)
        hasher.combine(component)
        hash = hasher.finalize()
    }

    public func appending(_ name: String) -> ViewPath { ViewPath(self, .name(name)) }
    public func appending(element id: ViewID) -> ViewPath { ViewPath(self, .element(id)) }

    /// Is it the path of the element with an id?
    func isElement(_ id: ViewID) -> Bool {
        if case .element(let own)? = component { own == id } else { false }
    }

    public static func == (a: ViewPath, b: ViewPath) -> Bool {
        var left = a
        var right = b
        while left !== right {
            guard left.hash == right.hash, left.component == right.component, let p = left.parent, let q = right.parent else {
                return false
            }
            (left, right) = (p, q)
        }
        return true
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// The path as a person writes it; explicit ids are part of the identity but not of the name.
    public var description: String {
        var components: [Component] = []
        var path: ViewPath? = self
        while let current = path {
            if let component = current.component { components.append(component) }
            path = current.parent
        }
        var text = ""
        for component in components.reversed() {
            switch component {
            case .name(let name): text += text.isEmpty ? name : "." + name
            case .element(let id): text += "[\(id.literal)]"
            case .explicitID: break
            }
        }
        return text
    }
}
