// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// SwiftData as far as views use it: every container is the same store in the memory of the scene, and nothing is written to a file.
    /// What `@Model` adds to a class is `PersistentModel`, and `@ModelActor` to an actor `ModelActor` (`KnownAttribute`).
    static let swiftData = """
        protocol PersistentModel: AnyObject, Hashable, Identifiable {}
        struct PersistentIdentifier: Hashable, CustomStringConvertible {
            let _object: ObjectIdentifier
            let description: String
        }
        extension PersistentModel {
            var persistentModelID: PersistentIdentifier {
                let object = ObjectIdentifier(self)
                return PersistentIdentifier(_object: object, description: "\\(type(of: self))-\\("\\(object)".filter(\\.isNumber))")
            }
            var id: PersistentIdentifier { persistentModelID }
            var modelContext: ModelContext? { ModelContext._shared._models.contains { $0 === self } ? ModelContext._shared : nil }
            var isDeleted: Bool { false }
            static func == (a: Self, b: Self) -> Bool { a === b }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        class ModelContext {
            static let _shared = ModelContext()
            @ObservationIgnored var _models: [Any] = []
            private var changes = UUID()
            var autosaveEnabled = true
            var undoManager: Any?
            let hasChanges = false
            init() {}
            init(_ container: ModelContainer) {}
            var container: ModelContainer { ModelContainer() }
            var insertedModelsArray: [Any] { _models }
            func insert(_ model: Any) {
                if _models.contains(where: { $0 === model }) { return }
                _models.append(model)
                changes = UUID()
            }
            func delete(_ model: Any) {
                guard _models.contains(where: { $0 === model }) else { return }
                _models.removeAll { $0 === model }
                changes = UUID()
                for owned in _VirtualClock.owned(model) { delete(owned) }
            }
            func delete(model kind: Any.Type, where predicate: Any? = nil, includeSubclasses: Bool = true) throws {
                _models.removeAll { type(of: $0) == kind && (predicate == nil || (try? predicate!.evaluate($0)) == true) }
                changes = UUID()
            }
            func save() throws {}
            func rollback() {}
            func processPendingChanges() {}
            func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
                let found = _all(predicate: descriptor.predicate, sortedBy: descriptor.sortBy) { $0 is T }
                return Array(found.dropFirst(descriptor.fetchOffset ?? 0).prefix(descriptor.fetchLimit ?? found.count))
            }
            func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
            func model(for id: PersistentIdentifier) -> any PersistentModel { _model(id) as! any PersistentModel }
            func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? { _model(id) as? T }
            func _model(_ id: PersistentIdentifier) -> Any? {
                _models.first { ($0 as? any PersistentModel)?.persistentModelID == id }
            }
            func _all(predicate: Any?, sortedBy order: [Any], _ isWanted: (Any) -> Bool) -> [Any] {
                _ = changes
                let kept = _models.filter { isWanted($0) && (predicate == nil || (try? predicate!.evaluate($0)) == true) }
                return order.isEmpty ? kept : kept.sorted(using: order)
            }
        }
        struct FetchDescriptor<T> {
            var predicate: Predicate<T>?
            var sortBy: [SortDescriptor<T>]
            var fetchLimit: Int?
            var fetchOffset: Int?
            var includePendingChanges = true
            var relationshipKeyPathsForPrefetching: [Any] = []
            var propertiesToFetch: [Any] = []
            init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
                self.predicate = predicate
                self.sortBy = sortBy
            }
        }
        struct Schema: Hashable {
            struct Version: Hashable, Comparable {
                let major: Int
                let minor: Int
                let patch: Int
                init(_ major: Int, _ minor: Int, _ patch: Int) {
                    self.major = major
                    self.minor = minor
                    self.patch = patch
                }
                static func < (a: Version, b: Version) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
            }
            let version: Version
            init(_ types: [Any.Type], version: Version = Version(1, 0, 0)) { self.version = version }
            init(versionedSchema: Any.Type) { version = Version(1, 0, 0) }
        }
        struct ModelConfiguration: Hashable {
            struct GroupContainer: Hashable {
                static let automatic = GroupContainer()
                static let none = GroupContainer()
                static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
            }
            struct CloudKitDatabase: Hashable {
                static let automatic = CloudKitDatabase()
                static let none = CloudKitDatabase()
                static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
            }
            let name: String
            let schema: Schema?
            let isStoredInMemoryOnly: Bool
            let allowsSave: Bool
            init(
                _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
                groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
            ) {
                self.name = name ?? "default"
                self.schema = schema
                self.isStoredInMemoryOnly = isStoredInMemoryOnly
                self.allowsSave = allowsSave
            }
            init(
                _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
                cloudKitDatabase: CloudKitDatabase = .automatic
            ) {
                self.init(name, schema: schema, allowsSave: allowsSave)
            }
        }
        class ModelContainer {
            let schema: Schema
            let configurations: Set<ModelConfiguration>
            init() {
                schema = Schema([])
                configurations = []
            }
            init(for types: Any.Type..., migrationPlan: Any? = nil, configurations: ModelConfiguration...) throws {
                schema = Schema(types)
                self.configurations = Set(configurations)
            }
            init(for schema: Schema, migrationPlan: Any? = nil, configurations: [ModelConfiguration] = []) throws {
                self.schema = schema
                self.configurations = Set(configurations)
            }
            var mainContext: ModelContext { ModelContext._shared }
        }
        class DefaultSerialModelExecutor {
            let modelContext: ModelContext
            init(modelContext: ModelContext) { self.modelContext = modelContext }
        }
        protocol ModelActor: Actor {}
        extension ModelActor {
            init(modelContainer: ModelContainer) {}
            nonisolated var modelContainer: ModelContainer { ModelContainer() }
            nonisolated var modelExecutor: DefaultSerialModelExecutor { DefaultSerialModelExecutor(modelContext: ModelContext._shared) }
            var modelContext: ModelContext { modelContainer.mainContext }
            subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? { modelContext._model(id) as? T }
        }
        @propertyWrapper struct Query<Element, Value>: DynamicProperty {
            @Environment(\\.modelContext) private var modelContext
            private let predicate: Any?
            private let sort: [Any]
            init(filter: Any? = nil, sort: [SortDescriptor<Any>] = [], transaction: Transaction? = nil, animation: Animation? = nil) {
                self.predicate = filter
                self.sort = sort
            }
            init(
                filter: Any? = nil, sort keyPath: AnyKeyPath, order: SortOrder = .forward, transaction: Transaction? = nil,
                animation: Animation? = nil
            ) {
                self.predicate = filter
                sort = [KeyPathComparator(keyPath, order: order)]
            }
            init(_ descriptor: FetchDescriptor<Any>, animation: Animation? = nil) {
                predicate = descriptor.predicate
                sort = descriptor.sortBy
            }
            var wrappedValue: Value { modelContext._all(predicate: predicate, sortedBy: sort) { [$0] is Value } }
        }
        extension EnvironmentValues { @Entry var modelContext = ModelContext._shared }
        extension View {
            func modelContainer(_ container: ModelContainer) -> some View { environment(\\.modelContext, container.mainContext) }
            func modelContainer(
                for type: Any.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
                onSetup: @escaping (Result<ModelContainer, Error>) -> Void = { _ in }
            ) -> some View { environment(\\.modelContext, ModelContext._shared) }
            func modelContainer(
                for types: [Any.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
                onSetup: @escaping (Result<ModelContainer, Error>) -> Void = { _ in }
            ) -> some View { environment(\\.modelContext, ModelContext._shared) }
            func modelContext(_ context: ModelContext) -> some View { environment(\\.modelContext, context) }
        }
        extension Scene {
            func modelContainer(_ container: ModelContainer) -> some Scene { environment(\\.modelContext, container.mainContext) }
            func modelContainer(
                for type: Any.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
            ) -> some Scene { environment(\\.modelContext, ModelContext._shared) }
            func modelContainer(
                for types: [Any.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
            ) -> some Scene { environment(\\.modelContext, ModelContext._shared) }
        }
        """
}
