// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Catalog {
    /// Every value type, sorted; families last.
    package static let allValueTypes: [ValueTypeDeclaration] =
        [
            Alignment.declaration,
            AnchorSource.declaration,
            AnchorValue.declaration,
            Angle.declaration,
            AspectRatioNode.ContentMode.declaration,
            Axis.declaration,
            Axis.Set.declaration,
            ButtonRole.declaration,
            CGPoint.declaration,
            CGRect.declaration,
            CGSize.declaration,
            CGVector.declaration,
            ColorScheme.declaration,
            ColorValue.declaration,
            ContentMarginPlacement.declaration,
            ControlSize.declaration,
            DimensionsValue.declaration,
            DynamicTypeSize.declaration,
            Edge.declaration,
            Edge.Set.declaration,
            EdgeInsets.declaration,
            FillStyleValue.declaration,
            Font.declaration,
            Font.Design.declaration,
            Font.Leading.declaration,
            Font.TextStyle.declaration,
            Font.Weight.declaration,
            FormatStyleValue.declaration,
            FormatStyleValue.Precision.declaration,
            GeometryProxyValue.declaration,
            GridItem.declaration,
            GridItem.Size.declaration,
            HorizontalAlignment.declaration,
            HorizontalEdge.declaration,
            ImageScale.declaration,
            LayoutDirection.declaration,
            NavigationSplitViewVisibility.declaration,
            PathValue.declaration,
            PinnedScrollableViews.declaration,
            ProposedViewSize.declaration,
            RoundedCornerStyle.declaration,
            SafeAreaRegions.declaration,
            ScenePhase.declaration,
            ScrollAnchorRole.declaration,
            ScrollGeometry.declaration,
            ScrollPhase.declaration,
            ScrollPositionValue.declaration,
            ScrollTransitionPhase.declaration,
            ScrollViewProxyValue.declaration,
            TextAlignment.declaration,
            TextCase.declaration,
            TextTruncationMode.declaration,
            TransitionConfigurationValue.declaration,
            TransitionThreshold.declaration,
            UnitPoint.declaration,
            UserInterfaceSizeClass.declaration,
            VerticalAlignment.declaration,
            VerticalEdge.declaration,
            Viewport.declaration,
            VisualEffectValue.declaration,
        ] + valueFamilies

    private static let valueFamilies: [ValueTypeDeclaration] =
        GradientMembers.declarations + LayoutTypes.declarations + NamedStyle.declarations
        + OpaqueType.declarations + ScrollBehaviorValue.declarations + SpaceValue.declarations + StyleConfiguration.declarations
        + StyleValue.declarations
}
