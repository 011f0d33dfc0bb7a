// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

extension VisualEffectValue {
    private static var anchors: [WritableKeyPath<Self, UnitPoint>] { [\.scaleAnchor, \.rotationAnchor, \.rotation3DAnchor] }

    /// TL + BT − ID, each end mixed with identity by its progress, number by number (S7.3).
    static func mixed(
        _ start: VisualEffectValue, _ middle: VisualEffectValue, _ end: VisualEffectValue, topLeading: Double, bottomTrailing: Double
    ) -> VisualEffectValue {
        func mix(_ value: (VisualEffectValue) -> Double) -> Double {
            let identity = value(middle)
            let top = value(start) + (identity - value(start)) * topLeading
            let bottom = value(end) + (identity - value(end)) * bottomTrailing
            return top + bottom - identity
        }
        var result = VisualEffectValue.identity
        result.opacity = mix { $0.opacity }
        result.blur = mix { $0.blur }
        result.brightness = mix { $0.brightness }
        result.saturation = mix { $0.saturation }
        result.contrast = mix { $0.contrast }
        result.grayscale = mix { $0.grayscale }
        result.hueRotation.radians = mix { $0.hueRotation.radians }
        result.rotation.radians = mix { $0.rotation.radians }
        result.scale = CGSize(width: mix { $0.scale.width }, height: mix { $0.scale.height })
        result.offset = CGSize(width: mix { $0.offset.width }, height: mix { $0.offset.height })
        result.rotation3D = DrawingEffect.Axis3D(x: mix { $0.rotation3D.x }, y: mix { $0.rotation3D.y }, z: mix { $0.rotation3D.z })
        for anchor in anchors {
            result[keyPath: anchor] = UnitPoint(x: mix { $0[keyPath: anchor].x }, y: mix { $0[keyPath: anchor].y })
        }
        return result
    }

    /// These effects with others around them.
    func combined(with outer: VisualEffectValue) -> VisualEffectValue {
        var result = self
        result.opacity *= outer.opacity
        result.blur += outer.blur
        result.brightness += outer.brightness
        result.saturation *= outer.saturation
        result.contrast *= outer.contrast
        result.grayscale += outer.grayscale
        result.hueRotation.radians += outer.hueRotation.radians
        result.rotation.radians += outer.rotation.radians
        result.scale = CGSize(width: scale.width * outer.scale.width, height: scale.height * outer.scale.height)
        result.offset = CGSize(width: offset.width + outer.offset.width, height: offset.height + outer.offset.height)
        result.rotation3D = rotation3D + outer.rotation3D
        // One anchor stands for both: that of the inner one, unless it is the default.
        for anchor in Self.anchors where self[keyPath: anchor] == .center { result[keyPath: anchor] = outer[keyPath: anchor] }
        return result
    }
}
