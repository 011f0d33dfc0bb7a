// SPDX-License-Identifier: GPL-3.0-or-later

/// What `lint` looks for. The raw value is the pattern's id in answers, and `help` explains it by that.
enum LintPattern: String, CaseIterable, Sendable {
    case cutText = "cut-text"
    case textUnderMinimumScale = "text-under-minimum-scale"
    case overlap
    case offScreen = "off-screen"
    case beyondScreen = "beyond-screen"
    case underKeyboard = "under-keyboard"
    case smallTapTarget = "small-tap-target"
    case alignedWithoutTargets = "aligned-without-targets"
    case pagingPitch = "paging-pitch"
    case duplicateID = "duplicate-id"
    case unstableID = "unstable-id"
    case negativeFrame = "negative-frame"
    case contradictoryFrame = "contradictory-frame"
    case greedyReader = "greedy-reader"
    case identityByOffset = "identity-by-offset"
    case paddedScrollView = "padded-scroll-view"
    case safeAreaTwice = "safe-area-twice"
    case lazyInLazy = "lazy-in-lazy"
    case needlessLazy = "needless-lazy"
    case setUpInLazyRow = "set-up-in-lazy-row"
    case stateInLazyRow = "state-in-lazy-row"
    case branchLosesState = "branch-loses-state"

    /// In a sentence.
    var meaning: String {
        switch self {
        case .cutText: "A text has too little room and ends in “…”."
        case .textUnderMinimumScale: "A text is cut off although it has shrunk as far as its minimumScaleFactor allows."
        case .overlap: "Two views overlap in a container that places its children side by side."
        case .offScreen: "A view is outside the window, and scrolling cannot bring it into view."
        case .beyondScreen: "A view reaches beyond the edge of the window."
        case .underKeyboard: "The keyboard covers a control, and scrolling cannot uncover it."
        case .smallTapTarget: "What can be tapped is smaller than 44 × 44 points."
        case .alignedWithoutTargets: "A scroll view aligns to views, but no layout in it is marked with scrollTargetLayout()."
        case .pagingPitch: "The children are not one page apart, so pages drift away from them."
        case .duplicateID: "Several elements of a ForEach have the same id."
        case .unstableID: "An id is made anew in each update, so a row is never the same as before."
        case .negativeFrame: "A frame has a negative length, which SwiftUI ignores."
        case .contradictoryFrame: "The minimum, ideal and maximum of a frame are not in that order."
        case .greedyReader: "A GeometryReader in a stack takes all the room the stack has, or 10 points where it is offered nil."
        case .identityByOffset: "The position of an element is its id, so rows change identity when one is inserted or removed."
        case .paddedScrollView: "Padding around a scroll view clips content that could scroll under the edge."
        case .safeAreaTwice: "The safe area is added by hand although the layout already respects it."
        case .lazyInLazy: "A lazy container is directly inside another one, without a scroll view of its own."
        case .needlessLazy: "A lazy container has few rows and estimates lengths that it could know."
        case .setUpInLazyRow: "A row of a lazy container starts something every time it appears."
        case .stateInLazyRow: "A row of a lazy container has state that is lost when it scrolls out of sight."
        case .branchLosesState: "The branches of an if show the same content in two containers, which are two identities."
        }
    }
}

extension LintPattern {
    var helpLines: [StyledText] {
        [
            StyledText(rawValue, .strong), StyledText(meaning),
            StyledText("'lint' finds it, with the reason and a better form; 'matrix lint across type' checks many screens."),
        ]
    }
}
