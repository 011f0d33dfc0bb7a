// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Core Data as far as views use it: every container is the same store in the memory of the scene, and nothing is written to a file.
    /// The classes of its objects are those that the files declare.
    static let coreData = """
        class NSManagedObject: ObservableObject, Hashable, Identifiable {
            var _kept: [String: Any] = [:]
            init() {}
            init(context: NSManagedObjectContext) { context.insert(self) }
            var managedObjectContext: NSManagedObjectContext? {
                NSManagedObjectContext._shared._objects.contains { $0 === self } ? NSManagedObjectContext._shared : nil
            }
            var objectID: ObjectIdentifier { ObjectIdentifier(self) }
            var id: ObjectIdentifier { objectID }
            var hasChanges: Bool { false }
            class func entity() -> NSEntityDescription { NSEntityDescription() }
            static func == (a: NSManagedObject, b: NSManagedObject) -> Bool { a === b }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        typealias NSSet = Set<AnyHashable>
        extension Set {
            init(array: [Any]) { self = Set(array.compactMap { $0 as? Element }) }
            init(objects: Any...) { self.init(array: objects) }
            var allObjects: [Element] { Array(self) }
            func anyObject() -> Element? { first }
        }
        class NSEntityDescription { init() {} }
        class NSManagedObjectContext {
            static let _shared = NSManagedObjectContext()
            var _objects: [Any] = []
            var automaticallyMergesChangesFromParent = false
            var mergePolicy: Any?
            var undoManager: Any?
            let hasChanges = false
            init() {}
            func insert(_ object: Any) { if !_objects.contains(where: { $0 === object }) { _objects.append(object) } }
            func delete(_ object: Any) { _objects.removeAll { $0 === object } }
            func save() throws {}
            func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
            func rollback() {}
            func reset() {}
            func refresh(_ object: Any, mergeChanges: Bool) {}
            func perform(_ work: () -> Void) { work() }
            func performAndWait(_ work: () -> Void) { work() }
            func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
                let found = _all(predicate: request.predicate, sortedBy: request.sortDescriptors ?? []) { request._holds($0) }
                return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
            }
            func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
            func _all(predicate: NSPredicate?, sortedBy order: [Any], _ isWanted: (Any) -> Bool) -> [Any] {
                let kept = _objects.filter { isWanted($0) && (predicate == nil || predicate!.evaluate(with: $0)) }
                if order.isEmpty { return kept }
                return kept.sorted { a, b in
                    for key in order {
                        if key.precedes(a, b) { return true }
                        if key.precedes(b, a) { return false }
                    }
                    return false
                }
            }
        }
        class NSFetchRequest<T> {
            var sortDescriptors: [NSSortDescriptor]?
            var predicate: NSPredicate?
            var fetchLimit = 0
            init() {}
            init(entityName: String) {}
            func _holds(_ object: Any) -> Bool { object is T }
        }
        class NSSortDescriptor {
            let key: String?
            let ascending: Bool
            private let keyPath: Any?
            init(keyPath: AnyKeyPath, ascending: Bool) {
                key = nil
                self.keyPath = keyPath
                self.ascending = ascending
            }
            init(key: String?, ascending: Bool, selector: Any? = nil) {
                self.key = key
                keyPath = nil
                self.ascending = ascending
            }
            private func value(of object: Any) -> Any? {
                if let keyPath { return object[keyPath: keyPath] }
                var value: Any? = object
                for name in (key ?? "").split(separator: ".") {
                    guard let owner = value else { return nil }
                    value = _VirtualClock.read(owner, String(name))
                }
                return value
            }
            func precedes(_ a: Any, _ b: Any) -> Bool {
                if key == nil && keyPath == nil { return false }
                let (first, second) = ascending ? (a, b) : (b, a)
                guard let y = value(of: second) else { return false }
                guard let x = value(of: first) else { return true }
                return x < y
            }
        }
        class NSPersistentStoreDescription {
            var url: URL?
            var type = ""
            init() {}
        }
        class NSPersistentContainer {
            let name: String
            var persistentStoreDescriptions = [NSPersistentStoreDescription()]
            init(name: String) { self.name = name }
            var viewContext: NSManagedObjectContext { NSManagedObjectContext._shared }
            func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext._shared }
            func performBackgroundTask(_ work: (NSManagedObjectContext) -> Void) { work(viewContext) }
            func loadPersistentStores(completionHandler: (NSPersistentStoreDescription, Error?) -> Void) {
                for store in persistentStoreDescriptions { completionHandler(store, nil) }
            }
        }
        class NSPersistentCloudKitContainer: NSPersistentContainer {}
        class NSMergePolicy {
            static let error = NSMergePolicy()
            static let rollback = NSMergePolicy()
            static let overwrite = NSMergePolicy()
            static let mergeByPropertyObjectTrump = NSMergePolicy()
            static let mergeByPropertyStoreTrump = NSMergePolicy()
            init() {}
        }
        let NSMergeByPropertyObjectTrumpMergePolicy: Any = "NSMergeByPropertyObjectTrumpMergePolicy"
        let NSMergeByPropertyStoreTrumpMergePolicy: Any = "NSMergeByPropertyStoreTrumpMergePolicy"
        let NSErrorMergePolicy: Any = "NSErrorMergePolicy"
        let NSOverwriteMergePolicy: Any = "NSOverwriteMergePolicy"
        let NSRollbackMergePolicy: Any = "NSRollbackMergePolicy"
        typealias FetchedResults<T> = [T]
        @propertyWrapper struct FetchRequest<Value>: DynamicProperty {
            @Environment(\\.managedObjectContext) private var context
            private let predicate: NSPredicate?
            private let order: [Any]
            init(entity: NSEntityDescription? = nil, sortDescriptors: [Any], predicate: NSPredicate? = nil, animation: Animation? = nil) {
                self.predicate = predicate
                order = sortDescriptors
            }
            init(fetchRequest: Any, animation: Animation? = nil) {
                predicate = fetchRequest.predicate
                order = fetchRequest.sortDescriptors ?? []
            }
            var wrappedValue: Value { context._all(predicate: predicate, sortedBy: order) { [$0] is Value } }
        }
        extension EnvironmentValues { @Entry var managedObjectContext = NSManagedObjectContext._shared }
        """
}
