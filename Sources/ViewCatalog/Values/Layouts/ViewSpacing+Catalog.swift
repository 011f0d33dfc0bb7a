// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewSpacing: CatalogNative {
    package static var typeName: String { "ViewSpacing" }
    package var swiftDescription: String { literal }
    package var literal: String { self == .zero ? "ViewSpacing.zero" : "ViewSpacing()" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"], initializers: [.initializer { ViewSpacing() }],
            staticMembers: ["zero": .of(ViewSpacing.zero)],
            methods: [
                "distance": [
                    .method("distance", of: ViewSpacing.self, .required("to", ViewSpacing.self), .required("along", Axis.self)) {
                        $0.distance(to: $1, along: $2)
                    }
                ],
                "union": [
                    .method("union", of: ViewSpacing.self, .unlabeled("other", ViewSpacing.self), .defaulted("edges", Edge.Set.all)) {
                        $0.union($1, $2)
                    }
                ],
                "formUnion": [formUnion],
            ]),
        summary: "How far a view wants to be from its neighbours.",
        examples: ["ViewSpacing.zero", "ViewSpacing().distance(to: .zero, along: .vertical)"])

    private static let formUnion: NativeFunction = {
        let other = Parameter.unlabeled("other", ViewSpacing.self)
        let edges = Parameter.defaulted("edges", Edge.Set.all)
        return NativeFunction("formUnion", [other.info, edges.info], isMutating: true) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            let spacing = try expect(call.receiver ?? .nil)
            call.mutate(to: spacing.union(try cursor.next(other), try cursor.next(edges)).encode())
            return .void
        }
    }()
}
