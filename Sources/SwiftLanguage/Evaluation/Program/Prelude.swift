// SPDX-License-Identifier: GPL-3.0-or-later

/// Types of the standard library that are written in the language itself. One of the user's takes the name over.
enum Prelude {
    static let declarations: [Declaration] = {
        guard let items = try? SwiftReader.declarations(SourceText(source, name: "Swift")) else { return [] }
        return items.compactMap { if case .declaration(let declaration) = $0 { declaration } else { nil } }
    }()

    private static let source = """
        enum Result<Success, Failure> {
            case success(Success), failure(Failure)
            func get() throws -> Success {
                switch self {
                case .success(let value): return value
                case .failure(let error): throw error
                }
            }
            func map(_ transform: (Success) -> Any) -> Result {
                switch self {
                case .success(let value): return .success(transform(value))
                case .failure: return self
                }
            }
        }
        enum SortOrder { case forward, reverse }
        struct KeyPathComparator {
            let path: Any
            var order: SortOrder
            init(_ path: Any, order: SortOrder = .forward) { self.path = path; self.order = order }
            func precedes(_ a: Any, _ b: Any) -> Bool {
                order == .forward ? a[keyPath: path] < b[keyPath: path] : b[keyPath: path] < a[keyPath: path]
            }
        }
        typealias SortDescriptor = KeyPathComparator
        """
}
