// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The scene as SwiftUI source to paste into Xcode: its declarations, its root as a View struct with a `#Preview`, and what SwiftUI
/// itself does not have. Loaded here it gives the same layout again.
struct SwiftExport {
    let scene: Scene
    let names: NameTable
    /// With code that prints every view's frame.
    var hasProbes = false

    var text: String {
        var blocks = ["import SwiftUI"]
        blocks += others.map { hasProbes ? SwiftPrinter.pretty(probed($0)) : DeclarationText.of($0, operators: scene.program.operators) }
        if let root = scene.root { blocks.append(marker + (isWhole(root) ? preview(root) : component(root))) }
        if usesViewport { blocks.append(ExportedSupport.viewport) }
        if hasProbes { blocks.append(ProbeSupport.text(app: probeApp)) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// Probes change the code: such a file is none to load again.
    private var marker: String {
        let isPlain = scene.root.map { isWhole($0) && isApp($0) } ?? true
        return hasProbes || isPlain ? "" : SceneMarker(of: scene).text + "\n"
    }

    // MARK: declarations

    /// The scene's @State variables become state of the view that shows it; previews of loaded files give way to the scene's own.
    private var states: [Declaration] { scene.program.declarations.filter(isState) }

    private var others: [Declaration] {
        scene.program.declarations.filter { declaration in
            if case .macro("Preview", _, _) = declaration.kind { return scene.root == nil }
            return !isState(declaration)
        }
    }

    private func isState(_ declaration: Declaration) -> Bool {
        if case .variable = declaration.kind { return declaration.attributes.contains { $0.name == "State" } }
        return false
    }

    /// With the value that the variable has now.
    private func current(_ declaration: Declaration) -> Declaration {
        guard case .variable(var variable) = declaration.kind, variable.bindings.count == 1,
            case .binding(let name, _, _) = variable.bindings[0].pattern, let value = scene.state[.scene, name], !value.isTooLong,
            let text = SwiftLiteral.of(value), let expression = try? SwiftReader.expression(SourceText(text))
        else { return declaration }
        variable.bindings[0].initializer = expression
        return Declaration(.variable(variable), attributes: declaration.attributes, modifiers: ["private"], span: declaration.span)
    }

    // MARK: the root

    /// Is it a view or an app of the scene's own that needs nothing around it?
    private func isWhole(_ root: Expression) -> Bool {
        guard states.isEmpty, scene.overrides.isEmpty, case .call(let call) = root.kind, let type = call.callee.bareTypeName,
            scene.program.type(named: type) != nil
        else { return false }
        return true
    }

    private func isApp(_ root: Expression) -> Bool {
        guard let type = root.viewTypeName, let declared = scene.program.type(named: type) else { return false }
        return declared.conformances.contains("App")
    }

    private func preview(_ root: Expression) -> String {
        isApp(root) ? "" : "#Preview {\n    " + SwiftPrinter.pretty(root, indentation: 4) + "\n}"
    }

    private var componentName: String {
        var name = "ContentView"
        while scene.program.type(named: name) != nil { name = "Scene" + name }
        return name
    }

    private func component(_ root: Expression) -> String {
        var body = hasProbes ? ProbeInserter(names: names, program: scene.program).probed(root) : root
        body = ViewportReading.wrapped(body)
        var properties = states.map { SwiftPrinter.pretty(current($0), indentation: 4) }
        properties += environmentKeys(of: body).map { "@Environment(\\.\($0)) private var \($0)" }
        if hasProbes { properties.append(ProbeSupport.rootProperty) }
        var lines = ["struct \(componentName): View {"]
        lines += properties.map { "    " + $0 }
        if !properties.isEmpty { lines.append("") }
        let modifiers = scene.overrides.map { "\n            .environment(\\.\($0.key), \($0.text))" }.joined()
        lines += [
            "    var body: some View {", "        " + SwiftPrinter.pretty(body, indentation: 8) + modifiers, "    }", "}", "", "#Preview {",
            "    \(componentName)()", "}",
        ]
        return lines.joined(separator: "\n")
    }

    /// Keys that the prompt reads by their bare names.
    private func environmentKeys(of root: Expression) -> [String] {
        root.freeIdentifiers.filter { Catalog.environmentKeys[$0] != nil && scene.program.variables[$0] == nil }.sorted()
    }

    // MARK: what SwiftUI does not have

    private var usesViewport: Bool {
        let key = EnvironmentKeys.viewport
        func uses(_ expression: Expression) -> Bool {
            expression.first { node in
                switch node.kind {
                case .identifier(let name, _): Catalog.ownViews.contains(name) || name == key.name || name == Viewport.typeName
                case .keyPath(_, let components): components.contains { if case .property(key.name) = $0 { true } else { false } }
                case .type(let type): type.simpleName == Viewport.typeName
                default: false
                }
            } != nil
        }
        guard Catalog.ownViews.allSatisfy({ scene.program.type(named: $0) == nil }) else { return false }
        return scene.root.map(uses) == true || scene.program.declarations.contains { SwiftPrinter.line($0).contains("iewport") }
    }

    // MARK: probes

    private func probed(_ declaration: Declaration) -> Declaration {
        ProbeInserter(names: names, program: scene.program).probed(declaration)
    }

    /// What the probing app shows; nil where the scene has an app of its own.
    private var probeApp: ProbeSupport.App? {
        guard let root = scene.root, !scene.program.types.values.contains(where: { $0.conformances.contains("App") }) else { return nil }
        let size = scene.stage.size
        let view =
            isWhole(root) ? SwiftPrinter.line(ProbeInserter(names: names, program: scene.program).probed(root)) : componentName + "()"
        return ProbeSupport.App(view: view, width: SwiftLiteral.number(size.width), height: SwiftLiteral.number(size.height))
    }
}

extension Expression {
    /// `Feed` of a callee that is the name of a type.
    fileprivate var bareTypeName: String? {
        if case .identifier(let name, _) = kind, name.first?.isUppercase == true { return name }
        return nil
    }
}
