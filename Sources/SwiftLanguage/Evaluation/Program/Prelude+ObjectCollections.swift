// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Foundation's collections as objects, which Swift's are bridged to and from: what `_held` is, a cast gives.
    static let objectCollections = """
        protocol _Bridged: AnyObject { associatedtype Held }
        private func _areEqual(_ first: Any, _ second: Any) -> Bool {
            if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
            return (first as AnyObject) === (second as AnyObject)
        }
        class NSArray: _Bridged, Sequence, Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
            var _held: [Any]
            init() { _held = [] }
            init(array: [Any]) { _held = array }
            init(array: NSArray) { _held = array._held }
            init(object: Any) { _held = [object] }
            init(objects: Any...) { _held = objects }
            required init(arrayLiteral elements: Any...) { _held = elements }
            var count: Int { _held.count }
            var firstObject: Any? { _held.first }
            var lastObject: Any? { _held.last }
            func object(at index: Int) -> Any { _held[index] }
            func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
            func index(of object: Any) -> Int { _held.firstIndex { _areEqual($0, object) } ?? NSNotFound }
            func adding(_ object: Any) -> [Any] { _held + [object] }
            func addingObjects(from other: [Any]) -> [Any] { _held + other }
            func subarray(with range: NSRange) -> [Any] { Array(_held[range.lowerBound..<range.upperBound]) }
            func objects(at indexes: IndexSet) -> [Any] { indexes.map { _held[$0] } }
            func componentsJoined(by separator: String) -> String { _held.map { "\\($0)" }.joined(separator: separator) }
            func filtered(using predicate: NSPredicate) -> [Any] { _held.filter { predicate.evaluate(with: $0) } }
            func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any] {
                _held.sorted { comparator($0, $1) == .orderedAscending }
            }
            func enumerateObjects(_ block: (Any, Int, inout Bool) -> Void) {
                var stops = false
                for (index, object) in _held.enumerated() where !stops { block(object, index, &stops) }
            }
            func indexOfObject(passingTest test: (Any, Int, inout Bool) -> Bool) -> Int {
                var stops = false
                for (index, object) in _held.enumerated() where !stops {
                    if test(object, index, &stops) { return index }
                }
                return NSNotFound
            }
            func isEqual(to other: [Any]) -> Bool { self == NSArray(array: other) }
            func isEqual(_ other: Any?) -> Bool { (other as? NSArray).map { self == $0 } ?? false }
            func makeIterator() -> IndexingIterator<[Any]> { _held.makeIterator() }
            func copy() -> Any { NSArray(array: _held) }
            func mutableCopy() -> Any { NSMutableArray(array: _held) }
            subscript(index: Int) -> Any { _held[index] }
            static func == (first: NSArray, second: NSArray) -> Bool {
                first.count == second.count && zip(first._held, second._held).allSatisfy { _areEqual($0, $1) }
            }
            func hash(into hasher: inout Hasher) { hasher.combine(count) }
            var description: String { _held.isEmpty ? "(\\n)" : "(\\n" + _held.map { "    \\($0)" }.joined(separator: ",\\n") + "\\n)" }
        }
        final class NSMutableArray: NSArray {
            convenience init(capacity: Int) { self.init() }
            func add(_ object: Any) { _held.append(object) }
            func addObjects(from other: [Any]) { _held += other }
            func insert(_ object: Any, at index: Int) { _held.insert(object, at: index) }
            func remove(_ object: Any) { _held.removeAll { _areEqual($0, object) } }
            func removeObject(at index: Int) { _held.remove(at: index) }
            func removeObjects(in range: NSRange) { _held.removeSubrange(range.lowerBound..<range.upperBound) }
            func removeLastObject() { _held.removeLast() }
            func removeAllObjects() { _held = [] }
            func replaceObject(at index: Int, with object: Any) { _held[index] = object }
            func exchangeObject(at first: Int, withObjectAt second: Int) { _held.swapAt(first, second) }
            func setArray(_ other: [Any]) { _held = other }
            func sort(comparator: (Any, Any) -> ComparisonResult) { _held = sortedArray(comparator: comparator) }
            func filter(using predicate: NSPredicate) { _held = filtered(using: predicate) }
            override subscript(index: Int) -> Any { get { _held[index] } set { _held[index] = newValue } }
        }
        class NSDictionary: _Bridged, Sequence, Hashable, CustomStringConvertible, ExpressibleByDictionaryLiteral {
            var _held: [AnyHashable: Any]
            init() { _held = [:] }
            init(dictionary: [AnyHashable: Any]) { _held = dictionary }
            init(dictionary: NSDictionary) { _held = dictionary._held }
            init(object: Any, forKey key: AnyHashable) { _held = [key: object] }
            init(objects: [Any], forKeys keys: [AnyHashable]) { _held = Dictionary(zip(keys, objects)) { $1 } }
            required init(dictionaryLiteral elements: (AnyHashable, Any)...) { _held = Dictionary(elements) { $1 } }
            var count: Int { _held.count }
            var allKeys: [Any] { Array(_held.keys) }
            var allValues: [Any] { Array(_held.values) }
            fileprivate func _key(_ key: Any) -> AnyHashable? { key as? String ?? key as? AnyHashable }
            func object(forKey key: Any) -> Any? { _key(key).flatMap { _held[$0] } }
            func value(forKey key: String) -> Any? { _held[key] }
            func allKeys(for object: Any) -> [Any] { _held.filter { _areEqual($0.value, object) }.map { $0.key } }
            func enumerateKeysAndObjects(_ block: (Any, Any, inout Bool) -> Void) {
                var stops = false
                for (key, object) in _held where !stops { block(key, object, &stops) }
            }
            func isEqual(to other: [AnyHashable: Any]) -> Bool { self == NSDictionary(dictionary: other) }
            func isEqual(_ other: Any?) -> Bool { (other as? NSDictionary).map { self == $0 } ?? false }
            func makeIterator() -> Dictionary<AnyHashable, Any>.Iterator { _held.makeIterator() }
            func copy() -> Any { NSDictionary(dictionary: _held) }
            func mutableCopy() -> Any { NSMutableDictionary(dictionary: _held) }
            subscript(key: Any) -> Any? { object(forKey: key) }
            static func == (first: NSDictionary, second: NSDictionary) -> Bool {
                first.count == second.count && first._held.allSatisfy { entry in second._held[entry.key].map { _areEqual($0, entry.value) } ?? false }
            }
            func hash(into hasher: inout Hasher) { hasher.combine(count) }
            var description: String { "{\\n" + _held.map { "    \\($0.key) = \\($0.value);\\n" }.joined() + "}" }
        }
        final class NSMutableDictionary: NSDictionary {
            convenience init(capacity: Int) { self.init() }
            func setObject(_ object: Any, forKey key: Any) { self[key] = object }
            func setValue(_ object: Any?, forKey key: String) { _held[key] = object }
            func removeObject(forKey key: Any) { self[key] = nil }
            func removeObjects(forKeys keys: [Any]) { for key in keys { self[key] = nil } }
            func removeAllObjects() { _held = [:] }
            func addEntries(from other: [AnyHashable: Any]) { _held.merge(other) { $1 } }
            func setDictionary(_ other: [AnyHashable: Any]) { _held = other }
            override subscript(key: Any) -> Any? {
                get { object(forKey: key) }
                set { if let key = _key(key) { _held[key] = newValue } }
            }
        }
        class NSMutableSet: _Bridged, Sequence, Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
            var _held: Set<AnyHashable>
            init() { _held = [] }
            init(capacity: Int) { _held = [] }
            init(array: [Any]) { _held = Set(array.compactMap { $0 as? AnyHashable }) }
            init(set: Set<AnyHashable>) { _held = set }
            init(object: Any) { _held = Set([object].compactMap { $0 as? AnyHashable }) }
            init(objects: Any...) { _held = Set(objects.compactMap { $0 as? AnyHashable }) }
            required init(arrayLiteral elements: Any...) { _held = Set(elements.compactMap { $0 as? AnyHashable }) }
            var count: Int { _held.count }
            var allObjects: [Any] { Array(_held) }
            func anyObject() -> Any? { _held.first }
            func contains(_ object: Any) -> Bool { (object as? AnyHashable).map { _held.contains($0) } ?? false }
            func isEqual(to other: Set<AnyHashable>) -> Bool { _held == other }
            func add(_ object: Any) { if let object = object as? AnyHashable { _held.insert(object) } }
            func addObjects(from other: [Any]) { for object in other { add(object) } }
            func remove(_ object: Any) { if let object = object as? AnyHashable { _held.remove(object) } }
            func removeAllObjects() { _held = [] }
            func union(_ other: Set<AnyHashable>) { _held.formUnion(other) }
            func minus(_ other: Set<AnyHashable>) { _held.subtract(other) }
            func intersect(_ other: Set<AnyHashable>) { _held.formIntersection(other) }
            func makeIterator() -> Set<AnyHashable>.Iterator { _held.makeIterator() }
            static func == (first: NSMutableSet, second: NSMutableSet) -> Bool { first._held == second._held }
            func hash(into hasher: inout Hasher) { hasher.combine(count) }
            var description: String { "{(\\n" + _held.map { "    \\($0)" }.joined(separator: ",\\n") + "\\n)}" }
        }
        final class NSCountedSet: NSMutableSet {
            private var counts: [AnyHashable: Int] = [:]
            override init() { super.init() }
            override init(capacity: Int) { super.init() }
            override init(array: [Any]) {
                super.init(array: [])
                for object in array { add(object) }
            }
            func count(for object: Any) -> Int { (object as? AnyHashable).flatMap { counts[$0] } ?? 0 }
            override func add(_ object: Any) {
                guard let object = object as? AnyHashable else { return }
                counts[object, default: 0] += 1
                _held.insert(object)
            }
            override func remove(_ object: Any) {
                guard let object = object as? AnyHashable, let count = counts[object] else { return }
                counts[object] = count == 1 ? nil : count - 1
                if count == 1 { _held.remove(object) }
            }
        }
        class NSOrderedSet: Sequence, Hashable, ExpressibleByArrayLiteral {
            fileprivate var objects: [AnyHashable] = []
            init() {}
            init(array: [Any]) { for object in array { _append(object) } }
            init(object: Any) { _append(object) }
            init(objects: Any...) { for object in objects { _append(object) } }
            required init(arrayLiteral elements: Any...) { for object in elements { _append(object) } }
            fileprivate func _append(_ object: Any) {
                if let object = object as? AnyHashable, !objects.contains(object) { objects.append(object) }
            }
            var count: Int { objects.count }
            var array: [Any] { objects }
            var set: Set<AnyHashable> { Set(objects) }
            var firstObject: Any? { objects.first }
            var lastObject: Any? { objects.last }
            var reversed: NSOrderedSet { NSOrderedSet(array: Array(objects.reversed())) }
            func object(at index: Int) -> Any { objects[index] }
            func index(of object: Any) -> Int { (object as? AnyHashable).flatMap { objects.firstIndex(of: $0) } ?? NSNotFound }
            func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
            func isSubset(of other: NSOrderedSet) -> Bool { objects.allSatisfy { other.contains($0) } }
            func intersects(_ other: NSOrderedSet) -> Bool { objects.contains { other.contains($0) } }
            func makeIterator() -> IndexingIterator<[AnyHashable]> { objects.makeIterator() }
            subscript(index: Int) -> Any { objects[index] }
            static func == (first: NSOrderedSet, second: NSOrderedSet) -> Bool { first.objects == second.objects }
            func hash(into hasher: inout Hasher) { hasher.combine(objects) }
        }
        final class NSMutableOrderedSet: NSOrderedSet {
            convenience init(capacity: Int) { self.init() }
            func add(_ object: Any) { _append(object) }
            func addObjects(from other: [Any]) { for object in other { _append(object) } }
            func insert(_ object: Any, at index: Int) {
                if let object = object as? AnyHashable, !objects.contains(object) { objects.insert(object, at: index) }
            }
            func remove(_ object: Any) { if let object = object as? AnyHashable { objects.removeAll { $0 == object } } }
            func removeObject(at index: Int) { objects.remove(at: index) }
            func removeAllObjects() { objects = [] }
            func union(_ other: NSOrderedSet) { for object in other { _append(object) } }
            func minus(_ other: NSOrderedSet) { objects.removeAll { other.contains($0) } }
            func intersect(_ other: NSOrderedSet) { objects.removeAll { !other.contains($0) } }
        }
        """
}
