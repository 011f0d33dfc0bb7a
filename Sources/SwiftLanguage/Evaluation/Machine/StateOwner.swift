// SPDX-License-Identifier: GPL-3.0-or-later

/// A place of the host's tree of views, as the host tells places apart. Described as a person writes it, which two places may have in
/// common; the description for debugging is one place's.
package protocol StatePlace: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {}

/// Whose a piece of state is: the scene's variables, a component at its place, the static variables of a type.
package struct StateOwner: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    private enum Root: Hashable {
        case scene, storage, files
        case statics(of: String)
        case view
    }

    private let root: Root
    /// Where it lives; nil for what belongs to no view.
    package let place: (any StatePlace)?
    /// The view with which the state goes; nil for state that stays.
    package let view: (any StatePlace)?
    /// What at the place: a wrapper among the properties of a component, what a view keeps itself; empty for the component.
    package let part: String

    private init(_ root: Root, _ place: (any StatePlace)? = nil, view: (any StatePlace)? = nil, part: String = "") {
        self.root = root
        self.place = place
        self.view = view
        self.part = part
    }

    /// What lives at a place for as long as a view is there: a component, or a modifier of it.
    package init(_ place: any StatePlace, of view: (any StatePlace)? = nil, part: String = "") {
        self.init(.view, place, view: view ?? place, part: part)
    }

    /// Variables at the prompt.
    package static let scene = StateOwner(.scene)
    /// What `@AppStorage` shares.
    package static let storage = StateOwner(.storage)
    /// What code has written into the folders of the app.
    package static let files = StateOwner(.files)
    /// The static properties of a type, and what is set for all of its instances.
    package static func statics(of typeName: String) -> StateOwner { StateOwner(.statics(of: typeName)) }

    /// A part of the component that has state of its own.
    func appending(part name: String) -> StateOwner { StateOwner(root, place, view: view, part: part + "._" + name) }

    func moving(_ change: (any StatePlace) -> any StatePlace) -> StateOwner {
        StateOwner(root, place.map(change), view: view.map(change), part: part)
    }

    /// The type whose static properties these are; nil for any other owner.
    package var typeOfStatics: String? {
        if case .statics(let type) = root { type } else { nil }
    }

    /// Is it the place of a view itself, not of a part or a modifier of it?
    package var isView: Bool { part.isEmpty && view.map { place?.isSame(as: $0) ?? false } ?? false }

    package static func == (a: StateOwner, b: StateOwner) -> Bool {
        guard a.root == b.root, a.part == b.part else { return false }
        guard let place = a.place, let other = b.place else { return a.place == nil && b.place == nil }
        return place.isSame(as: other)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(root)
        hasher.combine(part)
        if let place { hasher.combine(place) }
    }

    /// As a person writes it: `counter1`, `storage`, `static Board`.
    package var description: String {
        switch root {
        case .scene: "scene"
        case .storage: "storage"
        case .files: "files"
        case .statics(let type): "static " + type
        case .view: (place?.description ?? "") + part
        }
    }

    package var debugDescription: String { place.map { $0.debugDescription + part } ?? description }
}

extension StatePlace {
    fileprivate func isSame(as other: any StatePlace) -> Bool { (other as? Self) == self }
}
