// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import ViewCatalog

/// Where a scene is shown: the device and what commands override of it. Only what was set is stored; the rest follows the device.
struct Stage: Hashable, Sendable {
    var device: Device
    var orientation = Device.Orientation.portrait
    var split = Device.Split.full
    /// `viewport WxH`: the size alone.
    var viewport: CGSize?
    /// `window WxH`: a window that the root fills.
    var window: CGSize?
    var windowAnchor = UnitPoint.center
    var scale: Double?
    var safeArea: EdgeInsets?
    var hidesSafeArea = false
    var horizontalClass: UserInterfaceSizeClass?
    var verticalClass: UserInterfaceSizeClass?
    var typeSize: DynamicTypeSize?
    var direction: LayoutDirection?
    var platform: Platform?
    var os = OSGeneration.v26
    /// The pointer: indicators of a Mac follow it.
    var hasMouse: Bool?
    /// The height of the software keyboard, the bottom inset included.
    var keyboard: Double?
    var scenePhase = ScenePhase.active
    var colorScheme = ColorScheme.light

    /// The fresh scene of language.md §1.
    static func fresh(_ device: Device) -> Stage { Stage(device: device) }

    static let defaultDeviceID = "iphone-15-pro"

    // MARK: what follows

    var effectivePlatform: Platform { platform ?? device.platform }
    var effectiveScale: Double { scale ?? device.scale }

    var size: CGSize {
        viewport ?? window ?? device.size(orientation: orientation, split: split) ?? device.size(orientation: orientation)
    }

    /// The device's own insets, or the ones of `safearea`; none while `safearea off` hides them.
    var insets: EdgeInsets { hidesSafeArea ? .zero : safeArea ?? device.safeAreaInsets(os: os, orientation: orientation) }

    /// The insets in window edges: the container's, then the keyboard's, which includes the bottom inset (L11.7).
    var safeAreaElements: [SafeAreaSource.Element] {
        let flips = direction == .rightToLeft
        let own = insets
        let window = flips ? EdgeInsets(top: own.top, leading: own.trailing, bottom: own.bottom, trailing: own.leading) : own
        let container = SafeAreaSource.Element(regions: .container, insets: window)
        guard let keyboard, keyboard > own.bottom else { return [container] }
        let above = EdgeInsets(top: 0, leading: 0, bottom: keyboard - own.bottom, trailing: 0)
        return [container, SafeAreaSource.Element(regions: .keyboard, insets: above)]
    }

    /// The size classes before overrides (L13.2): a Mac's are regular, a resized window of a tablet has its own.
    var deviceClasses: Device.SizeClasses {
        if effectivePlatform == .macOS { return Device.SizeClasses(horizontal: .regular, vertical: .regular) }
        let own = device.sizeClasses(orientation: orientation, split: split)
        guard device.kind == .tablet, let window, viewport == nil else { return own }
        return Device.SizeClasses(horizontal: Device.horizontalSizeClass(tabletWindowWidth: window.width), vertical: own.vertical)
    }

    /// The other orientation; sizes that were set by hand turn too.
    mutating func rotate() {
        keepingKeyboard { $0.orientation = $0.orientation.rotated }
        viewport = viewport.map { CGSize(width: $0.height, height: $0.width) }
        window = window.map { CGSize(width: $0.height, height: $0.width) }
        let splits = device.splits(orientation: orientation)
        if !splits.contains(split) { split = .full }
    }

    /// Another device, or this one held in another way, where the keyboard that is there becomes that device's.
    mutating func keepingKeyboard(_ change: (inout Stage) -> Void) {
        let isDevices = keyboard != nil && keyboard == device.assumedKeyboardHeight(orientation: orientation)
        change(&self)
        if isDevices { keyboard = device.assumedKeyboardHeight(orientation: orientation) }
    }
}
