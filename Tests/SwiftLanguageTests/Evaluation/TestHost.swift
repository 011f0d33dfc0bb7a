// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Synchronization

/// A view of the test host: its name, the values it was given, its children.
struct TestView: NativeValue {
    var name: String
    var values: [String] = []
    var children: [Value] = []
    var later: (@Sendable (EvaluationContext) throws(Diagnostic) -> Value)?
    var content: FunctionValue?
    var structure: StructValue?

    var nativeTypeName: String { name == "Text" || name == "Color" ? name : "View" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? TestView)?.swiftDescription == swiftDescription }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// `Text(hello).frame(10.0)`; `VStack{a, b}`; `<deferred>`
    var swiftDescription: String {
        let inner = children.isEmpty ? "" : "{" + children.map { $0.swiftDescription() }.joined(separator: ", ") + "}"
        return name + (values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")") + inner
    }
}

/// A point, an option set and an enum, as native values with members.
struct TestPoint: NativeValue {
    var x: Double
    var y: Double
    var nativeTypeName: String { "CGPoint" }
    var swiftDescription: String { "(\(x), \(y))" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? TestPoint).map { $0.x == x && $0.y == y } ?? false }
    func hash(into hasher: inout Hasher) { hasher.combine(x) }
}

struct TestCase: NativeValue {
    var type: String
    var names: [String]
    var nativeTypeName: String { type }
    var swiftDescription: String { names.joined(separator: "+") }
    func isEqual(to other: any NativeValue) -> Bool { (other as? TestCase).map { $0.type == type && $0.names == names } ?? false }
    func hash(into hasher: inout Hasher) { hasher.combine(names) }
}

/// An environment: what the site of a place is for the test host.
struct TestSite: Sendable {
    var values: [String: Value]
}

final class TestHost: LanguageHost {
    let printed = Mutex<[String]>([])
    let animations = Mutex<Int>(0)

    var output: [String] { printed.withLock { $0 } }
    var typeNames: [String] { ["Text", "VStack", "Color", "CGPoint", "Alignment", "Edge", "ForEach", "Button"] }

    func nativeType(named name: String) -> NativeType? { Self.types[name] }
    func globalFunctions(named name: String) -> [NativeFunction] { [] }
    /// What programs name that the tests do not run: Foundation has it, and this host leaves it out.
    func isUnsupported(_ name: String) -> Bool {
        ["Data", "JSONEncoder", "JSONDecoder", "NSError", "CancellationError"].contains(name)
    }

    func conforms(native value: any NativeValue, to protocolName: String) -> Bool {
        guard let view = value as? TestView else { return false }
        return protocolName == "View" || protocolName == "ShapeStyle" && view.name.hasPrefix("Color")
    }

    static let keys: [String: Value] = [
        "width": .double(300), "isEnabled": .bool(true), "sizeClass": .native(TestCase(type: "SizeClass", names: ["compact"])),
    ]
    func isEnvironmentKey(_ name: String) -> Bool { Self.keys[name] != nil }
    func environmentValue(_ key: String, at site: (any Sendable)?) throws(Diagnostic) -> Value? {
        (site as? TestSite)?.values[key] ?? Self.keys[key]
    }
    func customEnvironmentValue(_ key: String, at site: (any Sendable)?) -> Value? { (site as? TestSite)?.values[key] }

    func deferred(
        _ expression: Expression, reading keys: Set<String>, _ body: @escaping @Sendable (EvaluationContext) throws(Diagnostic) -> Value
    ) -> Value {
        .native(TestView(name: "deferred", values: keys.sorted(), later: body))
    }
    func block(_ items: [Value], in context: EvaluationContext) throws(Diagnostic) -> Value {
        .native(TestView(name: "block", children: items))
    }
    func dynamicBlock(_ items: [Value], branch: BuilderBranch, in context: EvaluationContext) throws(Diagnostic) -> Value {
        .native(TestView(name: "if\(branch.index)", children: items))
    }
    func item(_ view: Value, of statement: Expression?, in context: EvaluationContext) throws(Diagnostic) -> Value {
        if case .structure(let structure) = view { try component(structure, in: context) } else { view }
    }
    func component(_ value: StructValue, in context: EvaluationContext) throws(Diagnostic) -> Value {
        .native(TestView(name: "<\(value.type.name)>", structure: value))
    }
    func wrapped(
        _ wrapper: String, arguments: [(label: String?, value: Value)], initial: Value?, in context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        guard wrapper == "ScaledMetric", case .double(let value)? = initial else {
            throw Diagnostic(.unsupported, "the wrapper @\(wrapper) is not known")
        }
        return .double(value * 2)
    }
    func didPrint(_ text: String, endsLine: Bool, in context: EvaluationContext) { printed.withLock { $0.append(text) } }
    func withAnimation(_ animation: Value?, in context: EvaluationContext, _ body: () throws(Diagnostic) -> Value) throws(Diagnostic)
        -> Value
    {
        animations.withLock { $0 += 1 }
        return try body()
    }
    func isAvailable(platform: String, version: String) -> Bool { (Int(version.prefix { $0 != "." }) ?? 0) <= 18 }
    func isOS(_ name: String) -> Bool { name == "iOS" }
}

