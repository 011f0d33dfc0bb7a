// SPDX-License-Identifier: GPL-3.0-or-later

extension CheckedDeclaration {
    /// Types of which `Codable`, `Equatable` and `Hashable` are made from their parts, and parts that do not conform.
    static let conformances: [Case] = [
        (
            #"""
            struct N { var a = 1 }
            struct M: Codable { var n: N; var s: String }
            """#, #"type 'M' does not conform to protocol 'Decodable'"#
        ),
        (
            #"""
            struct N { var a = 1 }
            class M: Codable { var n = N() }
            """#, #"type 'M' does not conform to protocol 'Decodable'"#
        ),
        (
            #"""
            struct N { var a = 1 }
            enum M: Codable { case a(N) }
            """#, #"type 'M' does not conform to protocol 'Decodable'"#
        ),
        (
            #"""
            struct N { var a = 1 }
            struct M: Hashable { var n: N }
            """#, #"type 'M' does not conform to protocol 'Hashable'"#
        ),
        (
            #"""
            struct N { var a = 1 }
            struct M: Equatable { var n: N }
            """#, #"type 'M' does not conform to protocol 'Equatable'"#
        ),
        (
            #"""
            struct N { var a = 1 }
            struct M: Encodable { var f: () -> Void }
            """#, #"type 'M' does not conform to protocol 'Encodable'"#
        ),
        (
            #"""
            struct N { var a = 1 }
            struct M: Decodable { var n: [N] }
            """#, #"type 'M' does not conform to protocol 'Decodable'"#
        ),
        (
            #"""
            struct N { var a = 1 }
            struct M: Codable { var n: N; enum CodingKeys: String, CodingKey { case s }; var s: String }
            """#, #"type 'M' does not conform to protocol 'Decodable'"#
        ),
        (
            #"""
            struct N { var a = 1 }
            struct M: Codable { var n = N(); enum CodingKeys: String, CodingKey { case s }; var s: String }
            """#, nil
        ),
        (
            #"""
            struct N { var a = 1 }
            struct M: Equatable { var n: N; static func == (a: M, b: M) -> Bool { true } }
            """#, nil
        ),
        (
            #"""
            struct N { var a = 1 }
            struct M: Encodable { var n: N; func encode(to encoder: Encoder) throws {} }
            """#, nil
        ),
        (
            #"""
            struct N { var a = 1 }
            struct M: Hashable { var n: Int?; var t: [String: Double] }
            """#, nil
        ),
        (
            #"""
            struct N { var a = 1 }
            struct M<T: Codable>: Codable { var t: T; var l: [T]? }
            """#, nil
        ),
        (
            #"""
            struct N { var a = 1 }
            extension N: Equatable {}; struct M: Equatable { var n: N }
            """#, nil
        ),
        (
            #"""
            struct N { var a = 1 }
            enum M: Hashable { case a(Int), b([String]) }
            """#, nil
        ),
    ]
}
