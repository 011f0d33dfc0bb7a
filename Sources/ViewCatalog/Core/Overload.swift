// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// One way of writing a view or modifier: its parameters, each declared once and typed, and what is made of the arguments.
package struct Overload: Sendable {
    package let parameters: [ParameterInfo]
    /// Why it is kept: iOS 13 forms that later ones replaced.
    package let isDeprecated: Bool
    let make: @Sendable (NativeCall, Maker) throws(Diagnostic) -> ViewValue

    init<each T: Sendable, Result: ViewResult>(
        _ parameters: repeat Parameter<each T>, isDeprecated: Bool = false,
        make: @escaping @Sendable (Maker, repeat each T) throws(Diagnostic) -> Result
    ) {
        self.parameters = ParameterInfo.all(repeat each parameters)
        self.isDeprecated = isDeprecated
        let all = (repeat each parameters)
        self.make = { (call, maker) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            return try make(maker, repeat try cursor.next(each all)).view(by: maker)
        }
    }

    /// `(key: K.self, value: v)`: what the view carries for whoever asks for the key.
    static func keyed(_ attachment: @escaping @Sendable (_ key: Value, _ value: Value) -> any Sendable) -> Overload {
        Overload(.ofKey("key", .key), .ofKey("value", .value)) { maker, key, value in maker.attaching(attachment(key, value)) }
    }

    /// The overload as the evaluator sees it.
    ///
    /// - Parameter result: the type that its value is known by before it runs.
    func function(named name: String, kind: String, result: TypeSyntax = .some(.named("View")), summary: String) -> NativeFunction {
        NativeFunction(name, parameters, resultType: result, isViewBuilding: true, summary: summary) {
            (call) throws(Diagnostic) in
            let maker = try Maker(call, kind: kind)
            let view = try make(call, maker)
            return .native(maker.receiver.map { view.modifying($0) } ?? view.made(at: call.expression, call.context))
        }
    }
}

/// Reads the arguments of a call in the order of the parameters.
final class ArgumentReader {
    private let call: NativeCall
    private var index = 0

    init(_ call: NativeCall) { self.call = call }

    func next<T>(_ parameter: Parameter<T>) throws(Diagnostic) -> T {
        defer { index += 1 }
        return try parameter.read(call, index)
    }
}

/// What an overload gives: a node, or a view that keeps more than its node.
protocol ViewResult: SendableMetatype {
    func view(by maker: Maker) -> ViewValue
}

extension Node: ViewResult {
    func view(by maker: Maker) -> ViewValue { maker.view(self) }
}

extension ViewValue: ViewResult {
    func view(by maker: Maker) -> ViewValue { self }
}
