// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// How a `NavigationPath` is kept in a file: the type and the JSON of each value, the last first, as SwiftUI writes them.
    static let navigationPaths = """
        extension NavigationPath {
            struct CodableRepresentation: Codable {
                let _values: [Any]
                init(_values: [Any]) { self._values = _values }
                init(from decoder: any Decoder) throws {
                    var container = try decoder.unkeyedContainer()
                    var values: [Any] = []
                    while !container.isAtEnd {
                        let type = try container.decode(String.self)
                        let text = try container.decode(String.self)
                        values.insert(try Self._value(of: type, Data(text.utf8), container), at: 0)
                    }
                    _values = values
                }
                func encode(to encoder: any Encoder) throws {
                    var container = encoder.unkeyedContainer()
                    for value in _values.reversed() {
                        guard let value = value as? any Encodable else { continue }
                        try container.encode(Self._name(of: value))
                        try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
                    }
                }
                static func _name(of value: any Encodable) -> String {
                    let name = String(describing: Swift.type(of: value))
                    return ["Int", "String", "Double", "Bool"].contains(name) ? "Swift." + name : name == "UUID" ? "Foundation.UUID" : name
                }
                static func _value(of type: String, _ data: Data, _ container: any UnkeyedDecodingContainer) throws -> Any {
                    switch type {
                    case "Swift.Int": return try JSONDecoder().decode(Int.self, from: data)
                    case "Swift.String": return try JSONDecoder().decode(String.self, from: data)
                    case "Swift.Double": return try JSONDecoder().decode(Double.self, from: data)
                    case "Swift.Bool": return try JSONDecoder().decode(Bool.self, from: data)
                    case "Foundation.UUID": return try JSONDecoder().decode(UUID.self, from: data)
                    default: throw DecodingError.dataCorruptedError(in: container, debugDescription: "\\(type) is not a decodable type.")
                    }
                }
            }
            var codable: CodableRepresentation? {
                _values.allSatisfy { $0 is any Codable } ? CodableRepresentation(_values: _values) : nil
            }
            init(_ codable: CodableRepresentation) { self.init(codable._values) }
        }
        """
}
