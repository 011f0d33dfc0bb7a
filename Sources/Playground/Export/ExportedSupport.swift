// SPDX-License-Identifier: GPL-3.0-or-later

/// What an exported file brings along because SwiftUI does not have it. Here the names are known, so the code is for Apple's platforms only.
enum ExportedSupport {
    static let viewport = """
        /// Gives its content the viewport at its place in the view tree.
        struct ViewportReader<Content: View>: View {
            @Environment(\\.viewport) private var viewport
            @ViewBuilder let content: (Viewport) -> Content

            var body: some View { content(viewport) }
        }

        #if canImport(ObjectiveC)
        /// The space that the outermost ScrollViewport fills, and the safe area around it.
        struct Viewport: Equatable {
            var size: CGSize = .zero
            var safeAreaInsets = EdgeInsets()
        }

        private struct ViewportKey: EnvironmentKey { static var defaultValue: Viewport { Viewport() } }
        private struct ViewportDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

        extension EnvironmentValues {
            var viewport: Viewport {
                get { self[ViewportKey.self] }
                set { self[ViewportKey.self] = newValue }
            }

            fileprivate var viewportDepth: Int {
                get { self[ViewportDepthKey.self] }
                set { self[ViewportDepthKey.self] = newValue }
            }
        }

        /// A scroll view that gives everything inside it the size of the space that the outermost one fills.
        struct ScrollViewport<Content: View>: View {
            @Environment(\\.viewportDepth) private var depth
            private let axes: Axis.Set
            private let showsIndicators: Bool
            private let content: Content

            init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
                self.axes = axes
                self.showsIndicators = showsIndicators
                self.content = content()
            }

            var body: some View {
                if depth == 0 {
                    GeometryReader { proxy in
                        scroll.environment(\\.viewport, Viewport(size: proxy.size, safeAreaInsets: proxy.safeAreaInsets))
                    }
                } else {
                    scroll
                }
            }

            private var scroll: some View {
                ScrollView(axes, showsIndicators: showsIndicators) { content }
                    .environment(\\.viewportDepth, depth + 1)
            }
        }
        #endif
        """
}
