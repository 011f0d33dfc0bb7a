// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// What puts values in order: by themselves, by a property, and texts as people read them.
    static let comparators = """
        enum SortOrder: Hashable {
            case forward, reverse
            func _turned(_ result: ComparisonResult) -> ComparisonResult {
                if self == .forward || result == .orderedSame { return result }
                return result == .orderedAscending ? .orderedDescending : .orderedAscending
            }
        }
        protocol SortComparator {
            associatedtype Compared
            var order: SortOrder { get set }
            func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
        }
        extension SortComparator {
            func precedes(_ a: Any, _ b: Any) -> Bool { compare(a, b) == .orderedAscending }
        }
        struct ComparableComparator<Compared: Comparable>: SortComparator, Hashable {
            var order: SortOrder
            init(order: SortOrder = .forward) { self.order = order }
            func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
                let result: ComparisonResult = lhs < rhs ? .orderedAscending : rhs < lhs ? .orderedDescending : .orderedSame
                return order._turned(result)
            }
        }
        extension String {
            struct StandardComparator: SortComparator, Hashable {
                static let lexical = StandardComparator("lexical")
                static let localized = StandardComparator("localized")
                static let localizedStandard = StandardComparator("localizedStandard")
                private let way: String
                var order = SortOrder.forward
                private init(_ way: String) { self.way = way }
                init(_ base: StandardComparator, order: SortOrder = .forward) {
                    way = base.way
                    self.order = order
                }
                func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
                    let result: ComparisonResult =
                        switch way {
                        case "localized": lhs.localizedCompare(rhs)
                        case "localizedStandard": lhs.localizedStandardCompare(rhs)
                        default: lhs < rhs ? .orderedAscending : rhs < lhs ? .orderedDescending : .orderedSame
                        }
                    return order._turned(result)
                }
            }
            struct Comparator: SortComparator, Hashable {
                let options: String.CompareOptions
                var order: SortOrder
                init(options: String.CompareOptions, order: SortOrder = .forward) {
                    self.options = options
                    self.order = order
                }
                func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { order._turned(lhs.compare(rhs, options: options)) }
            }
        }
        struct KeyPathComparator: SortComparator {
            typealias Compared = Any
            let keyPath: Any
            var order: SortOrder
            private let comparator: (any SortComparator)?
            init(_ keyPath: Any, order: SortOrder = .forward) {
                self.keyPath = keyPath
                self.order = order
                comparator = nil
            }
            init(_ keyPath: Any, comparator: String.StandardComparator, order: SortOrder? = nil) {
                self.init(keyPath, comparing: comparator, order)
            }
            init(_ keyPath: Any, comparator: any SortComparator, order: SortOrder? = nil) {
                self.init(keyPath, comparing: comparator, order)
            }
            private init(_ keyPath: Any, comparing comparator: any SortComparator, _ order: SortOrder?) {
                self.keyPath = keyPath
                self.order = order ?? comparator.order
                var forward = comparator
                forward.order = .forward
                self.comparator = forward
            }
            func precedes(_ a: Any, _ b: Any) -> Bool {
                let (first, second) = order == .forward ? (a, b) : (b, a)
                let (x, y) = (first[keyPath: keyPath], second[keyPath: keyPath])
                if let comparator { return comparator.precedes(x, y) }
                if y == nil { return false }
                return x == nil || x < y
            }
            func compare(_ lhs: Any, _ rhs: Any) -> ComparisonResult {
                precedes(lhs, rhs) ? .orderedAscending : precedes(rhs, lhs) ? .orderedDescending : .orderedSame
            }
        }
        extension Array {
            /// The comparators of a table after a tap on the header of a column.
            func _sorted(by key: Any) -> Array {
                guard let key = key as? AnyKeyPath else { return [key] }
                if let first, first.keyPath == key {
                    var turned = self
                    turned[0].order = first.order == .forward ? .reverse : .forward
                    return turned
                }
                return [KeyPathComparator(key)] + filter { $0.keyPath != key }
            }
        }
        typealias SortDescriptor = KeyPathComparator
        """
}
