// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage

/// What a preview says of the screen: `#Preview(traits: .landscapeLeft)`, or the modifiers of a PreviewProvider's view.
struct PreviewTraits: Sendable {
    private var orientation: Device.Orientation?
    private var size: CGSize?

    /// - Parameter arguments: those of the macro. The traits are what follows the label.
    init(_ arguments: [Expression.Argument]) {
        for trait in arguments.drop(while: { $0.label != "traits" }) { take(trait.value, sizedBy: "fixedLayout") }
    }

    /// Of a view in a PreviewProvider: what a modifier takes tells which it is.
    init(of view: Expression) {
        for modifier in view.modifierChain.modifiers {
            for argument in modifier.call.arguments { take(argument.value, sizedBy: "fixed") }
        }
    }

    private mutating func take(_ trait: Expression, sizedBy name: String) {
        switch trait.kind {
        case .implicitMember("landscapeLeft"), .implicitMember("landscapeRight"): orientation = .landscape
        case .implicitMember("portrait"), .implicitMember("portraitUpsideDown"): orientation = .portrait
        case .call(let call):
            guard case .implicitMember(name) = call.callee.kind else { return }
            let sides = call.arguments.compactMap(\.value.number)
            if sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }) { size = CGSize(width: sides[0], height: sides[1]) }
        default: return
        }
    }

    func apply(to stage: inout Stage) {
        if let orientation, stage.orientation != orientation { stage.rotate() }
        guard let size else { return }
        // A canvas of a given size is no device: nothing covers its edges.
        stage.viewport = size
        stage.hidesSafeArea = true
    }
}

extension Expression {
    /// A literal's.
    fileprivate var number: Double? {
        switch kind {
        case .integer(let value): Double(value)
        case .float(let value, _): value
        default: nil
        }
    }
}
