// SPDX-License-Identifier: GPL-3.0-or-later

/// `#function`, `#line` and the like: where code stands or, as the default of a parameter, where the call does.
enum SourceLiteral: String {
    case function, line, column, file, fileID, filePath

    /// What kind of literal it stands for: it takes the type that is wanted of that.
    var kind: LiteralKind {
        switch self {
        case .line, .column: .integer
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

    /// The name of the innermost declaration around a place, or of the file.
    private static func functionName(around span: SourceSpan) -> String {
        span.source.declarationNames.name(at: span.start)
            ?? span.source.name?.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "main"
    }
}

extension Expression {
    /// `#line` as the default of a parameter is the line of the call.
    var sourceLiteral: SourceLiteral? {
        if case .macro(let name, let arguments) = kind, arguments.isEmpty { SourceLiteral(rawValue: name) } else { nil }
    }

    /// The method that a `#selector` names, alone only in the type that has it; nil where it names none.
    func selectorName(inType: Bool) -> String? {
        switch kind {
        case .identifier(let name, _): inType ? name.withoutLabels : nil
        case .member(_, let name, _): name.withoutLabels
        case .parenthesized(let inner), .as(let inner, _, _): inner.selectorName(inType: inType)
        default: nil
        }
    }
}
