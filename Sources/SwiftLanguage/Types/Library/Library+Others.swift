// SPDX-License-Identifier: GPL-3.0-or-later

extension Library {
    static let others = """
        enum Optional<Wrapped> {
            init(_ some: Wrapped) {}
            case none
            case some(Wrapped)
            func map<U>(_ transform: (Wrapped) -> U) -> U? {}
            func flatMap<U>(_ transform: (Wrapped) -> U?) -> U? {}
            mutating func take() -> Wrapped? {}
            var unsafelyUnwrapped: Wrapped {}
        }
        extension Optional: Equatable where Wrapped: Equatable {}
        extension Optional: Hashable where Wrapped: Hashable {}
        extension Optional: Encodable where Wrapped: Encodable {}
        extension Optional: Decodable where Wrapped: Decodable {}
        enum Result<Success, Failure: Error> {
            case success(Success)
            case failure(Failure)
            init(catching body: () throws -> Success) {}
            func get() throws(Failure) -> Success {}
            func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {}
            func mapError<T>(_ transform: (Failure) -> T) -> Result<Success, T> {}
            func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {}
            func flatMapError<T>(_ transform: (Failure) -> Result<Success, T>) -> Result<Success, T> {}
        }
        class JSONDecoder {
            init() {}
            func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {}
        }
        class JSONEncoder {
            init() {}
            func encode<T: Encodable>(_ value: T) throws -> Data {}
        }
        extension Result: Equatable where Success: Equatable, Failure: Equatable {}
        func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool {}
        func swap<T>(_ a: inout T, _ b: inout T) {}
        func type<T>(of value: T) -> T.Type {}
        func fatalError(_ message: String = "") -> Never {}
        func precondition(_ condition: Bool, _ message: String = "") {}
        func assert(_ condition: Bool, _ message: String = "") {}
        func preconditionFailure(_ message: String = "") -> Never {}
        func assertionFailure(_ message: String = "") {}
        func exit(_ status: Int32) -> Never {}
        func abort() -> Never {}
        """
}
