// SPDX-License-Identifier: GPL-3.0-or-later

extension ResolvedType {
    /// As Swift writes the type.
    var description: String {
        switch self {
        case .any: "Any"
        case .void: "Void"
        case .bool: "Bool"
        case .int: "Int"
        case .integer(let type): type.rawValue
        case .double: "Double"
        case .float: "Float"
        case .string: "String"
        case .substring: "Substring"
        case .character: "Character"
        case .array(let element): "[\(element.description)]"
        case .slice(let element): "ArraySlice<\(element.description)>"
        case .dictionary(let key, let value): "[\(key.description): \(value.description)]"
        case .set(let element): "Set<\(element.description)>"
        case .optional(let wrapped): "\(wrapped.description)?"
        case .range(let bound, let isClosed): "\(isClosed ? "ClosedRange" : "Range")<\(bound.description)>"
        case .tuple(let elements): "(" + elements.map { $0.type.description }.joined(separator: ", ") + ")"
        case .function(let signature):
            "(" + signature.parameters.map(\.description).joined(separator: ", ") + ") -> \(signature.result.description)"
        case .binding(let wrapped): "Binding<\(wrapped.description)>"
        case .metatype(let type): "\(type.description).Type"
        case .keyPath: "KeyPath"
        case .user(let type): type.name
        case .native(let type): type.name
        case .element: "Element"
        case .result: "Result"
        }
    }

    /// As a type prints itself: `Array<Int>`; nil if unknown.
    var runtimeName: String? { runtimeName(ofUnknown: nil) }

    /// As a type prints itself.
    /// - Parameter word: what stands for a part that is unknown, or an `Any`; nil where nothing does.
    func runtimeName(ofUnknown word: String?) -> String? {
        func generic(_ name: String, _ arguments: ResolvedType...) -> String? {
            let names = arguments.compactMap { $0.runtimeName(ofUnknown: word) }
            return names.count < arguments.count ? nil : name + "<" + names.joined(separator: ", ") + ">"
        }
        switch self {
        case .any: return word
        case .element, .result, .function, .metatype, .keyPath: return nil
        case .void: return "()"
        case .array(let element): return generic("Array", element)
        case .slice(let element): return generic("ArraySlice", element)
        case .set(let element): return generic("Set", element)
        case .dictionary(let key, let value): return generic("Dictionary", key, value)
        case .optional(let wrapped): return generic("Optional", wrapped)
        case .range(let bound, let isClosed): return generic(isClosed ? "ClosedRange" : "Range", bound)
        case .binding(let wrapped): return generic("Binding", wrapped)
        case .tuple(let elements):
            let names = elements.compactMap { element in
                element.type.runtimeName(ofUnknown: word).map { (element.label.map { $0 + ": " } ?? "") + $0 }
            }
            return names.count < elements.count ? nil : "(" + names.joined(separator: ", ") + ")"
        case .user(let type) where !type.arguments.isEmpty: return staticType.runtimeName
        case .user(let type): return type.genericNames.isEmpty ? type.name : nil
        default: return description
        }
    }

    /// The type under `?`.
    var unwrapped: ResolvedType {
        if case .optional(let wrapped) = self { return wrapped.unwrapped }
        return self
    }

    var isAny: Bool {
        if case .any = self { return true }
        return false
    }

    var isFloat: Bool {
        switch self {
        case .float: true
        case .optional(let wrapped): wrapped.isFloat
        default: false
        }
    }

    var isDouble: Bool {
        switch self {
        case .double: true
        case .optional(let wrapped): wrapped.isDouble
        default: false
        }
    }
}
