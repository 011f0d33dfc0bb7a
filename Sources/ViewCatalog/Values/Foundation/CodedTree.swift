// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// The evaluator's tree as Foundation's coders see it.
struct CodedTree: Codable {
    let coded: CodedValue

    init(coded: CodedValue) { self.coded = coded }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            coded = .null
        } else if let flag = try? container.decode(Bool.self) {
            coded = .bool(flag)
        } else if let number = try? container.decode(Int.self) {
            coded = .int(number)
        } else if let number = try? container.decode(Double.self) {
            coded = .double(number)
        } else if let text = try? container.decode(String.self) {
            coded = .string(text)
        } else if let items = try? container.decode([CodedTree].self) {
            coded = .array(items.map(\.coded))
        } else {
            coded = .object(try container.decode([String: CodedTree].self).mapValues(\.coded))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch coded {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .int(let number): try container.encode(number)
        case .double(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let items): try container.encode(items.map { CodedTree(coded: $0) })
        case .object(let fields): try container.encode(fields.mapValues { CodedTree(coded: $0) })
        }
    }
}
