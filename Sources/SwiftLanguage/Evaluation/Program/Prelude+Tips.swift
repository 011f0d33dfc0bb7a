// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// TipKit: tips that are always available, and the view that shows one in its place (its lengths are recalled). `#Rule` is a `_TipRule`,
    /// which nobody asks whether it holds. Names that people may have for types of their own (`Tip`, `Tips`) are referred to by nothing else.
    static let tips = """
        enum Tips {
            typealias Action = _TipAction
            typealias Event = _TipEvent
            typealias Rule = _TipRule
            typealias Status = _TipStatus
            typealias InvalidationReason = _TipEnd
            typealias ConfigurationOption = _TipSetting
            typealias ActionBuilder = _TipActionBuilder
            typealias OptionsBuilder = _TipOptionBuilder
            typealias RuleBuilder = _TipRuleBuilder
            typealias MaxDisplayCount = _TipLimit
            typealias MaxDisplayDuration = _TipDuration
            typealias IgnoresDisplayFrequency = _TipFrequency
            static func configure(_ options: [_TipSetting] = []) throws {}
            static func resetDatastore() throws {}
            static func showAllTipsForTesting() {}
            static func hideAllTipsForTesting() {}
        }
        enum _TipEnd: Hashable { case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed }
        enum _TipStatus: Hashable { case pending, available, invalidated(_TipEnd) }
        struct _TipAction: Identifiable {
            let id: String
            let label: () -> Text
            let handler: () -> Void
            init(id: String = "", title: String, perform handler: @escaping () -> Void = {}) {
                (self.id, self.handler) = (id, handler)
                label = { Text(title) }
            }
            init(id: String = "", perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text) {
                (self.id, self.handler, self.label) = (id, handler, label)
            }
        }
        struct _TipEvent {
            let id: String
            var donations: [Date] { [] }
            init(id: String) { self.id = id }
            func donate() async {}
            func sendDonation(_ done: (() -> Void)? = nil) {}
        }
        struct _TipSetting {
            enum DisplayFrequency { case immediate, hourly, daily, weekly, monthly }
            struct DatastoreLocation {
                static let applicationDefault = DatastoreLocation()
                static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
                static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
            }
            static func displayFrequency(_ frequency: DisplayFrequency) -> _TipSetting { _TipSetting() }
            static func datastoreLocation(_ location: DatastoreLocation) -> _TipSetting { _TipSetting() }
        }
        protocol _TipOption {}
        typealias TipOption = _TipOption
        struct _TipLimit: _TipOption { init(_ count: Int) {} }
        struct _TipDuration: _TipOption { init(_ seconds: Double) {} }
        struct _TipFrequency: _TipOption { init(_ isIgnored: Bool) {} }
        struct _TipRule { init(_ subject: Any, _ holds: Any) {} }
        @resultBuilder enum _TipActionBuilder {
            static func buildBlock(_ parts: [_TipAction]...) -> [_TipAction] { parts.flatMap { $0 } }
            static func buildExpression(_ action: _TipAction) -> [_TipAction] { [action] }
            static func buildExpression(_ actions: [_TipAction]) -> [_TipAction] { actions }
            static func buildOptional(_ part: [_TipAction]?) -> [_TipAction] { part ?? [] }
            static func buildEither(first: [_TipAction]) -> [_TipAction] { first }
            static func buildEither(second: [_TipAction]) -> [_TipAction] { second }
        }
        @resultBuilder enum _TipOptionBuilder {
            static func buildBlock(_ parts: [any _TipOption]...) -> [any _TipOption] { parts.flatMap { $0 } }
            static func buildExpression(_ option: any _TipOption) -> [any _TipOption] { [option] }
            static func buildExpression(_ options: [any _TipOption]) -> [any _TipOption] { options }
        }
        @resultBuilder enum _TipRuleBuilder {
            static func buildBlock(_ parts: [_TipRule]...) -> [_TipRule] { parts.flatMap { $0 } }
            static func buildExpression(_ rule: _TipRule) -> [_TipRule] { [rule] }
            static func buildExpression(_ rules: [_TipRule]) -> [_TipRule] { rules }
        }
        @propertyWrapper struct Parameter<Value> {
            var wrappedValue: Value
            init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            var projectedValue: Parameter<Value> { self }
        }
        protocol _ShownTip: Identifiable {
            var title: Text { get }
            var message: Text? { get }
            var image: Image? { get }
            @_TipActionBuilder var actions: [_TipAction] { get }
            @_TipRuleBuilder var rules: [_TipRule] { get }
            @_TipOptionBuilder var options: [any _TipOption] { get }
        }
        extension _ShownTip {
            var id: String { "\\(type(of: self))" }
            var message: Text? { nil }
            var image: Image? { nil }
            var actions: [_TipAction] { [] }
            var rules: [_TipRule] { [] }
            var options: [any _TipOption] { [] }
            var status: _TipStatus { .available }
            var shouldDisplay: Bool { true }
            func invalidate(reason: _TipEnd) {}
            func resetEligibility() async {}
        }
        protocol Tip: _ShownTip {
            typealias Action = _TipAction
            typealias Event = _TipEvent
            typealias Rule = _TipRule
            typealias Option = _TipOption
            typealias MaxDisplayCount = _TipLimit
            typealias MaxDisplayDuration = _TipDuration
            typealias IgnoresDisplayFrequency = _TipFrequency
        }
        struct TipView: View {
            private let tip: (any _ShownTip)?
            private let action: (_TipAction) -> Void
            init(_ tip: (any _ShownTip)?, arrowEdge: Edge? = nil, action: @escaping (_TipAction) -> Void = { _ in }) {
                (self.tip, self.action) = (tip, action)
            }
            var body: some View {
                if let tip {
                    HStack(alignment: .top, spacing: 12) {
                        if let image = tip.image { image.font(.title).foregroundStyle(.tint) }
                        VStack(alignment: .leading, spacing: 4) {
                            tip.title.font(.headline)
                            if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
                            ForEach(tip.actions) { item in
                                Divider()
                                Button { item.handler(); action(item) } label: { item.label() }
                            }
                        }
                        Spacer(minLength: 0)
                        Image(systemName: "xmark").foregroundStyle(.secondary)
                    }
                    .padding()
                    .background(.quaternary, in: .rect(cornerRadius: 14))
                }
            }
        }
        """
}
