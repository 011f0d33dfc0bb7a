// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `ByteCountFormatStyle`: how numbers of bytes are written.
extension FormatStyleValue {
    struct ByteCount: Hashable {
        var style = Style.file
        var units = Units(all: true)
        var spellsOutZero = true
        var includesCount = false

        func text(_ bytes: Int64, _ locale: LocaleValue) -> String {
            ByteCountFormatStyle(
                style: style.style, allowedUnits: units.units, spellsOutZero: spellsOutZero, includesActualByteCount: includesCount,
                locale: locale.locale
            ).format(bytes)
        }

        /// `ByteCountFormatStyle.Style`
        enum Style: CatalogEnum {
            case file, memory, decimal, binary
            static var typeName: String { "ByteCountFormatStyle.Style" }
            static let declaration = ValueTypeDeclaration(
                .enumeration(Style.self), summary: "Whether a kilobyte has 1000 or 1024 bytes.",
                examples: ["ByteCountFormatStyle.Style.file"])

            fileprivate var style: ByteCountFormatStyle.Style {
                switch self {
                case .file: .file
                case .memory: .memory
                case .decimal: .decimal
                case .binary: .binary
                }
            }
        }

        /// `ByteCountFormatStyle.Units`
        struct Units: CatalogNative {
            static var typeName: String { "ByteCountFormatStyle.Units" }
            var bits: Set<String> = []
            var all = false
            var swiftDescription: String { literal }
            var literal: String { all ? ".all" : "[" + bits.sorted().map { "." + $0 }.joined(separator: ", ") + "]" }

            private static let named: [String: ByteCountFormatStyle.Units] = [
                "bytes": .bytes, "kb": .kb, "mb": .mb, "gb": .gb, "tb": .tb, "pb": .pb, "eb": .eb, "zb": .zb,
                "ybOrHigher": .ybOrHigher,
            ]

            fileprivate var units: ByteCountFormatStyle.Units {
                all ? .all : bits.reduce(into: []) { $0.formUnion(Self.named[$1] ?? []) }
            }

            static let declaration = ValueTypeDeclaration(
                NativeType(
                    typeName,
                    staticMembers: named.keys.reduce(into: ["all": .of(Units(all: true)), "default": .of(Units(all: true))]) {
                        $0[$1] = .of(Units(bits: [$1]))
                    },
                    arrayLiteral: { values in
                        let all = values.compactMap(decode)
                        return Units(bits: Set(all.flatMap(\.bits)), all: all.contains { $0.all }).encode()
                    }),
                summary: "The units in which numbers of bytes are written.", examples: ["ByteCountFormatStyle.Units.mb"])
        }

        static func maker(_ name: String) -> NativeFunction {
            .make(
                name, .defaulted("style", Style.file), .defaulted("allowedUnits", Units(all: true)), .defaulted("spellsOutZero", true),
                .defaulted("includesActualByteCount", false), .optional("locale", LocaleValue.self)
            ) {
                FormatStyleValue(
                    byteCount: ByteCount(style: $0, units: $1, spellsOutZero: $2, includesCount: $3), locale: $4)
            }
        }
    }

    static let byteCountDeclaration = ValueTypeDeclaration(
        NativeType(
            "ByteCountFormatStyle",
            initializers: [ByteCount.maker("init")], conversion: { value in decode(value)?.encode() }),
        summary: "How numbers of bytes are written.", examples: ["ByteCountFormatStyle(style: .memory)"])
}
