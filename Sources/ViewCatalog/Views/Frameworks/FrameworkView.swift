// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Views that other frameworks of Apple's draw (Charts, MapKit, AVKit, WebKit): none has a size of its own, so that each takes what it is
/// offered. What they show is checked and kept, and a placeholder stands for its picture.
enum FrameworkView {
    static func filling(_ maker: Maker) -> ViewValue { maker.view(PlaceholderNode(.filling, tag: maker.tag)) }

    /// What only says what such a view shows: a mark of a chart, a marker of a map. It takes no room.
    static func silent(_ maker: Maker) -> ViewValue { maker.view(GroupMaker.layer(GroupNode.empty, maker)) }

    static func optional(_ label: String?, _ type: String, name: String? = nil) -> ParameterInfo {
        ParameterInfo(label: label, name: name ?? label ?? "value", type: .named(type), defaultText: "nil")
    }

    static func required(_ label: String?, _ type: String, name: String? = nil) -> ParameterInfo {
        ParameterInfo(label: label, name: name ?? label ?? "value", type: .named(type))
    }

    /// A builder, whose code is typed and not run.
    static func builder(_ label: String = "content", _ parameters: String..., gives result: String = "View", optional: Bool = false)
        -> ParameterInfo
    {
        let type = TypeSyntax.function(parameters: parameters.map { .named($0) }, result: .some(.named(result)))
        return ParameterInfo(label: label, name: label, type: type, defaultText: optional ? "{ }" : nil, isBuilder: true)
    }
}

extension Overload {
    /// Of a view that fills what it is offered.
    static func filling(_ parameters: ParameterInfo...) -> Overload { Overload(parameters) { FrameworkView.filling($1) } }

    /// Of a part that takes no room.
    static func silent(_ parameters: ParameterInfo...) -> Overload { Overload(parameters) { FrameworkView.silent($1) } }

    /// Of a modifier that changes no frame.
    static func kept(_ parameters: ParameterInfo...) -> Overload { Overload(parameters) { $1.drawn(.none) } }
}
