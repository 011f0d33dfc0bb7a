// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `Mirror` and `dump`: the parts of a value, which `_Reflection` tells.
    static let reflection = """
        @discardableResult
        func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max) -> T {
            print(_Reflection.dump(value, type(of: value), name, indent, maxDepth))
            return value
        }
        @discardableResult
        func dump<T, Target: TextOutputStream>(
            _ value: T, to target: inout Target, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
        ) -> T {
            target.write(_Reflection.dump(value, type(of: value), name, indent, maxDepth) + "\\n")
            return value
        }
        protocol CustomReflectable { var customMirror: Mirror { get } }
        struct Mirror: CustomStringConvertible {
            enum DisplayStyle { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set` }
            typealias Child = (label: String?, value: Any)
            let subjectType: Any.Type
            let displayStyle: DisplayStyle?
            let children: [Child]
            private let above: [Mirror]
            var superclassMirror: Mirror? { above.first }
            var description: String { "Mirror for \\(subjectType)" }
            init<T>(reflecting subject: T) {
                if let own = (subject as? CustomReflectable)?.customMirror { self = own } else { self.init(subject, type(of: subject), 0) }
            }
            init<T>(_ subject: T, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil) {
                subjectType = type(of: subject)
                self.displayStyle = displayStyle
                self.children = children.map { (label: $0.key, value: $0.value) }
                above = []
            }
            init<T>(_ subject: T, unlabeledChildren: [Any], displayStyle: DisplayStyle? = nil) {
                subjectType = type(of: subject)
                self.displayStyle = displayStyle
                children = unlabeledChildren.map { (label: nil, value: $0) }
                above = []
            }
            private init(_ subject: Any, _ declared: Any.Type, _ level: Int) {
                subjectType = _Reflection.type(subject, declared, level)
                displayStyle = Mirror.style(_Reflection.style(subject, declared))
                children = _Reflection.children(subject, declared, level)
                above = _Reflection.hasLevel(subject, level + 1) ? [Mirror(subject, declared, level + 1)] : []
            }
            func descendant(_ first: Any, _ rest: Any...) -> Any? {
                var current: Any? = nil
                var mirror = self
                for (place, step) in ([first] + rest).enumerated() {
                    if place > 0 { mirror = Mirror(reflecting: current!) }
                    let children = mirror.children
                    var next: Child? = nil
                    if let name = step as? String { next = children.first { $0.label == name } }
                    if let index = step as? Int, index >= 0, index < children.count { next = children[index] }
                    guard let next else { return nil }
                    current = next.value
                }
                return current
            }
            private static func style(_ name: String) -> DisplayStyle? {
                switch name {
                case "struct": .struct
                case "class": .class
                case "enum": .enum
                case "tuple": .tuple
                case "optional": .optional
                case "collection": .collection
                case "dictionary": .dictionary
                case "set": .set
                default: nil
                }
            }
        }
        """
}
