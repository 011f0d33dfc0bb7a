// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// The authored views of the scene's source, whether or not anything shows them: what edits address.
// Unchecked: it is used on the interpreter's thread only.
final class Outline: @unchecked Sendable {
    struct View: Sendable {
        fileprivate(set) var base: Expression
        /// With all its modifiers.
        fileprivate(set) var outer: Expression
        let name: String
        /// `VStack`.
        let kind: String
        // Small numbers: each scene has an outline, and each edit copies it.
        private let parentPlace: Int32
        private let templatePlace: Int32
        private var endPlace: Int32 = 0
        /// Do elements that it makes own the names of what is in it?
        let ownsNames: Bool

        fileprivate init(
            base: Expression, outer: Expression, name: String, kind: String, ownsNames: Bool, parent: Int?, template: Int?, end: Int = 0
        ) {
            (self.base, self.outer, self.name, self.kind, self.ownsNames) = (base, outer, name, kind, ownsNames)
            (parentPlace, templatePlace, endPlace) = (Int32(parent ?? -1), Int32(template ?? -1), Int32(end))
        }

        /// The id of the view's base, under which names are kept.
        var id: ExpressionID { base.id }
        var parent: Int? { parentPlace < 0 ? nil : Int(parentPlace) }
        /// The ForEach whose element owns the name; nil for the scene.
        var template: Int? { templatePlace < 0 ? nil : Int(templatePlace) }
        /// Where the views behind this one and those in it begin.
        fileprivate(set) var end: Int {
            get { Int(endPlace) }
            set { endPlace = Int32(newValue) }
        }
    }

    private(set) var views: [View] = []
    /// The view that each expression of a chain belongs to.
    private lazy var bySource = Dictionary(
        views.enumerated().flatMap { index, view in view.outer.chain.map { ($0.id.number, index) } }, uniquingKeysWith: { _, last in last })

    /// - Parameters:
    ///   - names: what has a name is a view.
    ///   - earlier: the outline of an earlier root: views whose expressions stayed the same objects are taken from it.
    init(_ root: Expression?, names: NameTable, after earlier: Outline? = nil) {
        guard let root else { return }
        var scanner = OutlineScanner(names: names, earlier: earlier)
        scanner.scan(root, parent: nil, template: nil)
        // An array that grew has room to spare, nearly as much again.
        views = scanner.views.map(\.self)
    }

    /// The outline of a root that writes the same views as an earlier one, with some nodes made anew. Only the views on their way are
    /// looked at, and the ones beside those.
    init(_ earlier: Outline, _ rewritings: [Expression.Rewriting]) {
        views = earlier.views
        var index = 0
        while index < views.count {
            guard let outer = rewritings.first(where: { $0.old === views[index].outer })?.new else {
                index = views[index].end
                continue
            }
            views[index].outer = outer
            views[index].base = outer.chainBase
            index += 1
        }
    }

    /// How many views and modifiers are written.
    var partCount: Int { bySource.count }

    /// The view that an expression of its chain belongs to.
    func view(source number: Int) -> Int? { bySource[number] }
    func view(_ id: ExpressionID) -> Int? { bySource[id.number] }

    /// Is one the other, or does it lie in it?
    func isInside(_ view: Int, _ other: Int) -> Bool {
        var current: Int? = view
        while let index = current {
            if index == other { return true }
            current = views[index].parent
        }
        return false
    }
}

/// Walks source in order and gathers the views.
private struct OutlineScanner {
    let names: NameTable
    var views: [Outline.View] = []
    private let earlier: Outline?
    /// The view of the earlier outline that comes next, where nothing was put in, taken out or moved.
    private var next = 0

    init(names: NameTable, earlier: Outline?) {
        self.names = names
        self.earlier = earlier
    }

