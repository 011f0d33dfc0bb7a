// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a view stands at run time, and so which view it is: the path of code, branches, elements and explicit ids that leads to it.
/// Whatever is remembered of a view (`@State`, a scroll position, that it appeared) lives under its path; where the path is another, it is
/// another view and starts anew (L2.8, L17.3). Paths are shared: the views of an element have the element's path as parent.
///
/// The name by which a person addresses a view, `list[42].text1`, is the part of the path that can be written (`description`). Two views
/// may have the same name: code that is shown at two places makes two.
public final class ViewPath: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// What tells a view apart from others at the same place.
    enum Component: Hashable, Sendable {
        /// A view as it stands in the code of its owner, where its name is unique.
        case name(String)
        case element(ViewID)
        case explicitID(ViewID)
        case branch(of: Int, Int)
        case use(Int)
        /// The one view that a use shows, whatever it is called where it was made.
        case used
        case given
        case type(String)
        case part(of: ViewPath, Part)
    }

    /// A step that leads on without being part of the name.
    public enum Step: Hashable, Sendable {
        /// An explicit `.id(_:)`.
        case explicitID(ViewID)
        /// What a condition chose: the number of the `if` or `switch`, and of its branch.
        case branch(of: Int, Int)
        /// A place, by its number, that shows what was made elsewhere: a property, a parameter, what a function or a `?:` gives. Where that
        /// is a single view its name is told here: at the same place it stays the same view under any name.
        case use(Int, showing: String?)
        /// Views that a component was given: they have the names of the place where they were written.
        case given(by: ViewPath)
        /// The type of what an `AnyView` holds; of that type it stays the same view under any name.
        case type(String, showing: String?)
        /// A part of a view that shows only some of its parts at a time.
        case part(of: ViewPath, Part)
    }

    /// The parts of views that keep what they do not show.
    public enum Part: Hashable, Sendable {
        /// A page of a TabView, a column of a split view.
        case page(String)
        /// What a NavigationStack shows: its root at depth 0, above it what was pushed, by its value or link.
        case entry(depth: Int, ViewID?)
        /// The elements of a ForEach, each a part: the rows of a List, pages that are made for data.
        case elements
    }

    /// The path that it goes on from; nil for the scene's.
    package let parent: ViewPath?
    let component: Component?
    private let note: Note
    private let hash: Int
    /// How many components of its name the path has.
    let depth: Int

    /// What a component says beside telling apart.
    private enum Note {
        case none
        /// The name of the one view that a use shows, or of that view itself.
        case name(String)
        /// The place whose names the views have.
        case writer(ViewPath)
    }

    /// The scene itself: the owner of the views typed at the prompt.
    public static let scene = ViewPath()

    private init() {
        parent = nil
        component = nil
        note = .none
        hash = 0
        depth = 0
    }

    private init(_ parent: ViewPath, _ component: Component, _ note: Note = .none) {
        self.parent = parent
        self.component = component
        self.note = note
        depth = parent.depth + (component.isWritten ? 1 : 0)
        var hasher = Hasher()
        hasher.combine(parent.hash)
        hasher.combine(component)
        hash = hasher.finalize()
    }

    // MARK: going on

    /// The path of a view of this owner.
    public func appending(_ name: String) -> ViewPath {
        shownName == name ? ViewPath(self, .used, .name(name)) : ViewPath(self, .name(name))
    }

    /// The path of an element of a ForEach, by its id.
    package func appending(element id: ViewID) -> ViewPath { ViewPath(self, .element(id)) }

    /// The path after a step that no name tells.
    package func appending(_ step: Step) -> ViewPath {
        switch step {
        case .explicitID(let id): ViewPath(self, .explicitID(id))
        case .branch(let statement, let index): ViewPath(self, .branch(of: statement, index))
        case .use(let place, let name): ViewPath(self, .use(place), name.map { .name($0) } ?? .none)
        case .given(let writer): ViewPath(self, .given, isRepeated(since: writer) ? .none : .writer(writer))
        case .type(let type, let name): ViewPath(self, .type(type), name.map { .name($0) } ?? .none)
        case .part(let view, let part): ViewPath(self, .part(of: view, part))
        }
    }

    /// The single view that the use or the AnyView shows at which this path is.
    private var shownName: String? {
        var path = self
        while let component = path.component, let parent = path.parent {
            switch (component, path.note) {
            case (.use, .name(let name)), (.type, .name(let name)): return name
            case (.explicitID, _), (.given, _): path = parent
            default: return nil
            }
        }
        return nil
    }

    /// Does an element stand between the writer of a view and this place? Then the writer's names would be those of many views.
    private func isRepeated(since writer: ViewPath) -> Bool {
        sequence(first: self, next: \.parent).prefix { $0 != writer }.contains { $0.isElement }
    }

    // MARK: telling apart

    /// The same steps from the scene on.
    public static func == (a: ViewPath, b: ViewPath) -> Bool {
        var (left, right) = (a, b)
        while left !== right {
            guard left.hash == right.hash, left.hasStep(of: right), let p = left.parent, let q = right.parent else { return false }
            (left, right) = (p, q)
        }
        return true
    }

    /// A view and a part of it share the way that leads there, which is compared once: stacks in stacks would double the work at each level.
    private func hasStep(of other: ViewPath) -> Bool {
        guard case .part(let a, let part)? = component, case .part(let b, let same)? = other.component,
            a.parent === parent, b.parent === other.parent
        else { return component == other.component }
        return part == same && a.component == b.component
    }

    /// Over all steps; kept, so that it costs nothing.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// The id of the element that views of this owner belong to; nil for owners that are not one.
    package var element: ViewID? {
        if case .element(let id)? = sequence(first: self, next: \.parent).first(where: \.isWritten)?.component { id } else { nil }
    }

    /// The view and the part of it that this is the path of; nil for any other path.
    package var part: (view: ViewPath, part: Part)? {
        if case .part(let view, let part)? = component { (view, part) } else { nil }
    }

    package var isElement: Bool {
        if case .element? = component { true } else { false }
    }

    // MARK: the name

    /// What the name of this path begins with: the owner's.
    private var namingParent: ViewPath? {
        if case .writer(let writer) = note { return writer }
        return parent
    }

    /// The nearest path that ends in what can be written: a name, or an element.
    package var written: ViewPath? { sequence(first: self, next: \.namingParent).first { $0.isWritten } }
    private var isWritten: Bool { component?.isWritten ?? false }

    /// The owner of what this path names.
    package var owner: ViewPath? { written?.namingParent?.written }

    /// The last component as a person writes it after the owner: `text1`, `[42]`.
    package var lastName: String? {
        switch (component, note) {
        case (.name(let name)?, _), (.used?, .name(let name)): name
        case (.element(let id)?, _): "[\(id.literal)]"
        default: nil
        }
    }

    /// The path as a person writes it: the names and the elements in it.
    public var description: String {
        guard let written else { return "" }
        return sequence(first: written, next: \.owner).compactMap(\.lastName).reversed().reduce("", Self.join)
    }

    /// The whole path, with the steps that are not part of the name.
    public var debugDescription: String {
        let steps = sequence(first: self, next: \.parent).compactMap { path in path.component.map { path.lastName ?? $0.text } }
        return steps.reversed().joined(separator: "/")
    }

    /// The name of an owner and of what it owns.
    package static func join(_ owner: String, _ name: String) -> String {
        owner.isEmpty || name.hasPrefix("[") ? owner + name : owner + "." + name
    }

    /// This path where a view, in every element that has one, goes by another name; `renamed` gives the paths in it. What is no name stays.
    package func renaming(_ view: ViewPath, to name: String, _ renamed: (ViewPath) -> ViewPath) -> ViewPath {
        guard let parent, let component else { return self }
        let before = renamed(parent)
        switch (component, note) {
        case (.name, _) where hasNames(of: view): return ViewPath(before, .name(name), note)
        case (.part(let whole, let part), _): return before.appending(.part(of: renamed(whole), part))
        case (_, .writer(let writer)): return ViewPath(before, component, .writer(renamed(writer)))
        default: return ViewPath(before, component, note)
        }
    }

    /// Is it written as another path is, whatever the elements?
    private func hasNames(of other: ViewPath) -> Bool {
        var (a, b) = (written, other.written)
        while let left = a, let right = b {
            guard left.isElement ? right.isElement : left.lastName == right.lastName else { return false }
            (a, b) = (left.owner, right.owner)
        }
        return a == nil && b == nil
    }
}

extension ViewPath.Component {
    /// A step that has no name, in brackets.
    fileprivate var text: String {
        switch self {
        case .name, .used, .element, .given: "(given)"
        case .explicitID(let id): "(id \(id.literal))"
        case .branch(let statement, let index): "(branch \(index) of \(statement))"
        case .use(let place): "(use \(place))"
        case .type(let name): "(\(name))"
        case .part(let view, .page(let page)): "(page \(page) of \(view))"
        case .part(let view, .entry(let depth, let id)): "(entry \(depth) of \(view) \(id?.literal ?? ""))"
        case .part(let view, .elements): "(elements of \(view))"
        }
    }

    /// Is it part of the name?
    fileprivate var isWritten: Bool {
        switch self {
        case .name, .used, .element: true
        default: false
        }
    }
}