extension TestHost {
    private static func parameter(_ label: String?, _ type: String, optional: Bool = false, variadic: Bool = false) -> ParameterInfo {
        ParameterInfo(label: label, name: label ?? "_", type: .named(type), defaultText: optional ? "nil" : nil, isVariadic: variadic)
    }
    private static func builder(_ label: String?, count: Int = 0, optional: Bool = false) -> ParameterInfo {
        ParameterInfo(
            label: label, name: label ?? "content",
            type: .function(parameters: Array(repeating: .named("Any"), count: count), result: .named("View")),
            defaultText: optional ? "nil" : nil, isBuilder: true
        )
    }
    private static func action(_ label: String?) -> ParameterInfo {
        ParameterInfo(label: label, name: label ?? "action", type: .function(parameters: [], result: .tuple([])))
    }

    private static func text(_ call: NativeCall) -> [String] { call.arguments.compactMap { $0?.swiftDescription() } }

    private static func view(_ name: String, _ parameters: [ParameterInfo]) -> NativeFunction {
        NativeFunction(name, parameters, isViewBuilding: true) { (call) throws(Diagnostic) in
            var children: [Value] = []
            var values: [String] = []
            var content: FunctionValue?
            for (index, argument) in call.arguments.enumerated() {
                guard let argument else { continue }
                guard case .function(let function) = argument else {
                    values.append(argument.swiftDescription())
                    continue
                }
                content = content ?? function
                if parameters[index].isBuilder, name != "ForEach" {
                    children.append(try call.machine.buildViews(function, [], in: call.context))
                }
            }
            if name == "ForEach", let content {
                for element in try elements(call) { children.append(try call.machine.buildViews(content, [element], in: call.context)) }
                values = []
            }
            return .native(TestView(name: name, values: values, children: children, content: content))
        }
    }

    private static func elements(_ call: NativeCall) throws(Diagnostic) -> [Value] {
        switch call.arguments[0] {
        case let data?: return try call.machine.elements(of: data, in: call.context, at: call.argumentSpan(0))
        case nil: return []
        }
    }

    private static func modifier(_ name: String, _ parameters: [ParameterInfo]) -> NativeFunction {
        NativeFunction(name, parameters, isViewBuilding: true) { (call) throws(Diagnostic) in
            guard case .native(let native)? = call.receiver, let view = native as? TestView else {
                throw Diagnostic(.typeMismatch, "not a view")
            }
            var result = TestView(name: view.swiftDescription + "." + name, values: [])
            for (index, argument) in call.arguments.enumerated() {
                guard let argument else { continue }
                if case .function(let function) = argument {
                    if parameters[index].isBuilder { result.children.append(try call.machine.buildViews(function, [], in: call.context)) }
                    result.content = function
                } else {
                    result.values.append(argument.swiftDescription())
                }
            }
            if result.values.isEmpty, result.children.isEmpty { result.name += "()" }
            return .native(result)
        }
    }

    private static func enumeration(_ name: String, _ cases: [String]) -> NativeType {
        NativeType(
            name, conformances: ["Hashable"],
            staticMembers: Dictionary(
                uniqueKeysWithValues: cases.map { ($0, NativeStatic.constant(.native(TestCase(type: name, names: [$0])))) }),
            allCases: cases.map { .native(TestCase(type: name, names: [$0])) },
            arrayLiteral: { (values) in
                .native(TestCase(type: name, names: values.flatMap(names)))
            }
        )
    }

    private static func names(_ value: Value) -> [String] {
        guard case .native(let native) = value, let item = native as? TestCase else { return [] }
        return item.names
    }

    private static func point(_ value: Value) -> TestPoint {
        if case .native(let native) = value, let point = native as? TestPoint { point } else { TestPoint(x: 0, y: 0) }
    }
    private static func number(_ value: Value?) -> Double { if case .double(let number)? = value { number } else { 0 } }

