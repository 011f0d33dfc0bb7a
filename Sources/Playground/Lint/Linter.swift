// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// Walks the scene's source, with what encloses each view, and asks the rules about it.
struct Linter {
    let scene: Scene
    let names: NameTable
    private var findings: [LintFinding] = []

    init(scene: Scene, names: NameTable) {
        self.scene = scene
        self.names = names
    }

    static func findings(_ laidOut: LaidOutScene) -> [LintFinding] {
        var linter = Linter(scene: laidOut.scene, names: laidOut.names)
        if let root = laidOut.scene.root { linter.scan(root, []) }
        for declaration in laidOut.scene.program.declarations { linter.scan(declaration) }
        return linter.findings
    }

    /// A view with its modifiers, and the kinds of what is around it, outermost first.
    struct View {
        let name: String
        let kind: String
        let base: Expression
        let modifiers: [Expression.Modifier]
        let around: [String]

        /// nil for a view that the scene declares.
        var declaration: ViewDeclaration? { Catalog.views[kind] }
        var isInLazy: Bool { around.contains { Catalog.views[$0]?.isLazy == true } }
        /// The name of the view, where it stands in a text.
        var span: SourceSpan? {
            if case .call(let call) = base.kind { return call.callee.span ?? base.span }
            return base.span
        }
        /// Has it a modifier that does something to its room?
        func has(_ effect: GeometryEffect) -> Bool { modifiers.contains { $0.has(effect) } }
    }

    // MARK: declarations

    private mutating func scan(_ declaration: Declaration) {
        switch declaration.kind {
        case .type(let type): scan(members: type.members, of: type.name)
        case .extension(let type): scan(members: type.members, of: SwiftPrinter.line(type.extended))
        case .variable(let variable):
            for binding in variable.bindings {
                if let getter = binding.accessors?.getter { scan(getter, []) }
                if let initializer = binding.initializer { scan(initializer, []) }
            }
        case .function(let function): if let body = function.body { scan(body, []) }
        default: break
        }
    }

    private mutating func scan(members: [Declaration], of type: String) {
        for member in members {
            if let finding = LintRules.freshID(type, member) { findings.append(finding) }
            scan(member)
        }
    }

    // MARK: statements

    private mutating func scan(_ statements: [Statement], _ around: [String]) {
        for statement in statements {
            if case .if(let branch) = statement.kind {
                if let finding = LintRules.branches(branch, around.last ?? "body", statement.span) { findings.append(finding) }
                scan(branch.body, around)
                if let other = branch.elseBody { scan(other, around) }
                continue
            }
            _ = statement.mapChildren { child in
                scan(child, around)
                return child
            }
        }
    }

    // MARK: views

    private mutating func scan(_ expression: Expression, _ around: [String]) {
        let base = expression.chainBase
        guard let kind = base.viewTypeName, Catalog.views[kind] != nil || scene.program.type(named: kind) != nil else {
            return scanInside(expression, around)
        }
        let view = View(
            name: names[base.id] ?? kind, kind: kind, base: base, modifiers: expression.modifierChain.modifiers, around: around)
        findings += LintRules(program: scene.program).findings(view)
        // A reader that reaches the edges does not keep to the safe area.
        let isAround = !(Catalog.traits(of: kind).contains(.readsGeometry) && view.has(.ignoresSafeArea))
        scanInside(base, isAround ? around + [kind] : around)
        for modifier in view.modifiers {
            for argument in modifier.call.arguments + modifier.call.trailingClosures {
                scan(argument.value, around + ["." + modifier.name])
            }
        }
    }

    private mutating func scanInside(_ expression: Expression, _ around: [String]) {
        if case .closure(let closure) = expression.kind { return scan(closure.body, around) }
        for child in expression.children { scan(child, around) }
    }
}

extension Expression.Modifier {
    func has(_ effect: GeometryEffect) -> Bool { Catalog.modifiers(named: name).contains { $0.geometry == effect } }
}
