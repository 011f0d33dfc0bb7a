// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `PresentationDetent`: a height at which a sheet rests (L16.2).
enum PresentationDetent: CatalogNative {
    case medium, large
    /// In points, without what the bottom of the window covers.
    case height(Double)
    /// Of the height that the large one has, without what the bottom of the window covers.
    case fraction(Double)

    static var typeName: String { "PresentationDetent" }
    var swiftDescription: String { literal }
    var literal: String {
        switch self {
        case .medium: ".medium"
        case .large: ".large"
        case .height(let height): ".height(\(height.literal))"
        case .fraction(let fraction): ".fraction(\(fraction.literal))"
        }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            staticMembers: [
                "medium": .of(Self.medium), "large": .of(Self.large),
                "height": NativeStatic(functions: [.make("height", .unlabeled("height", Double.self)) { Self.height($0) }]),
                "fraction": NativeStatic(functions: [.make("fraction", .unlabeled("fraction", Double.self)) { Self.fraction($0) }]),
                // The user's own rule for it is not asked.
                "custom": NativeStatic(functions: [.make("custom", .unlabeled("type", Value.self)) { _ in Self.large }]),
            ]),
        summary: "A height at which a sheet rests.", examples: ["PresentationDetent.height(300)", "PresentationDetent.medium"])
}
