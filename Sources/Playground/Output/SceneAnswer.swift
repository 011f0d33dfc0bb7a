// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What an input did to the scene, in a line: what was created, where the screen or a scroll view stands now, what moved.
struct SceneAnswer {
    private let old: LaidOutScene
    private let new: LaidOutScene
    private(set) var json: [JSON.Field] = []
    private var parts: [String] = []

    init(from old: LaidOutScene, to new: LaidOutScene) {
        self.old = old
        self.new = new
        tellScreen()
        tellViews()
        tellScrolls()
        let declared = declarations
        let names = declared.flatMap(\.toldNames)
        let printed = printedTexts
        // An import, which gives no name, is nothing that could move a view either.
        let isImport = declared.isEmpty && new.scene.program.version != old.scene.program.version
        if parts.isEmpty { tellFocus() }
        if parts.isEmpty { tellMoved(unless: !names.isEmpty || !printed.isEmpty || isImport, declares: !names.isEmpty) }
        tell(printed: printed)
        if !names.isEmpty { tell(declared: names, declared) }
    }

    var text: String { parts.joined(separator: "; ") }

    // MARK: declarations

    /// What the input declared, or declared anew.
    private var declarations: [Declaration] {
        let known = Set(old.scene.program.declarations.map(ObjectIdentifier.init))
        return new.scene.program.declarations.filter { !known.contains(ObjectIdentifier($0)) }
    }

    /// Before what came of it.
    private mutating func tell(declared names: [String], _ declarations: [Declaration]) {
        parts.insert("declared " + Self.list(names.map { sanitized($0) }), at: 0)
        if new.scene.root == nil, let view = declarations.compactMap(\.shownType).last { parts.append("'root \(view)' shows it") }
        json.append(JSON.Field("declared", .array(names.prefix(1000).map { .string($0) })))
    }

    /// The first three, and how many more there are.
    private static func list(_ names: [String]) -> String {
        names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }

    // MARK: the console

    /// What actions and bodies printed, which Xcode's console would show.
    private var printedTexts: [String] {
        let log = new.scene.events
        return log.events.suffix(max(0, log.count - old.scene.events.count)).filter { $0.kind == "print" }.map(\.text)
    }

    private mutating func tell(printed texts: [String]) {
        guard !texts.isEmpty else { return }
        parts.insert("printed: " + Self.list(texts.map { sanitized($0) }), at: 0)
        json.append(JSON.Field("printed", .array(texts.prefix(1000).map { .string($0) })))
    }

    // MARK: the screen

    private mutating func tellScreen() {
        let (before, after) = (old.scene.stage, new.scene.stage)
        var words: [String] = []
        if before.device != after.device { words.append(after.device.name) }
        if before.size != after.size { words.append(PointText.size(after.size)) }
        if before.insets != after.insets { words.append(Self.words(of: after.insets)) }
        if before.typeSize != after.typeSize { words.append("type size \(after.typeSize ?? .large)") }
        if before.colorScheme != after.colorScheme { words.append(after.colorScheme.rawValue + " appearance") }
        if before.os != after.os { words.append("the rules of iOS \(after.os.rawValue)") }
        if before.platform != after.platform { words.append("the rules of \(after.effectivePlatform.rawValue)") }
        if before.scale != after.scale { words.append("\(PointText.number(after.effectiveScale)) pixels a point") }
        let isTurned = (before.direction == .rightToLeft) != (after.direction == .rightToLeft)
        let hasLocale = old.scene.locale != new.scene.locale
        // A locale sets the direction that was the usual one before.
        if before.direction != after.direction, isTurned || !hasLocale {
            words.append(after.direction == .rightToLeft ? "right to left" : "left to right")
        }
        if hasLocale { words.append("locale \(sanitized(new.scene.locale))") }
        if old.scene.clock.isManual != new.scene.clock.isManual {
            words.append(new.scene.clock.isManual ? "time stands still until 'tick'" : "motion runs to its end")
        }
        if before.keyboard != after.keyboard {
            words.append(after.keyboard.map { "keyboard \(PointText.number($0)) high" } ?? "keyboard hidden")
        }
        if before.scenePhase != after.scenePhase { words.append("the scene is \(after.scenePhase.caseName)") }
        if before.hasMouse != after.hasMouse { words.append(after.hasMouse == true ? "a mouse is attached" : "no mouse is attached") }
        words += sizeClassWords
        if words.isEmpty, before != after { words = ["the screen as it was, \(PointText.size(after.size))"] }
        if words.isEmpty { return }
        parts.append(words.joined(separator: ", "))
        if before != after { json.append(JSON.Field("screen", JSON(after.size))) }
    }

