// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The catalogue as the evaluator reads it: native types by name.
enum CatalogTypes {
    static let types: [String: NativeType] = {
        var result: [String: NativeType] = [:]
        for declaration in Catalog.allViews { result[declaration.name] = declaration.nativeType(with: modifiers[declaration.name] ?? []) }
        for declaration in Catalog.allValueTypes { result[declaration.name] = declaration.type }
        for type in protocols { result[type.name] = type }
        result[UnknownValue.typeName] = NativeType(UnknownValue.typeName, conformances: ["View"])
        for type in EnvironmentSetting.keyTypes { result[type.name] = type }
        result["TupleView"] = NativeType("TupleView", conformances: madeProtocols)
        result["ModifiedContent"] = NativeType(
            "ModifiedContent", conformances: madeProtocols, initializers: [UserModifier.modifiedContent])
        for type in result.values { for alias in type.aliases where result[alias] == nil { result[alias] = type } }
        return result
    }()

    private static let modifiers = Dictionary(grouping: Catalog.allModifiers, by: \.receiver)

    /// What modifiers and builders make may be any of these.
    private static let madeProtocols = Set(["View"] + contentProtocols)

    /// What is built as views are: scenes, the items of menus and bars, what charts and maps show, none of which are views in Swift, and rows.
    private static let contentProtocols = [
        "Scene", "Commands", "ToolbarContent", "CustomizableToolbarContent", "ChartContent", "AxisContent", "AxisMark", "MapContent",
        "DynamicViewContent",
    ]

    static let names = types.keys.sorted()

    private static let plainProtocols = ["View", "Shape", "Layout", "ShapeStyle", "App", "ViewModifier", "GeometryEffect"]

    /// The protocols whose methods are modifiers.
    private static let protocols: [NativeType] = (plainProtocols + contentProtocols).map { name in
        var methods = JoinedModifier.members(of: name)
        for modifier in modifiers[name] ?? [] { methods[modifier.name, default: []] += modifier.functions }
        if name == "Shape" { methods.merge(PathMembers.ofShapes) { $1 } }
        if name == "Layout" { methods["callAsFunction"] = [LayoutTypes.call] }
        return NativeType(
            name, conformances: refined[name] ?? [], isProtocol: true, staticMembers: ProtocolMembers.statics(of: name),
            methods: methods, conversion: conversions[name])
    }

    /// What is no value of the protocol by its own type, but may stand for one.
    private static let conversions: [String: @Sendable (Value) -> Value?] = [
        "ShapeStyle": { StyleValue.style(of: $0) },
        "View": { value in
            if case .slice(let values) = value { SubviewsCollectionValue(values).map { .native($0) } } else { nil }
        },
    ]

    /// A shown App stands for its first window's content.
    private static let refined: [String: Set<String>] = Dictionary(contentProtocols.map { ($0, ["View"]) }) { $1 }
        .merging(["Shape": ["View"], "App": ["Scene"], "CustomizableToolbarContent": ["ToolbarContent"]]) { $1 }

    static let functions: [String: [NativeFunction]] = [
        "pow": DecimalValue.functions, "withTransaction": TransactionValue.functions, "NSLocalizedString": LocalizedStrings.functions,
        "EnvironmentValues": [environmentValues],
        "_byteCountText": [ByteCountText.function], "_dateIntervalText": [DateIntervalText.function],
        "_attributedText": [AttributedText.textFunction], "_markdownRuns": [AttributedText.markdownFunction],
        "CGPointMake": [made("CGPointMake", "x", "y") { CGPoint(x: $0[0], y: $0[1]).encode() }],
        "CGSizeMake": [made("CGSizeMake", "width", "height") { CGSize(width: $0[0], height: $0[1]).encode() }],
        "CGRectMake": [
            made("CGRectMake", "x", "y", "width", "height") { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]).encode() }
        ],
    ]

    /// `EnvironmentValues()`: where nothing was set.
    private static let environmentValues = NativeFunction("EnvironmentValues", [], resultType: .named("EnvironmentValues")) { call in
        .native(call.machine.environmentValues(at: nil))
    }

    /// One of CoreGraphics' functions from before Swift.
    private static func made(_ name: String, _ parameters: String..., body: @escaping @Sendable ([Double]) -> Value) -> NativeFunction {
        NativeFunction(name, parameters.map { ParameterInfo(label: nil, name: $0, type: .named("CGFloat")) }) { call in
            body(parameters.indices.map { Double.decode(call[$0] ?? .nil) ?? 0 })
        }
    }

    static func conforms(_ typeName: String, to protocolName: String) -> Bool {
        if typeName == protocolName { return true }
        guard let type = types[typeName] else { return false }
        return type.conformances.contains { $0 == protocolName || $0 != typeName && conforms($0, to: protocolName) }
    }
}
