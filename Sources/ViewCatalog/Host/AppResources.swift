// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What an app has beside its code: images, colours and data files, by their names. A value that the scene holds.
package struct AppResources: Sendable, Equatable {
    /// The sizes of images in points: their pixels by the scale that their file is for.
    package var images: [String: CGSize] = [:]
    /// The names of the symbols of its own, which are as large as one of the system's.
    package var symbols: Set<String> = []
    package var colors: [String: ColorAsset] = [:]
    /// The bytes of data files, by their file names.
    package var files: [String: [UInt8]] = [:]
    /// The names of data files that are there but were not read, as together they are too large.
    package var unreadFiles: Set<String> = []
    package var translations = Translations()
    /// What Core Data models say of their entities, by the names of the models: of several versions the last.
    package var models: [String: String] = [:]

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

    /// That of controls without a tint: `AccentColor` of the asset catalogues, as Xcode's projects have it, else the system's blue.
    var accentColor: ColorValue {
        let name = "AccentColor"
        return colors[name] == nil ? ColorValue.system("blue") : ColorValue.asset(name, self)
    }

    /// These and others; of two with one name the other.
    package func merging(_ other: AppResources) -> AppResources {
        var copy = self
        copy.images.merge(other.images) { $1 }
        copy.symbols.formUnion(other.symbols)
        copy.colors.merge(other.colors) { $1 }
        copy.files.merge(other.files) { $1 }
        copy.unreadFiles.formUnion(other.unreadFiles)
        copy.models.merge(other.models) { $1 }
        copy.translations.merge(other.translations)
        return copy
    }
}

extension CatalogHost {
    /// A host alike for code that is read with other resources.
    package func holding(_ resources: AppResources) -> CatalogHost {
        CatalogHost(
            names: names, platform: platform, os: os, locale: locale, actions: actions, bodies: bodies, resources: resources,
            printed: printed, leftOut: leftOut)
    }
}

extension NativeCall {
    /// The resources of the app whose code calls.
    var resources: AppResources { (machine.host as? any ResourceHost)?.resources ?? AppResources() }
}

/// Who answers code may know the app's resources.
package protocol ResourceHost: LanguageHost {
    var resources: AppResources { get }
    /// The reader's language and region, by their identifier.
    var locale: String { get }
}

extension CatalogHost: ResourceHost {}

extension CatalogHost {
    package func generatesMembers(of typeName: String) -> Bool {
        [ColorValue.typeName, SystemColor.typeName, UIImageValue.typeName].contains(typeName)
    }

    /// `Image(.hero)`, `Color(.brand)` where no asset catalogue was loaded: the asset of that name, as `Image("hero")` is it too.
    package func generatedMember(_ name: String, of typeName: String) -> Value? {
        guard resources.images.isEmpty, resources.colors.isEmpty else { return nil }
        return switch typeName {
        case UIImageValue.typeName: UIImageValue(name: name).encode()
        case SystemColor.typeName: SystemColor(name: name, color: ColorValue.asset(name, resources)).encode()
        default: nil
        }
    }
}