    /// The size classes that a command has set or given back to the device, as they are now.
    private var sizeClassWords: [String] {
        let (before, after) = (old.scene.stage, new.scene.stage)
        var words: [String] = []
        if before.horizontalClass != after.horizontalClass {
            words.append("horizontal size class \((after.horizontalClass ?? after.deviceClasses.horizontal).rawValue)")
        }
        if before.verticalClass != after.verticalClass {
            words.append("vertical size class \((after.verticalClass ?? after.deviceClasses.vertical).rawValue)")
        }
        return words
    }

    private static func words(of insets: EdgeInsets) -> String {
        let words = Edge.allCases.filter { insets[$0] != 0 }.map { "\($0.word) \(PointText.number(insets[$0]))" }
        return words.isEmpty ? "no safe area" : "safe area " + words.joined(separator: " ")
    }

    // MARK: views

    private mutating func tellViews() {
        let renamed = renamedViews
        tell(renamed)
        let created = Self.outermost(of: new, notIn: old).filter { view in
            !renamed.contains { new.index.views[view].isPart(of: $0.after) }
        }
        let removed = Self.outermost(of: old, notIn: new).filter { view in
            !renamed.contains { old.index.views[view].isPart(of: $0.before) }
        }
        tell("created", created, in: new.index, butNot: old.index)
        tellRoot(besides: renamed)
        tell("removed", removed, in: old.index, butNot: new.index)
    }

    /// A root of a name that was there already is told: without that, `Text("b")` after `VStack { Text("a") }` would only remove.
    private mutating func tellRoot(besides renamed: [(before: String, after: String)]) {
        guard let before = Self.rootName(old), let after = Self.rootName(new), before != after, old.targets.names.contains(after),
            new.targets.names.contains(after), !renamed.contains(where: { $0.after == after }),
            new.index.views.allSatisfy({ $0.parent != nil || Self.rootName($0) == after })
        else { return }
        parts.append("the root is \(sanitized(after))")
        json.append(JSON.Field("root", .string(after)))
    }

    /// `forEach1` where its rows are the roots.
    private static func rootName(_ scene: LaidOutScene) -> String? { scene.index.views.first.map(rootName) }

    private static func rootName(_ view: ViewIndex.View) -> String { String(view.text.prefix { $0 != "[" && $0 != "." }) }

    /// The views that stayed and have another name.
    private var renamedViews: [(before: String, after: String)] {
        guard old.scene.names != new.scene.names else { return [] }
        return new.targets.outline.views.filter { $0.template == nil }.compactMap { view in
            guard let before = old.scene.names[view.id], let after = new.scene.names[view.id], before != after else { return nil }
            return (before, after)
        }
    }

    private mutating func tell(_ renamed: [(before: String, after: String)]) {
        if renamed.isEmpty { return }
        parts.append("renamed " + Self.list(renamed.map { "\(sanitized($0.before)) to \(sanitized($0.after))" }))
        let pairs = renamed.prefix(1000).map { JSON.object(["from": .string($0.before), "to": .string($0.after)]) }
        json.append(JSON.Field("renamed", .array(pairs)))
    }

