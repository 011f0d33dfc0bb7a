// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIFont` and `NSFont`: a font by its size in points, as code outside of SwiftUI asks for it.
struct UIFontValue: CatalogNative {
    static var typeName: String { "UIFont" }
    let font: Font
    var swiftDescription: String { "UIFont(\(font.literal))" }

    /// The font where the code runs: its size follows Dynamic Type where it is a text style.
    func metrics(_ context: EvaluationContext) -> FontMetrics {
        let fonts = context.viewSite?.environment.traits.fontContext ?? EnvironmentValues.empty.traits.fontContext
        return font.metrics(in: fonts)
    }

    private static func length(_ read: @escaping @Sendable (FontMetrics) -> Double) -> NativeProperty {
        NativeProperty(type: Double.swiftType) { (receiver, context) throws(Diagnostic) in
            .double(read(try UIFontValue.expect(receiver).metrics(context)))
        }
    }

    /// How large a text is in it: of one line, or within a width.
    func size(of text: String, width: Double? = nil, _ context: EvaluationContext) -> CGSize {
        let fonts = context.viewSite?.environment.traits.fontContext ?? EnvironmentValues.empty.traits.fontContext
        var attributes = TextAttributes()
        attributes.font = font
        let measured = TextLayout(runs: [TextRun(text)], attributes: attributes, context: fonts).measure(width: width, height: nil)
        return CGSize(width: measured.width, height: measured.height)
    }

    /// By its size, and a weight where the name has one.
    private static func system(_ name: String, weighted: Bool, _ make: @escaping @Sendable (Double, Font.Weight?) -> Font) -> NativeStatic {
        let plain: NativeFunction = .make(name, .required("ofSize", Double.self)) { UIFontValue(font: make($0, nil)) }
        let heavy: NativeFunction = .make(name, .required("ofSize", Double.self), .required("weight", Font.Weight.self)) {
            UIFontValue(font: make($0, $1))
        }
        return NativeStatic(functions: weighted ? [plain, heavy] : [plain])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["NSFont"], conformances: ["Hashable"],
            initializers: [
                NativeFunction(
                    "init",
                    [
                        ParameterInfo(label: "name", name: "name", type: .named("String")),
                        ParameterInfo(label: "size", name: "size", type: .named("Double")),
                    ], resultType: .optional(swiftType)
                ) { call in
                    let name = String.decode(call[0] ?? .nil) ?? ""
                    return UIFontValue(font: .custom(name, fixedSize: Double.decode(call[1] ?? .nil) ?? 17)).encode()
                }
            ],
            staticMembers: [
                "systemFont": system("systemFont", weighted: true) { .system(size: $0, weight: $1) },
                "boldSystemFont": system("boldSystemFont", weighted: false) { size, _ in .system(size: size, weight: .bold) },
                "italicSystemFont": system("italicSystemFont", weighted: false) { size, _ in .system(size: size).italic() },
                "monospacedSystemFont": system("monospacedSystemFont", weighted: true) {
                    .system(size: $0, weight: $1, design: .monospaced)
                },
                "monospacedDigitSystemFont": system("monospacedDigitSystemFont", weighted: true) {
                    .system(size: $0, weight: $1).monospacedDigit()
                },
                "preferredFont": NativeStatic(functions: [
                    .make("preferredFont", .required("forTextStyle", TextStyleName.self)) { UIFontValue(font: .style($0.style)) }
                ]),
                "familyNames": .of([
                    "Arial", "Avenir", "Courier", "Futura", "Georgia", "Helvetica", "Helvetica Neue", "Menlo", "Times New Roman",
                ]),
                "fontNames": NativeStatic(functions: [.make("fontNames", .required("forFamilyName", String.self)) { [$0] }]),
                "labelFontSize": .of(17.0), "systemFontSize": .of(14.0), "smallSystemFontSize": .of(12.0), "buttonFontSize": .of(18.0),
            ],
            properties: [
                "pointSize": length(\.pointSize), "lineHeight": length(\.line), "ascender": length(\.ascent),
                "descender": length { -$0.descent }, "capHeight": length(\.capHeight), "leading": length { _ in 0 },
            ],
            methods: [
                "withSize": [
                    .method("withSize", of: UIFontValue.self, .unlabeled("size", Double.self)) { UIFontValue(font: $0.font.pointSize($1)) }
                ]
            ]),
        summary: "A font of UIKit.", examples: ["UIFont.systemFont(ofSize: 20, weight: .bold).pointSize"])

    /// `UIFont.TextStyle`.
    struct TextStyleName: CatalogNative {
        static var typeName: String { "UIFont.TextStyle" }
        let name: String
        let style: Font.TextStyle
        var swiftDescription: String { name }
        var literal: String { "." + name }

        private static let all =
            Font.TextStyle.allCases.map { TextStyleName(name: $0.rawValue, style: $0) }
            + [TextStyleName(name: "title1", style: .title), TextStyleName(name: "caption1", style: .caption)]

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName, conformances: ["Hashable"],
                staticMembers: Dictionary(uniqueKeysWithValues: all.map { ($0.name, NativeStatic.of($0)) })),
            summary: "A text style of UIKit.", examples: ["UIFont.TextStyle.title1"])
    }
}

/// What UIKit adds to texts: how large they are with attributes.
enum TextMeasuring {
    static let methods: [String: [NativeFunction]] = [
        "size": [function("size", [ParameterInfo(label: "withAttributes", name: "attributes", type: attributes, defaultText: "nil")], 0)],
        "boundingRect": [
            function(
                "boundingRect",
                [
                    ParameterInfo(label: "with", name: "size", type: .named("CGSize")),
                    ParameterInfo(label: "options", name: "options", type: .named("NSStringDrawingOptions"), defaultText: "[]"),
                    ParameterInfo(label: "attributes", name: "attributes", type: attributes, defaultText: "nil"),
                    ParameterInfo(label: "context", name: "context", type: .named("Any"), defaultText: "nil"),
                ], 2)
        ],
    ]

    private static let attributes = TypeSyntax.dictionary(.named("NSAttributedString.Key"), .named("Any"))

    private static func function(_ name: String, _ parameters: [ParameterInfo], _ place: Int) -> NativeFunction {
        NativeFunction(name, parameters, resultType: .named(name == "size" ? "CGSize" : "CGRect")) { call in
            var font = UIFontValue(font: .system(size: 12))
            if case .dictionary(let entries)? = call[place] {
                for entry in entries.entries where entry.key.opaqueText == "font" { font = UIFontValue.decode(entry.value) ?? font }
            }
            var width: Double?
            // Without that option it is one line, however wide.
            if name == "boundingRect", call[1]?.opaqueText?.contains("usesLineFragmentOrigin") == true {
                width = call[0].flatMap { CGSize.decode($0) }?.width
            }
            let size = font.size(of: String.decode(call.receiver ?? .nil) ?? "", width: width, call.context)
            return name == "size" ? size.encode() : CGRect(origin: .zero, size: size).encode()
        }
    }
}
