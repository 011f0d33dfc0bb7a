// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension ViewReference {
    /// `frame(in: .scrollView)`: the frame in another space.
    static let frameInSpace = NativeFunction(
        "frame", [ParameterInfo(label: "in", name: "in", type: SpaceValue.swiftType)], summary: "the frame in a coordinate space"
    ) { (call) throws(Diagnostic) in
        guard case .native(let native)? = call.receiver, let reference = native as? ViewReference else { return .nil }
        let layer = reference.index.layers[try reference.layer()]
        guard let space = call[0].flatMap({ SceneBuilder.coordinateSpace($0) }) else {
            throw Diagnostic(
                .typeMismatch, "a coordinate space is expected", at: call.argumentSpan(0),
                hint: ".local, .global, .scrollView or .named(\"x\")")
        }
        return space.frame(of: layer.frame, layer.placed.context).encode()
    }
}