    /// The views of one layout that the other has not, without those inside of such a view.
    /// - Parameter hasRows: do new rows of lists that were there count?
    private static func outermost(of own: LaidOutScene, notIn otherScene: LaidOutScene, hasRows: Bool = false) -> [Int] {
        let (index, other) = (own.index, otherScene.index)
        lazy var lists = Set(own.targets.names).subtracting(otherScene.targets.names)
        return index.views.indices.filter { view in
            guard other.viewsByText[index.views[view].text] == nil else { return false }
            guard let parent = index.views[view].parent else { return true }
            // A new row of a list that was there is told with its scroll view.
            let isRow = index.layers[index.outermost(view)].owner.element != nil
            if isRow, !hasRows, !lists.contains(String(index.views[view].text.prefix { $0 != "[" })) { return false }
            return other.viewsByText[index.views[parent].text] != nil
        }
    }

    private mutating func tell(_ verb: String, _ views: [Int], in index: ViewIndex, butNot other: ViewIndex) {
        if views.isEmpty { return }
        let names = views.map { sanitized(index.views[$0].text) }
        let shown = Self.list(names)
        let inside = views.reduce(0) { $0 + Self.count(inside: $1, index, butNot: other) }
        parts.append("\(verb) \(shown)" + (inside > 0 ? " with \(inside.counted("view")) inside" : ""))
        json.append(JSON.Field(verb, .array(names.prefix(1000).map { .string($0) })))
    }

    /// Without those that are in the other layout, too: what was wrapped or unwrapped stays.
    private static func count(inside view: Int, _ index: ViewIndex, butNot other: ViewIndex) -> Int {
        var (count, work) = (0, index.views[view].children)
        while let next = work.popLast() {
            if other.viewsByText[index.views[next].text] == nil { count += 1 }
            work += index.views[next].children
        }
        return count
    }

    private mutating func tellFocus() {
        guard old.scene.focus != new.scene.focus else { return }
        let name = new.scene.focus.flatMap { new.scene.names[$0] }
        parts.append("'add' appends to \(name.map { sanitized($0) } ?? "the root")")
        json.append(JSON.Field("focus", name.map { .string($0) } ?? .null))
    }

    // MARK: scroll views

    private mutating func tellScrolls() {
        var scrolled: [JSON] = []
        for scroll in new.index.scrolls {
            guard let before = old.scene.layout.scrolls[scroll.path]?.geometry, let after = new.scene.layout.scrolls[scroll.path]?.geometry,
                before.contentOffset != after.contentOffset
            else { continue }
            let name = new.index.text(of: scroll) ?? "scroll view"
            var words = sanitized(name) + " at "
            words +=
                scroll.node.axes == .horizontal
                ? "x \(PointText.number(after.contentOffset.x))"
                : scroll.node.axes == .vertical ? "y \(PointText.number(after.contentOffset.y))" : PointText.point(after.contentOffset)
            let (rows, known) = (Self.rows(in: scroll, new.index), Set(Self.rows(in: scroll, old.index)))
            if let first = rows.first { words += ", \(sanitized(first)) first" }
            let appeared = rows.filter { !known.contains($0) }
            if !appeared.isEmpty { words += ", \(appeared.count.counted("row")) appeared" }
            parts.append(words)
            scrolled.append(
                .object([
                    "name": .string(name), "contentOffset": JSON(after.contentOffset),
                    "appeared": .array(appeared.prefix(1000).map { .string($0) }),
                ]))
        }
        if !scrolled.isEmpty { json.append(JSON.Field("scrolled", .array(scrolled))) }
    }

    /// The elements of ForEach that can be seen in a scroll view, in tree order, by the first view of each.
    private static func rows(in scroll: ViewIndex.Scroll, _ index: ViewIndex) -> [String] {
        guard let layer = index.scrolls.first(where: { $0.path == scroll.path })?.layer else { return [] }
        var (rows, known): ([String], Set<ViewPath>) = ([], [])
        let range = index.subtree(of: layer)
        for view in index.views.indices {
            let outer = index.outermost(view)
            guard range.contains(outer), index.layers[outer].owner.element != nil, index.isVisible(outer),
                known.insert(index.layers[outer].owner).inserted
            else { continue }
            rows.append(index.views[view].text)
        }
        return rows
    }

