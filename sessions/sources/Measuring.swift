// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// What views learn of their own geometry, and what they do with it.
struct Observing: View {
    @State private var size = CGSize.zero
    @State private var columns = 0
    @State private var frame = CGRect.zero
    @State private var isWide = false
    @State private var offset: CGFloat = 0

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.cyan
                    .frame(height: 100)
                    .onGeometryChange(for: CGSize.self) { proxy in
                        proxy.size
                    } action: { newSize in
                        size = newSize
                    }
                    .onGeometryChange(for: Int.self) { max(1, Int($0.size.width / 120)) } action: { columns = $0 }
                    .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frame = $0 }
                    .onGeometryChange(for: Bool.self) { $0.size.width > 600 } action: { old, new in isWide = new }
                    .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("page")).minY } action: { offset = $0 }
                Color.clear.frame(height: 2000)
            }
        }
        .coordinateSpace(name: "page")
    }
}

/// Three tenths and seven tenths.
struct Split: View {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Color.red.frame(width: proxy.size.width * 0.3)
                Color.blue.frame(width: proxy.size.width * 0.7)
            }
        }
        .frame(height: 50)
    }
}

/// One fifth and four fifths with the default spacing between them: together they are too wide by it.
struct Overflowing: View {
    var body: some View {
        GeometryReader { proxy in
            HStack {
                Color.red.frame(width: proxy.size.width * 0.2)
                Color.blue.frame(width: proxy.size.width * 0.8)
            }
        }
        .frame(height: 50)
    }
}

/// In the middle by its position.
struct Centred: View {
    var body: some View {
        GeometryReader { proxy in
            Color.green.frame(width: 60, height: 20)
                .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
    }
}

/// A reader in a column gets what its siblings leave.
struct Between: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(height: 100)
            GeometryReader { proxy in Color.yellow.frame(width: proxy.size.width, height: 10) }
            Color.blue.frame(height: 59)
        }
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    static var board: NamedCoordinateSpace { .named("board") }
}

struct Board: View {
    @State private var place = CGPoint.zero

    var body: some View {
        VStack(spacing: 0) {
            Color.black.frame(height: 40)
            Color.white.frame(width: 100, height: 20)
                .onGeometryChange(for: CGPoint.self) { $0.frame(in: .board).origin } action: { place = $0 }
        }
        .frame(width: 200)
        .coordinateSpace(.board)
    }
}
