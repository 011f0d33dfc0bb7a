// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Overload {
    /// Both forms of a control with a picture: `image:` is the name of one, or an `ImageResource`.
    static func pictured(_ make: (Parameter<UIImageValue>) -> Overload) -> [Overload] {
        [make(.pictureName), make(.required("image", UIImageValue.self))]
    }
}

extension Parameter where T == UIImageValue {
    fileprivate static var pictureName: Parameter<UIImageValue> {
        Parameter(ParameterInfo(label: "image", name: "image", type: .named("String"))) { (call, index) throws(Diagnostic) in
            UIImageValue(name: try call.decoded(index, name: "image"))
        }
    }
}

extension LabelMaker {
    /// A title with a picture of the app's.
    static func pictured(_ maker: Maker, _ title: StyledText, _ image: UIImageValue) -> Node {
        node(title: title.node, icon: image.node(maker.call))
    }
}
