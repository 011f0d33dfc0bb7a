// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// How far a scroll view is scrolled, told by a preference: a tracker of no height at the top of the content reads its own place
/// in a space that the scroll view names.
struct ScrolledDistance: PreferenceKey {
    static var defaultValue: CGPoint = .zero
    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
}

enum TrackingSpace { static let name = "tracked" }

struct Tracker: View {
    var body: some View {
        GeometryReader { proxy in
            Color.clear.preference(key: ScrolledDistance.self, value: proxy.frame(in: .named(TrackingSpace.name)).origin)
        }
        .frame(height: 0)
    }
}

private extension ScrollView {
    func tracked(_ action: @escaping (_ distance: CGPoint) -> Void) -> some View {
        self.coordinateSpace(name: TrackingSpace.name)
            .onPreferenceChange(ScrolledDistance.self, perform: action)
    }
}

public struct TrackingScrollView<Content: View>: View {
    public typealias Report = (_ distance: CGPoint) -> Void

    private let axes: Axis.Set
    private let report: Report
    private let content: () -> Content

    public init(_ axes: Axis.Set = .vertical, onScroll: Report? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.axes = axes
        self.report = onScroll ?? { _ in }
        self.content = content
    }

    public var body: some View {
        ScrollView(axes) {
            ZStack(alignment: .top) {
                Tracker()
                content()
            }
        }
        .tracked(report)
    }
}

struct NumberedPage: View {
    @State private var distance: CGPoint = .zero

    var body: some View {
        TrackingScrollView(onScroll: remember) {
            LazyVStack {
                ForEach(1...100, id: \.self) {
                    Divider()
                    Text("\($0)")
                }
            }
        }
    }

    func remember(_ distance: CGPoint) { self.distance = distance }
}
