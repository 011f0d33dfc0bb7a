// SPDX-License-Identifier: GPL-3.0-or-later

/// Classes of UIKit, AppKit, SwiftUI and Foundation whose use has effects outside of a SwiftUI layout: appearance proxies, haptics, gesture
/// recognizers. Code may make, read, set and call them; nothing happens.
enum EffectOnlyClasses {
    static let all: Set<String> = [
        "UITabBar", "UITabBarAppearance", "UITabBarItem", "UITabBarItemAppearance", "UINavigationBar", "UINavigationBarAppearance",
        "UIBarButtonItem", "UIBarButtonItemAppearance", "UIToolbar", "UIToolbarAppearance", "UIBarAppearance", "UITableView",
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView", "UIScrollView", "UITextView", "UITextField", "UILabel",
        "UIButton", "UISearchBar", "UISegmentedControl", "UIPageControl", "UISwitch", "UISlider", "UIStepper", "UIRefreshControl", "UIView",
        "UIViewController", "UINavigationController", "UITabBarController", "UIHostingController", "UIAlertController", "UIAlertAction",
        "UIActivityViewController", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator",
        "UIPasteboard", "UIGestureRecognizer", "UIPanGestureRecognizer", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
        "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UIBlurEffect",
        "UIVisualEffectView", "UIVisualEffect", "ImageRenderer", "UIGraphicsImageRenderer", "UIGraphicsImageRendererFormat",
        "UIStoryboard", "UINib", "UIMenu", "UIAction", "UICommand",
        "UIPickerView", "UIDatePicker", "UIActivityIndicatorView", "UIProgressView", "UIPageViewController",
        "UIPresentationController", "UISheetPresentationController", "UICollectionViewCell", "UIHoverGestureRecognizer",
        "UIKeyCommand", "UIAccessibility", "UIInputViewController", "CADisplayLink", "CALayer", "CAGradientLayer",
        "NSCursor", "NSEvent", "NSPasteboard", "NSWindow", "NSView", "NSApplication", "NSApp", "NSSound", "NSWorkspace",
        "NSMenu", "NSMenuItem", "NSStatusBar", "NSStatusItem", "NSPanel", "NSAlert", "NSSavePanel", "NSOpenPanel", "NSPopover", "NSToolbar",
        "NSViewController", "NSWindowController", "NSHostingController", "NSHostingView", "NSTextField", "NSTextView", "NSScrollView",
        "NSVisualEffectView", "NSRunningApplication", "NSAppearance", "NSKeyValueObservation",
        "UNUserNotificationCenter", "UNMutableNotificationContent", "UNNotificationRequest",
        "UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger", "UNNotificationSound", "UserNotifications",
        "CLLocationManager", "CLGeocoder", "kCLLocationAccuracyBest", "kCLLocationAccuracyBestForNavigation",
        "kCLLocationAccuracyNearestTenMeters", "kCLLocationAccuracyHundredMeters", "kCLLocationAccuracyKilometer", "kCLDistanceFilterNone",
        "CMMotionManager", "CMPedometer", "MKLocalSearch", "MKLocalSearchCompleter", "MKDirections", "AVCaptureSession", "AVCaptureDevice",
        "AVCaptureVideoPreviewLayer", "CHHapticEngine", "SKScene", "SKSpriteNode", "SCNScene", "NSUserActivity", "Logger", "WebPage",
        "AVAudioPlayer", "AVAudioSession", "AVPlayer", "AVSpeechSynthesizer", "AVSpeechUtterance",
    ]
}
