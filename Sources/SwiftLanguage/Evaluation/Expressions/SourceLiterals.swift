// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftParser
internal import SwiftSyntax

/// `#function`, `#line` and the like: where code stands or, as the default of a parameter, where the call does.
enum SourceLiteral: String {
    case function, line, column, file, fileID, filePath

    var type: StaticType {
        switch self {
        case .line, .column: .int
        case .function, .file, .fileID, .filePath: .string
        }
    }

    func value(at span: SourceSpan?) -> Value {
        switch self {
        case .line: .int(span.map { $0.source.position(at: $0.start).line } ?? 0)
        case .column: .int(span.map { $0.source.position(at: $0.start).column } ?? 0)
        case .file, .filePath: .string(span?.source.name ?? "")
        case .fileID: .string("main/" + (span?.source.name?.split(separator: "/").last.map(String.init) ?? ""))
        case .function: .string(span.map(Self.functionName) ?? "")
        }
    }

    /// The innermost declaration around a place, as Swift writes it: `move(to:)`, `init(name:)`, `title`, `subscript(_:)`.
    private static func functionName(around span: SourceSpan) -> String {
        let tree = Parser.parse(source: span.source.text)
        var node = tree.token(at: AbsolutePosition(utf8Offset: span.start))?.parent
        while let current = node {
            if let name = name(of: current) { return name }
            node = current.parent
        }
        return span.source.name?.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "main"
    }

    private static func name(of node: Syntax) -> String? {
        if let function = node.as(FunctionDeclSyntax.self) {
            return function.name.text + labels(function.signature.parameterClause)
        }
        if let initializer = node.as(InitializerDeclSyntax.self) { return "init" + labels(initializer.signature.parameterClause) }
        if let member = node.as(SubscriptDeclSyntax.self) { return "subscript" + labels(member.parameterClause, ofSubscript: true) }
        if node.is(DeinitializerDeclSyntax.self) { return "deinit" }
        guard let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil else { return nil }
        return binding.pattern.trimmedDescription
    }

    /// A parameter of a subscript has a label only where two names are written.
    private static func labels(_ clause: FunctionParameterClauseSyntax, ofSubscript: Bool = false) -> String {
        "(" + clause.parameters.map { (ofSubscript && $0.secondName == nil ? "_" : $0.firstName.text) + ":" }.joined() + ")"
    }
}

extension Expression {
    /// `#line` as the default of a parameter is the line of the call.
    var sourceLiteral: SourceLiteral? {
        if case .macro(let name, let arguments) = kind, arguments.isEmpty { SourceLiteral(rawValue: name) } else { nil }
    }
}
