// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage
import Testing

@testable import ViewCatalog

/// Parses, binds and lays out a view, as the shell does.
struct CatalogFixture {
    let machine: Machine
    let root: Expression
    let names: NameTable

    /// Declarations that were read once, for all fixtures that stand beside them.
    struct Surroundings {
        let declared: [Declaration]
        let program: Program

        /// - Parameter name: that of a file, which is whole; nil of what is typed.
        init(_ text: String, name: String? = nil) throws {
            declared = try SwiftReader.declarations(SourceText(text, name: name)).compactMap(\.declaration)
            program = try Program().adding(declared)
        }
    }

    init(_ text: String, declarations: String = "") throws {
        try self.init(text, in: Surroundings(declarations))
    }

    init(_ text: String, in surroundings: Surroundings) throws {
        let program = try surroundings.program.serving(text)
        root = try SwiftReader.expression(SourceText(text))
        names = NameTable(root: root, declarations: surroundings.declared)
        machine = Machine(program: program, state: StateStore(), host: CatalogHost(names: names))
        try machine.initialize(surroundings.declared, in: machine.context())
    }

    func node() throws -> Node { try Catalog.makeRoot(root, machine: machine) }

    /// Lays out in a window of the size, without safe area, at scale 3.
    func layout(_ size: CGSize = CGSize(width: 393, height: 852), options: LayoutOptions = LayoutOptions()) throws -> LayoutResult {
        var options = options
        options.host = machine
        let environment = EnvironmentValues.empty.setting(EnvironmentKeys.displayScale, to: 3, by: .standard)
        let input = LayoutInput(root: try node(), environment: environment, window: size, safeArea: [])
        let result = LayoutSolver.layout(input, options: options)
        if let issue = result.issues.first { throw issue }
        return result
    }

    /// Lines `name kind layer x y width height` of every tagged layer, parents first.
    func frames(_ size: CGSize = CGSize(width: 300, height: 200)) throws -> [String] {
        var lines: [String] = []
        for layer in try layout(size).snapshot.layers {
            guard let tag = layer.tag else { continue }
            let numbers = [layer.frame.minX, layer.frame.minY, layer.frame.width, layer.frame.height].map {
                NumberFormat.description($0, rounded: true)
            }
            lines.append("\(layer.owner.appending(tag.name)) \(tag.kind) \(tag.layer) " + numbers.joined(separator: " "))
        }
        return lines
    }

    static func value(_ text: String, declarations: String = "") throws -> Value {
        let fixture = try CatalogFixture(text, declarations: declarations)
        return try fixture.machine.evaluate(fixture.root, in: fixture.machine.context())
    }
}

func message(_ error: any Error) -> String {
    guard let diagnostic = error as? Diagnostic else { return "\(error)" }
    return "[\(diagnostic.id.rawValue)] \(diagnostic.message)" + (diagnostic.suggestion.map { " (did you mean \($0))" } ?? "")
}