    // MARK: frames

    /// How many views moved; where none did, which state changed.
    /// - Parameters:
    ///   - isSilent: that nothing moved is not worth a word.
    ///   - declares: did the input declare something? What that gives a value is not a change.
    private mutating func tellMoved(unless isSilent: Bool, declares: Bool) {
        let moved = new.index.views.indices.count { view in
            guard let before = old.index.viewsByText[new.index.views[view].text] else { return false }
            // The outermost layer is the place among others, the innermost where it is drawn.
            let (was, now) = (old.index.views[before].layers, new.index.views[view].layers)
            return [(was.first, now.first), (was.last, now.last)].contains { first, last in
                first.map { old.index.layers[$0].frame } != last.map { new.index.layers[$0].frame }
            }
        }
        json.append(JSON.Field("moved", .int(moved)))
        if moved == 0 {
            if !declares, tellState() { return }
            if isSilent || tellRows() { return }
        }
        parts.append(moved == 0 ? "nothing moved" : "\(moved.counted("view")) moved")
    }
}

extension SceneAnswer {
    /// What came and went at the end of a list moves no other row.
    /// - Returns: are there any?
    private mutating func tellRows() -> Bool {
        tell("created", Self.outermost(of: new, notIn: old, hasRows: true), in: new.index, butNot: old.index)
        tell("removed", Self.outermost(of: old, notIn: new, hasRows: true), in: old.index, butNot: new.index)
        return !parts.isEmpty
    }
}

extension ViewNames.View {
    /// Is it the view of a name, or one that is addressed from there?
    fileprivate func isPart(of name: String) -> Bool {
        text.hasPrefix(name) && [nil, ".", "["].contains(text.dropFirst(name.count).first)
    }
}

extension SceneAnswer {
    /// What nobody sees moving: the values that are others now.
    /// - Returns: are there any?
    private mutating func tellState() -> Bool {
        let changes = StateChanges(from: old, to: new).all
        guard !changes.isEmpty else { return false }
        parts.append(Self.list(changes.map(\.text)))
        json.append(JSON.Field("state", .array(changes.prefix(1000).map(\.json))))
        return true
    }
}

extension Interpreter {
    /// Does an input that says nothing itself tell what it did? At the prompt, unless told otherwise: what scripts print stays theirs.
    var tellsWhatItDid: Bool { depth == 0 && current.scene.options.answers(isInteractive: options.isInteractive) }

    /// After an input that changed the scene and says nothing itself: what happened.
    func addAnswer(to answer: inout Answer, since before: LaidOutScene) {
        guard tellsWhatItDid, current !== before, answer.output.isEmpty, current.scene.options == before.scene.options,
            current.scene.root !== before.scene.root || current.scene.watches.map(\.text) == before.scene.watches.map(\.text)
        else { return }
        let told = SceneAnswer(from: before, to: current)
        if told.text.isEmpty { return }
        answer.output = Output(json: .object([JSON.Field("answer", .object(told.json))]), lines: [StyledText(told.text, .faint)])
    }
}

extension Declaration {
    /// How the view that it declares is written, or the app; nil for what is neither.
    fileprivate var shownType: String? {
        switch kind {
        case .type(let type) where type.conforms(to: "View") || type.conforms(to: "App"):
            type.name + (type.needsArguments ? "(…)" : "()")
        case .variable(let variable) where variable.bindings.count == 1 && variable.bindings[0].type?.text == "some View":
            declaredNames.first
        default: nil
        }
    }

    /// The names that it gives; of an extension the type that it extends.
    fileprivate var toldNames: [String] {
        if case .extension(let added) = kind { return [added.extended.baseName] }
        return declaredNames
    }
}
