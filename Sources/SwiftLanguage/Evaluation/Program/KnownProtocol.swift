// SPDX-License-Identifier: GPL-3.0-or-later

/// SwiftUI's protocols that users conform to, with what they ask for as far as it has no default: the one list of them. The check of
/// conformances, completion, the builders of members and what code uses without naming it read it.
enum KnownProtocol {
    typealias Requirement = (name: String, text: String)

    static let requirements: [String: [Requirement]] = all.merging(styles) { $1 }

    /// The members that are view builders by their protocol: what gives `some View` and the like.
    static let builders = Set(requirements.values.joined().filter { $0.text.contains(" some ") }.map(\.name))

    /// Every member that SwiftUI uses by its protocol.
    static let names = Set(requirements.values.joined().map(\.name))

    /// A static property that people write as a `var`, too, and that nothing changes.
    static let defaultValue = "static var defaultValue"

    private static let all: [String: [Requirement]] = [
        "View": [("body", "var body: some View")],
        "App": [("body", "var body: some Scene")],
        "Scene": [("body", "var body: some Scene")],
        "ToolbarContent": [("body", "var body: some ToolbarContent")],
        "CustomizableToolbarContent": [("body", "var body: some CustomizableToolbarContent")],
        "ViewModifier": [("body", "func body(content: Content) -> some View")],
        "Layout": [
            ("sizeThatFits", "func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize"),
            ("placeSubviews", "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)"),
        ],
        "ScrollTargetBehavior": [("updateTarget", "func updateTarget(_ target: inout ScrollTarget, context: TargetContext)")],
        "PreferenceKey": [
            ("defaultValue", defaultValue), ("reduce", "static func reduce(value: inout Value, nextValue: () -> Value)"),
        ],
        "EnvironmentKey": [("defaultValue", defaultValue)],
        "LayoutValueKey": [("defaultValue", defaultValue)],
        "AlignmentID": [("defaultValue", "static func defaultValue(in context: ViewDimensions) -> CGFloat")],
        "PreviewProvider": [("previews", "static var previews: some View")],
        "Identifiable": [("id", "var id")],
        "Shape": [("path", "func path(in rect: CGRect) -> Path")],
        // A builder in SwiftUI, too; what it is given here is one view.
        "TextFieldStyle": [("_body", "func _body(configuration: TextField<Self._Label>) -> Self._Body")],
    ]

    /// The styles of controls: they all ask for the same.
    private static let styles: [String: [Requirement]] = Dictionary(
        uniqueKeysWithValues: [
            "ButtonStyle", "ControlGroupStyle", "DatePickerStyle", "DisclosureGroupStyle", "FormStyle", "GaugeStyle", "GroupBoxStyle",
            "LabelStyle", "LabeledContentStyle", "MenuStyle", "NavigationSplitViewStyle", "PrimitiveButtonStyle", "ProgressViewStyle",
            "TableStyle", "TextEditorStyle", "ToggleStyle",
        ].map { ($0, body) })

    private static let body: [Requirement] = [("makeBody", "func makeBody(configuration: Configuration) -> some View")]
}
