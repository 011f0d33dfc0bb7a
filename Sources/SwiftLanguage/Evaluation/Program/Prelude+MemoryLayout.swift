// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// How much room values take: those of the language's own types, whose layout is the same everywhere.
    static let memoryLayout = """
        enum MemoryLayout<T> {
            static var size: Int { _MemorySize.of("\\(T.self)") }
            static var stride: Int { _MemorySize.stride(of: "\\(T.self)") }
            static var alignment: Int { _MemorySize.alignment(of: "\\(T.self)") }
            static func size(ofValue value: T) -> Int { _MemorySize.of("\\(type(of: value))") }
            static func stride(ofValue value: T) -> Int { _MemorySize.stride(of: "\\(type(of: value))") }
            static func alignment(ofValue value: T) -> Int { _MemorySize.alignment(of: "\\(type(of: value))") }
        }
        enum _MemorySize {
            static func of(_ name: String) -> Int {
                switch name {
                case "Int", "UInt", "Int64", "UInt64", "Double", "CGFloat": return 8
                case "Int32", "UInt32", "Float": return 4
                case "Int16", "UInt16": return 2
                case "Int8", "UInt8", "Bool": return 1
                case "String", "Character": return 16
                case "Substring": return 32
                default: break
                }
                if name.hasPrefix("Array<") || name.hasPrefix("Dictionary<") || name.hasPrefix("Set<") { return 8 }
                guard name.hasPrefix("Optional<") else { fatalError("the size of \\(name) is not known here") }
                let wrapped = String(name.dropFirst(9).dropLast())
                return of(wrapped) + (isNumber(wrapped) ? 1 : 0)
            }
            /// Nothing in a number is left over to tell nil.
            private static func isNumber(_ name: String) -> Bool {
                if name.hasPrefix("Optional<") { return isNumber(String(name.dropFirst(9).dropLast())) }
                return !name.hasSuffix(">") && (name.contains("Int") || ["Double", "CGFloat", "Float"].contains(name))
            }
            static func stride(of name: String) -> Int {
                let step = alignment(of: name)
                return (of(name) + step - 1) / step * step
            }
            static func alignment(of name: String) -> Int {
                if name.hasPrefix("Optional<") { return alignment(of: String(name.dropFirst(9).dropLast())) }
                return Swift.min(of(name), 8)
            }
        }
        """
}