    static let types: [String: NativeType] = Dictionary(
        uniqueKeysWithValues: [
            NativeType(
                "Text", conformances: ["View"],
                initializers: [view("Text", [parameter(nil, "String")]), view("Text", [parameter("verbatim", "String")])],
                methods: ["bold": [modifier("bold", [])]]),
            NativeType(
                "VStack", conformances: ["View"],
                initializers: [
                    view(
                        "VStack",
                        [
                            parameter("alignment", "Alignment", optional: true), parameter("spacing", "CGFloat", optional: true),
                            builder(nil),
                        ])
                ]),
            NativeType(
                "ForEach", conformances: ["View"],
                initializers: [
                    view(
                        "ForEach",
                        [
                            parameter(nil, "Any"), ParameterInfo(label: "id", name: "id", type: .named("KeyPath"), defaultText: "nil"),
                            builder(nil, count: 1),
                        ])
                ]),
            NativeType(
                "Button", conformances: ["View"],
                initializers: [
                    view("Button", [parameter(nil, "String"), action("action")]), view("Button", [action("action"), builder("label")]),
                ]),
            NativeType(
                "Color", conformances: ["View", "ShapeStyle"],
                staticMembers: [
                    "red": .constant(.native(TestView(name: "Color", values: ["red"]))),
                    "blue": .constant(.native(TestView(name: "Color", values: ["blue"]))),
                ], methods: ["opacity": [modifier("opacity", [parameter(nil, "Double")])]]),
            NativeType(
                "ShapeStyle", isProtocol: true, staticMembers: ["red": .constant(.native(TestView(name: "Color", values: ["red"])))]),
            NativeType("Animation", staticMembers: ["default": .constant(.native(TestCase(type: "Animation", names: ["default"])))]),
            NativeType(
                "View", isProtocol: true,
                methods: [
                    "frame": [
                        modifier(
                            "frame",
                            [
                                parameter("width", "CGFloat", optional: true), parameter("height", "CGFloat", optional: true),
                                parameter("alignment", "Alignment", optional: true),
                            ]),
                        modifier(
                            "frame", [parameter("minWidth", "CGFloat", optional: true), parameter("maxWidth", "CGFloat", optional: true)]),
                    ],
                    "padding": [
                        modifier("padding", [parameter(nil, "Edge.Set", optional: true), parameter(nil, "CGFloat", optional: true)]),
                        modifier("padding", [parameter(nil, "CGFloat")]),
                    ],
                    "id": [modifier("id", [parameter(nil, "Any")])],
                    "background": [
                        modifier("background", [parameter(nil, "ShapeStyle")]),
                        modifier("background", [parameter("alignment", "Alignment", optional: true), builder(nil)]),
                    ],
                    "overlay": [modifier("overlay", [parameter("alignment", "Alignment", optional: true), builder(nil)])],
                    "onTap": [modifier("onTap", [action("perform")])],
                ]),
            enumeration("Alignment", ["leading", "center", "trailing"]), enumeration("Edge", ["top", "bottom"]),
            enumeration("Edge.Set", ["top", "bottom", "horizontal"]),
            enumeration("SizeClass", ["compact", "regular"]),
            NativeType(
                "CGPoint", conformances: ["Hashable"],
                initializers: [
                    NativeFunction("CGPoint", [parameter("x", "CGFloat"), parameter("y", "CGFloat")]) {
                        .native(TestPoint(x: number($0[0]), y: number($0[1])))
                    }
                ],
                staticMembers: ["zero": .constant(.native(TestPoint(x: 0, y: 0)))],
                properties: [
                    "x": NativeProperty(
                        type: .named("CGFloat"), get: { (value, _) in .double(point(value).x) },
                        set: { (value, new, _) in .native(TestPoint(x: number(new), y: point(value).y)) }),
                    "y": NativeProperty(
                        type: .named("CGFloat"), get: { (value, _) in .double(point(value).y) },
                        set: { (value, new, _) in .native(TestPoint(x: point(value).x, y: number(new))) }),
                ],
                operators: [
                    "+": [
                        NativeFunction("+", [parameter(nil, "CGPoint"), parameter(nil, "CGPoint")]) { call in
                            let (a, b) = (point(call[0] ?? .nil), point(call[1] ?? .nil))
                            return .native(TestPoint(x: a.x + b.x, y: a.y + b.y))
                        }
                    ]
                ]
            ),
        ].map { ($0.name, $0) })
}

/// A place of a tree that tests make up.
struct TestPlace: StatePlace {
    let description: String
    init(_ description: String) { self.description = description }
    var debugDescription: String { description }
}
