// SPDX-License-Identifier: GPL-3.0-or-later

extension Snippets {
    /// Each form of declaration, and components as people write them.
    static let declarations: [String] = [
        #"import SwiftUI"#,
        #"@main struct A: App { var body: some Scene { WindowGroup { ContentView() } } }"#,
        #"""
        struct Card<Content: View>: View where Content: Equatable { let title: String; @ViewBuilder var content: () -> \#
        Content; init(_ title: String, @ViewBuilder content: @escaping () -> Content) { self.title = title; self.content = \#
        content }; var body: some View { VStack { Text(title); content() } } }
        """#,
        #"@State private var x: Int? = nil"#,
        #"@Environment(\.horizontalSizeClass) private var size"#,
        #"@ScaledMetric(relativeTo: .caption) var side: CGFloat = 30"#,
        #"@AppStorage("key") var k = true"#,
        #"@available(iOS 17, macOS 14.0, *) func f() { }"#,
        #"@available(*, deprecated, message: "no", renamed: "g()") func f() { }"#,
        #"private(set) var a = 1, b: Int = 2, c: String"#,
        #"let (a, b) = (1, 2)"#,
        #"struct A { private var (a, b) = (0, 1) }"#,
        #"func f<each T: P>(_ v: repeat each T, g: (repeat each T) -> Int) -> (repeat each T) { repeat print(each v); return (repeat each v) }"#,
        #"let f: (Int...) -> Int = { (xs: Int...) -> Int in xs.count }"#,
        #"var x: Int { get { 1 } set { y = newValue } }"#,
        #"var x: Int { get { 1 } nonmutating set(v) { y = v } }"#,
        #"var x: Int { get async throws(E) { 1 } }"#,
        #"precedencegroup P { higherThan: MultiplicationPrecedence lowerThan: BitwiseShiftPrecedence associativity: right }"#,
        #"var x = 1 { willSet { a = newValue } didSet(old) { b = old } }"#,
        #"var x: some View { Text("a") }"#,
        #"""
        enum E: String, CaseIterable { case a, b = "c"; case d(Int, w: Double = 3), e(_ x: Int); indirect case f(E); var g: \#
        Int { 1 }; static let h = E.a }
        """#,
        #"""
        protocol P: AnyObject where Self: View { associatedtype Body: View; var x: Int { get }; var y: Int { get set }; func \#
        f(_ a: Int) -> Self; init(x: Int); static var d: Self { get } }
        """#,
        #"protocol Q<A> { associatedtype A }"#,
        #"extension View where Self == Text { func card() -> some View { padding() } }"#,
        #"extension Array: P where Element: P { }"#,
        #"""
        class M: ObservableObject { @Published var a = 1; deinit { }; required init?(x: Int) { nil }; convenience init() { \#
        self.init(x: 1)! }; lazy var z = 1; override func f() throws -> Int { 1 } }
        """#,
        #"typealias F = (Int, String) -> Void"#,
        #"typealias G = (_ distance: CGPoint, _ by: inout Int, @escaping () -> Void) async -> Void"#,
        #"infix operator <+>: AdditionPrecedence"#,
        #"prefix operator √"#,
        #"typealias G<T> = [T: T]"#,
        #"""
        func f<T, U: P>(_ a: T, b c: inout U, d: Int = 1, _: Int, e: Int..., g: @escaping @Sendable (Int) async throws -> \#
        Void) async throws -> [T] where T: Hashable, U.A == T { [a] }
        """#,
        #"static func == (a: A, b: A) -> Bool { a.x == b.x }"#,
        #"func * (a: A, b: A) -> A { a }"#,
        #"subscript(i: Int, j k: Int) -> Int { get { 1 } set { } }"#,
        #"struct S { subscript(i: Int) -> Int { i }; static subscript(x: Int) -> Int { x } }"#,
        #"#Preview("Title", traits: .landscapeLeft) { ContentView() }"#,
        #"#Preview { Text("a") }"#,
        #"mutating func f() { x += 1 }"#,
        #"public static let x = 1"#,
        #"nonisolated struct S: Sendable, @unchecked Sendable, Equatable { }"#,
        #"actor A { var x = 1 }"#,
        #"""
        func f(_ x: borrowing T, y: any P & Q, z: (any P)?, w: some View, v: ((Int) -> Void)?) -> (a: Int, b: String) { \#
        fatalError() }
        """#,
        #"let f: (inout Int, [String: Int]) -> (() -> Void)? = { a, b in nil }"#,
        #"struct `default` { var `in`: Int = 1; func `for`() { } }"#,
        #"@Observable final class Model { var x = 1 }"#,
        #"func f() rethrows { }"#,
        #"func f() throws(MyError) { }"#,
        #"@State var count = 0"#,
        #"@State var count = 20"#,
        #"@State var length: CGFloat = 300"#,
        #"@State var pos = ScrollPosition()"#,
        #"@State var pos = ScrollPosition(edge: .bottom)"#,
        #"@State var pos = ScrollPosition(edge: .top)"#,
        #"@State var pos = ScrollPosition(idType: String.self)"#,
        #"@State var pos: Int? = nil"#,
        #"@State var rows = Array(0..<100)"#,
        #"@State var seen: CGFloat = 0"#,
        #"@State var side: CGFloat = 30"#,
        #"@State var widest: CGFloat = -1"#,
        #"@State var y: CGFloat = -999"#,
        #"""
        extension HorizontalAlignment { enum Mark: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { \#
        d[.leading] } }; static let mark = HorizontalAlignment(Mark.self) }
        """#,
        #"func deeper(_ n: Int) -> Int { deeper(n + 1) }"#,
        #"""
        struct Box: View { @Environment(\.horizontalSizeClass) var size; var body: some View { let layout = size == .compact ? \#
        AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0)); layout { Color.red.id("a"); \#
        Color.blue.id("b") } } }
        """#,
        #"""
        struct Box: View { @Environment(\.isEnabled) private var enabled; var body: some View { Color.red.frame(width: enabled \#
        ? 40 : 80, height: 10).id("a") } }
        """#,
        #"""
        struct Box: View { @ScaledMetric var side: CGFloat = 17; var body: some View { Color.red.frame(width: side, height: \#
        side).id("a") } }
        """#,
        #"""
        struct Box: View { @ScaledMetric var side: CGFloat = 20; var body: some View { Color.red.frame(width: side, height: \#
        side).id("a") } }
        """#,
        #"""
        struct Box: View { @ScaledMetric var side: CGFloat = 24; var body: some View { Color.red.frame(width: side, height: \#
        side).id("a") } }
        """#,
        #"""
        struct Box: View { @ScaledMetric var side: CGFloat = 44; var body: some View { Color.red.frame(width: side, height: \#
        side).id("a") } }
        """#,
        #"""
        struct Box: View { @ScaledMetric(relativeTo: .caption) var side: CGFloat = 30; var body: some View { \#
        Color.red.frame(width: side, height: side).id("a") } }
        """#,
        #"struct Column: LayoutValueKey { static let defaultValue: CGFloat = 5 }"#,
        #"""
        struct Columns: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize \#
        { CGSize(width: subviews.reduce(0) { $0 + $1[Column.self] }, height: 20) }; func placeSubviews(in bounds: CGRect, \#
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { var x = bounds.minX; for view in subviews { let \#
        width = view[Column.self]; view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, \#
        height: 20)); x += width } } }
        """#,
        #"""
        struct Diagonal: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize \#
        { let sizes = subviews.map { $0.sizeThatFits(.unspecified) }; return CGSize(width: sizes.reduce(0) { $0 + $1.width }, \#
        height: sizes.reduce(0) { $0 + $1.height }) }; func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, \#
        subviews: Subviews, cache: inout ()) { var point = bounds.origin; for view in subviews { let size = \#
        view.sizeThatFits(.unspecified); view.place(at: point, anchor: .topLeading, proposal: .unspecified); point.x += \#
        size.width; point.y += size.height } } }
        """#,
        #"""
        struct Far: ScrollTargetBehavior { func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { \#
        target.rect.origin.y = 99999 } }
        """#,
        #"""
        struct Forgetful: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> \#
        CGSize { proposal.replacingUnspecifiedDimensions() }; func placeSubviews(in bounds: CGRect, proposal: \#
        ProposedViewSize, subviews: Subviews, cache: inout ()) { } }
        """#,
        #"""
        struct Half: View { @Environment(\.viewport) private var viewport; var body: some View { Color.red.frame(height: \#
        viewport.size.height / 2).id("a") } }
        """#,
        #"""
        struct Life: View { @State var appeared = 0; @State var disappeared = 0; @State var showChild = true; var body: some \#
        View { VStack(spacing: 8) { Color.clear.frame(width: 100 + CGFloat(appeared), height: 1).id("appeared"); \#
        Color.clear.frame(width: 100 + CGFloat(disappeared), height: 1).id("disappeared"); if showChild { \#
        Color.blue.frame(width: 20, height: 20).onAppear { appeared += 1 }.onDisappear { disappeared += 1 }.id("child") } } } \#
        }
        """#,
        #"""
        struct Lines: Layout { var count: Int; func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout \#
        ()) -> CGSize { let all = CGFloat(count) * 16; guard let height = proposal.height else { return CGSize(width: 150, \#
        height: all) }; let fitting = max(1, (height / 16).rounded(.down)); return CGSize(width: 150, height: min(all, fitting \#
        * 16)) }; func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { \#
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) } }
        """#,
        #"""
        struct Meter: View { @State var calls = 0; @State var phases = 0; var body: some View { VStack(spacing: 0) { \#
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { i in Color.blue.frame(width: 120, height: 20).id(i) } } \#
        }.contentMargins(.top, 20, for: .scrollContent).frame(height: 150).id("scroll").onScrollGeometryChange(for: \#
        ScrollGeometry.self) { $0 } action: { _, _ in calls += 1 }.onScrollPhaseChange { _, _ in phases += 1 }; \#
        Color.clear.frame(width: 100 + CGFloat(calls), height: 4).id("calls"); Color.clear.frame(width: 100 + CGFloat(phases), \#
        height: 4).id("phases") } } }
        """#,
        #"""
        struct Positioned: View { @State var position: Int? = 10; var body: some View { VStack(spacing: 0) { ScrollView { \#
        VStack(spacing: 0) { ForEach(0..<30) { i in Color.blue.frame(width: 120, height: 30).id(i) } }.scrollTargetLayout() \#
        }.scrollPosition(id: $position, anchor: .center).id("scroll"); Color.clear.frame(width: 100 + CGFloat(position ?? -1), \#
        height: 1).id("position") } } }
        """#,
        #"""
        struct Ring: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { \#
        let side = min(proposal.width ?? 200, proposal.height ?? 200); return CGSize(width: side, height: side) }; func \#
        placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { let reach = \#
        min(bounds.width, bounds.height) / 2 - 12; let center = CGPoint(x: bounds.midX, y: bounds.midY); let spots = \#
        [CGPoint(x: center.x, y: center.y - reach), CGPoint(x: center.x + reach, y: center.y), CGPoint(x: center.x, y: \#
        center.y + reach), CGPoint(x: center.x - reach, y: center.y), CGPoint(x: center.x, y: center.y - reach / 2)]; for \#
        index in subviews.indices { subviews[index].place(at: spots[index], anchor: .center, proposal: .unspecified) } } }
        """#,
        #"""
        struct Switcher: View { @State var horizontal = true; var body: some View { let layout = horizontal ? \#
        AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4)); layout { Color.red.frame(width: 25, height: \#
        16).id("one"); Color.red.frame(width: 30, height: 20).id("box"); Color.red.frame(width: 35.5, height: 16).id("three") \#
        }.id("stack") } }
        """#,
        #"""
        struct Tenths: ScrollTargetBehavior { func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { let \#
        step = context.containerSize.width / 10; target.rect.origin.x = (target.rect.minX / step).rounded() * step } }
        """#,
        #"""
        struct Top: View { @Environment(\.viewport) private var viewport; var body: some View { Color.red.frame(width: \#
        viewport.size.width, height: viewport.safeAreaInsets.top + 20).id("a") } }
        """#,
        #"""
        struct Turn: View { @State var turned = false; var body: some View { HStack(spacing: 40) { Color.red.frame(width: 40, \#
        height: 40).rotationEffect(.degrees(turned ? 90 : 0)).id("spin"); Color.red.frame(width: 40, height: \#
        40).scaleEffect(turned ? 1.5 : 1).id("grow"); Color.red.frame(width: 40, height: 40).offset(x: turned ? 20 : \#
        0).id("slide") }.id("row") } }
        """#,
        #"""
        struct Two: View { @Environment(\.horizontalSizeClass) private var size; var body: some View { if size == .compact { \#
        VStack(spacing: 0) { Color.red.id("a"); Color.blue.id("b") } } else { HStack(spacing: 0) { Color.red.id("a"); \#
        Color.blue.id("b") } } } }
        """#,
        #"""
        struct Widest: PreferenceKey { static let defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, \#
        nextValue: () -> CGFloat) { value = max(value, nextValue()) } }
        """#,
    ]
}
