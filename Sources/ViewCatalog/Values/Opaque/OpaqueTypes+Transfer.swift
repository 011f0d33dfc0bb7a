// SPDX-License-Identifier: GPL-3.0-or-later

/// What is dragged, dropped, shared and picked.
extension OpaqueType {
    static let transfer: [OpaqueType] = [
        OpaqueType(
            name: "AttributedTextSelection",
            functions: ["init": ["insertionPoint": "Any", "typingAttributes": "Any"], "init": ["range": "Any"]]),
        OpaqueType(
            name: "Data.ReadingOptions", statics: ["mappedIfSafe", "uncached", "alwaysMapped"]),
        OpaqueType(
            name: "Data.WritingOptions",
            statics: [
                "atomic", "withoutOverwriting", "noFileProtection", "completeFileProtection", "completeFileProtectionUnlessOpen",
                "completeFileProtectionUntilFirstUserAuthentication",
            ]),
        OpaqueType(
            name: "FileManager.DirectoryEnumerationOptions",
            statics: ["skipsSubdirectoryDescendants", "skipsPackageDescendants", "skipsHiddenFiles"]),
        OpaqueType(
            name: "DropProposal",
            functions: [
                "init": ["operation": "DropOperation"],
                "init": ["withinApplication": "DropOperation", "outsideApplication": "DropOperation"],
            ]
        ),
        OpaqueType(
            name: "NSAttributedString.Key",
            statics: [
                "font", "foregroundColor", "backgroundColor", "kern", "ligature", "link", "paragraphStyle", "shadow", "strikethroughStyle",
                "strokeColor", "strokeWidth", "tracking", "underlineColor", "underlineStyle", "baselineOffset", "attachment",
            ], functions: ["init": ["_": "String"], "init": ["rawValue": "String"]]),
        OpaqueType(
            name: "NSStringDrawingOptions",
            statics: ["usesLineFragmentOrigin", "usesFontLeading", "usesDeviceMetrics", "truncatesLastVisibleLine"]),
        OpaqueType(name: "DropOperation", statics: ["cancel", "forbidden", "copy", "move", "alias", "delete"]),
        OpaqueType(
            name: "TableColumnAlignment", statics: ["automatic", "leading", "center", "trailing", "numeric"],
            functions: ["numeric": ["_": "Any"]]),
        OpaqueType(name: "TableColumnCustomization", functions: ["init": [:]]),
        OpaqueType(name: "TableColumnCustomizationBehavior", statics: ["all", "reorder", "resize", "visibility"]),
        OpaqueType(name: "TabCustomizationBehavior", statics: ["automatic", "disabled", "reorderable"]),
        OpaqueType(name: "TabPlacement", statics: ["automatic", "pinned", "sidebarOnly"]),
        OpaqueType(name: "TabSearchActivation", statics: ["automatic", "searchTabSelection"]),
        OpaqueType(
            name: "TextSelection",
            functions: ["init": ["insertionPoint": "Any"], "init": ["range": "Any"], "init": ["ranges": "Any"]], properties: ["affinity"]),
        OpaqueType(
            name: "UIInterfaceOrientationMask",
            statics: ["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown", "landscape", "all", "allButUpsideDown"]),
        OpaqueType(name: "UIStatusBarStyle", statics: ["default", "lightContent", "darkContent"]),
        OpaqueType(name: "UIStatusBarAnimation", statics: ["none", "fade", "slide"]),
        OpaqueType(name: "DigitalCrownRotationalSensitivity", statics: ["low", "medium", "high"]),
        OpaqueType(name: "TextAlignmentStrategy", statics: ["default", "layoutBased", "writingDirectionBased"]),
        OpaqueType(name: "DragConfiguration", functions: ["init": [:], "init": ["allowMove": "Bool", "allowDelete": "Bool"]]),
        OpaqueType(name: "DropConfiguration", functions: ["init": ["operation": "DropOperation"]]),
        OpaqueType(name: "WritingDirectionStrategy", statics: ["automatic", "contentBased", "default", "layoutBased"]),
        OpaqueType(name: "HandGestureShortcut", statics: ["primaryAction"]),
        OpaqueType(
            name: "UTType",
            statics: [
                "item", "content", "data", "text", "plainText", "utf8PlainText", "rtf", "html", "xml", "json", "commaSeparatedText",
                "sourceCode", "swiftSource", "url", "fileURL", "pdf", "image", "png", "jpeg", "gif", "heic", "svg", "audio", "mp3", "movie",
                "video", "mpeg4Movie", "quickTimeMovie", "folder", "directory", "zip", "archive", "spreadsheet", "presentation",
                "epub", "propertyList", "contact", "vCard", "calendarEvent", "livePhoto", "usdz",
            ],
            functions: [
                "init": ["_": "String"], "init": ["exportedAs": "String", "conformingTo": "UTType"],
                "init": ["importedAs": "String", "conformingTo": "UTType"],
                "init": ["filenameExtension": "String", "conformingTo": "UTType"], "init": ["mimeType": "String"],
            ]),
        OpaqueType(
            name: "NSItemProvider",
            functions: ["init": ["object": "Any"], "init": ["item": "Any", "typeIdentifier": "String"], "init": ["contentsOf": "URL"]],
            methods: ["loadObject": ["ofClass": "Any", "completionHandler": "Any"], "canLoadObject": ["ofClass": "Any"]]),
        OpaqueType(
            name: "SharePreview",
            functions: [
                "init": ["_": "Any"], "init": ["_": "Any", "image": "Any", "icon": "Any"],
            ]),
        OpaqueType(name: "PHPhotoLibrary", functions: ["shared": [:]]),
        OpaqueType(name: "PhotosPickerItem", methods: ["loadTransferable": ["type": "Any"]]),
        OpaqueType(name: "PhotosPickerItem.EncodingDisambiguationPolicy", statics: ["automatic", "current", "compatible"]),
        OpaqueType(name: "PhotosPickerSelectionBehavior", statics: ["default", "ordered", "continuous", "continuousAndOrdered"]),
        OpaqueType(
            name: "PHPickerFilter", statics: ["images", "videos", "livePhotos", "screenshots", "panoramas", "bursts"],
            functions: ["any": ["of": "[PHPickerFilter]"], "all": ["of": "[PHPickerFilter]"], "not": ["_": "PHPickerFilter"]]),
        OpaqueType(
            name: "PopoverAttachmentAnchor", functions: ["rect": ["_": "Anchor.Source"], "point": ["_": "UnitPoint"]]),
        OpaqueType(
            name: "PointerStyle",
            statics: [
                "default", "horizontalText", "verticalText", "rectSelection", "grabIdle", "grabActive", "link", "zoomIn", "zoomOut",
                "columnResize", "rowResize",
            ],
            functions: ["image": ["_": "Any", "hotSpot": "UnitPoint"], "shape": ["_": "Any"]]),
        OpaqueType(name: "ScenePadding", statics: ["minimum"]),
        OpaqueType(name: "SearchSuggestionsPlacement", statics: ["automatic", "content", "menu"]),
        OpaqueType(name: "SearchSuggestionsPlacement.Set", statics: ["content", "menu"]),
        OpaqueType(name: "EditActions", statics: ["all", "delete", "move"]),
        OpaqueType(
            name: "LinearKeyframe", functions: ["init": ["_": "Any", "duration": "Double", "timingCurve": "UnitCurve"]],
            conformances: ["KeyframeTrackContent"]),
        OpaqueType(
            name: "CubicKeyframe",
            functions: ["init": ["_": "Any", "duration": "Double", "startVelocity": "Any", "endVelocity": "Any"]],
            conformances: ["KeyframeTrackContent"]),
        OpaqueType(
            name: "SpringKeyframe",
            functions: ["init": ["_": "Any", "duration": "Double", "spring": "Spring", "startVelocity": "Any"]],
            conformances: ["KeyframeTrackContent"]),
        OpaqueType(name: "MoveKeyframe", functions: ["init": ["_": "Any"]], conformances: ["KeyframeTrackContent"]),
        OpaqueType(name: "KeyframeTrackContent", isProtocol: true),
        OpaqueType(name: "Keyframes", isProtocol: true),
        OpaqueType(name: "SymbolVariableValueMode", statics: ["automatic", "color", "draw"]),
        OpaqueType(name: "TabViewCustomization", functions: ["init": [:]]),
        OpaqueType(name: "EmptyModifier", statics: ["identity"], functions: ["init": [:]], conformances: ["ViewModifier"]),
        OpaqueType(
            name: "Locale.Language", functions: ["init": ["identifier": "String"], "init": ["languageCode": "Locale.LanguageCode"]]),
        OpaqueType(
            name: "Locale.LanguageCode",
            statics: [
                "arabic", "chinese", "danish", "dutch", "english", "finnish", "french", "german", "greek", "hebrew", "hindi", "italian",
                "japanese", "korean", "norwegian", "polish", "portuguese", "russian", "spanish", "swedish", "thai", "turkish",
                "ukrainian", "vietnamese",
            ],
            functions: ["init": ["_": "String"]]),
    ]
}