    /// The views of an expression in the earlier outline, itself first; empty where it was not there.
    private mutating func known(_ expression: Expression, base: Expression) -> Range<Int> {
        guard let earlier else { return 0..<0 }
        let isNext = next < earlier.views.count && earlier.views[next].id == base.id
        guard let index = isNext ? next : earlier.view(base.id) else { return 0..<0 }
        let view = earlier.views[index]
        guard view.outer === expression else {
            next = index + 1
            return 0..<0
        }
        next = view.end
        return index..<view.end
    }

    mutating func scan(_ expression: Expression, parent: Int?, template: Int?) {
        let base = expression.chainBase
        guard let name = names[base.id] else { return scanParts(expression, parent, template) }
        let known = known(expression, base: base)
        if let earlier, !known.isEmpty { return take(known, of: earlier, parent, template) }
        let kind = base.viewTypeName ?? "View"
        let ownsNames = base.makesElements(kind)
        let index = views.count
        views.append(
            Outline.View(
                base: base, outer: expression, name: name, kind: kind, ownsNames: ownsNames, parent: parent,
                template: template))
        for part in expression.chain.reversed() {
            scanOwnParts(part, parent: index, template: ownsNames && part === base ? index : template)
        }
        views[index].end = views.count
    }

    /// Views as they were found before, at their new places.
    private mutating func take(_ known: Range<Int>, of earlier: Outline, _ parent: Int?, _ template: Int?) {
        let shift = views.count - known.lowerBound
        func moved(_ index: Int?, or outer: Int?) -> Int? { index.flatMap { $0 >= known.lowerBound ? $0 + shift : nil } ?? outer }
        for view in earlier.views[known] {
            views.append(
                Outline.View(
                    base: view.base, outer: view.outer, name: view.name, kind: view.kind, ownsNames: view.ownsNames,
                    parent: moved(view.parent, or: parent), template: moved(view.template, or: template), end: view.end + shift))
        }
    }

    /// The arguments and closures of one link of a chain.
    private mutating func scanOwnParts(_ part: Expression, parent: Int?, template: Int?) {
        guard case .call(let call) = part.kind else { return }
        for argument in call.arguments { scan(argument.value, parent: parent, template: template) }
        for argument in call.trailingClosures { scan(argument.value, parent: parent, template: template) }
    }

    private mutating func scanParts(_ expression: Expression, _ parent: Int?, _ template: Int?) {
        switch expression.kind {
        case .call(let call):
            scan(call.callee, parent: parent, template: template)
            scanOwnParts(expression, parent: parent, template: template)
        case .member(let base, _, _): scan(base, parent: parent, template: template)
        case .closure(let closure): scan(closure.body, parent, template)
        case .parenthesized(let inner): scan(inner, parent: parent, template: template)
        case .ternary(_, let a, let b):
            scan(a, parent: parent, template: template)
            scan(b, parent: parent, template: template)
        case .array(let elements): for element in elements { scan(element, parent: parent, template: template) }
        case .if(let statement): scan(statement, parent, template)
        case .switch(let statement): for branch in statement.cases { scan(branch.body, parent, template) }
        default: break
        }
    }

    private mutating func scan(_ statements: [Statement], _ parent: Int?, _ template: Int?) {
        for statement in statements {
            switch statement.kind {
            case .expression(let expression), .return(let expression?): scan(expression, parent: parent, template: template)
            case .if(let inner): scan(inner, parent, template)
            case .switch(let inner): for branch in inner.cases { scan(branch.body, parent, template) }
            case .conditionalCompilation(let clauses): for clause in clauses { scan(clause.body, parent, template) }
            default: break
            }
        }
    }

    private mutating func scan(_ statement: IfStatement, _ parent: Int?, _ template: Int?) {
        scan(statement.body, parent, template)
        if let elseBody = statement.elseBody { scan(elseBody, parent, template) }
    }
}

extension Expression {
    fileprivate func makesElements(_ kind: String) -> Bool {
        guard case .call(let call) = self.kind else { return false }
        return ViewNaming.makesElements(call, kind: kind)
    }
}
