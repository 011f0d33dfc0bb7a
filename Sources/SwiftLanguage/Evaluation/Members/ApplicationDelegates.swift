// SPDX-License-Identifier: GPL-3.0-or-later

extension Machine {
    /// The delegate of an app (`@UIApplicationDelegateAdaptor(Delegate.self) var delegate`), which is told that the app has started.
    func delegate(
        of property: StoredProperty, _ wrapper: Declaration.Attribute, _ type: UserType, in context: EvaluationContext, at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        let activation = Activation(context: context, lexical: type.inner)
        var name = property.type?.baseName ?? ""
        if let argument = wrapper.arguments?.first, case .type(let reference) = try activation.evaluate(argument.value) {
            name = reference.name
        }
        guard let made = program.types[name] else {
            throw Diagnostic(.unknownType, "there is no class '\(name)' for '@\(wrapper.name)'", at: wrapper.span ?? span)
        }
        let key = StateKey(owner: .statics(of: name), name: "@" + wrapper.name)
        if let known = state[key] { return known }
        let object = try activation.construct(TypeReference(made), [], nil, name: made.name)
        state[key] = object
        try AppLaunch(context)?.start(object)
        return object
    }
}

/// What UIKit tells the delegates of an app as that starts. Each is told what it has a method for.
private struct AppLaunch: Sendable {
    private let context: EvaluationContext
    private let application: Value
    private let scene: Value

    private var machine: Machine { context.machine }

    /// nil on a platform without UIKit.
    init?(_ context: EvaluationContext) throws(Diagnostic) {
        let machine = context.machine
        guard let type = machine.nativeType(named: "UIApplication") else { return nil }
        let application = try machine.member("shared", of: .type(TypeReference(type)), in: context)
        let scenes = try machine.elements(of: try machine.member("connectedScenes", of: application, in: context), in: context)
        guard let scene = scenes.first else { return nil }
        (self.context, self.application, self.scene) = (context, application, scene)
    }

    /// The app has launched; its scene follows when the layout is there.
    func start(_ delegate: Value) throws(Diagnostic) {
        _ = try tell(delegate, "application", (nil, application), ("didFinishLaunchingWithOptions", .nil))
        guard machine.hasMethod("application", labels: [nil, "configurationForConnecting", "options"], of: delegate) else { return }
        machine.enqueue(
            FunctionValue { (_, context) throws(Diagnostic) in
                try AppLaunch(context)?.connectScene(delegate)
                return .void
            })
    }

    /// Makes the delegate of the scene, if that of the app names a class for it. The scene comes to the foreground.
    private func connectScene(_ delegate: Value) throws(Diagnostic) {
        let session = try machine.member("session", of: scene, in: context)
        let options = try machine.member("delegate", of: scene, in: context)
        let configuration = try tell(
            delegate, "application", (nil, application), ("configurationForConnecting", session), ("options", options))
        guard let configuration, machine.hasMember("delegateClass", of: configuration),
            case .type(let type) = try machine.member("delegateClass", of: configuration, in: context)
        else { return }
        let activation = Activation(context: context, lexical: .file)
        let made = try activation.construct(type, [], nil, name: type.name)
        _ = try tell(made, "scene", (nil, scene), ("willConnectTo", session), ("options", options))
        _ = try tell(made, "sceneWillEnterForeground", (nil, scene))
        _ = try tell(made, "sceneDidBecomeActive", (nil, scene))
    }

    /// - Returns: nil where the delegate has no such method.
    private func tell(_ delegate: Value, _ name: String, _ arguments: (label: String?, value: Value)...) throws(Diagnostic) -> Value? {
        guard machine.hasMethod(name, labels: arguments.map(\.label), of: delegate) else { return nil }
        return try machine.callMethod(name, on: delegate, arguments: arguments, in: context).result
    }
}
