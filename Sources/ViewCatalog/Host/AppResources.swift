// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What an app has beside its code: images, colours and data files, by their names. A value that the scene holds.
package struct AppResources: Sendable, Equatable {
    /// The sizes of images in points: their pixels by the scale that their file is for.
    package var images: [String: CGSize] = [:]
    package var colors: [String: ColorAsset] = [:]
    /// The bytes of data files, by their file names.
    package var files: [String: [UInt8]] = [:]

    /// A colour of an asset catalogue.
    package struct ColorAsset: Hashable, Sendable {
        package var light: ColorValue
        /// In dark appearance; nil: the same.
        package var dark: ColorValue?

        package init(light: ColorValue, dark: ColorValue? = nil) {
            self.light = light
            self.dark = dark
        }
    }

    package init() {}

    /// These and others; of two with one name the other.
    package func merging(_ other: AppResources) -> AppResources {
        var copy = self
        copy.images.merge(other.images) { $1 }
        copy.colors.merge(other.colors) { $1 }
        copy.files.merge(other.files) { $1 }
        return copy
    }

    package var isEmpty: Bool { images.isEmpty && colors.isEmpty && files.isEmpty }
}

extension CatalogHost {
    /// A host alike for code that is read with other resources.
    package func holding(_ resources: AppResources) -> CatalogHost {
        let copy = CatalogHost(
            names: names, platform: platform, os: os, actions: actions, bodies: bodies, resources: resources, printed: printed,
            leftOut: leftOut)
        return copy
    }
}

extension NativeCall {
    /// The resources of the app whose code calls.
    var resources: AppResources { (machine.host as? any ResourceHost)?.resources ?? AppResources() }
}

/// Who answers code may know the app's resources.
package protocol ResourceHost: LanguageHost {
    var resources: AppResources { get }
}

extension CatalogHost: ResourceHost {}
