// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// A wall of posters, as the talk “Beyond scroll views” builds its gallery: one section a step.
struct Poster: Identifiable {
    let id: String
    let title: String
}

let posters: [Poster] = [
    .init(id: "dune", title: "Dune"), .init(id: "reef", title: "Reef"), .init(id: "moor", title: "Moor"),
    .init(id: "fjord", title: "Fjord"), .init(id: "steppe", title: "Steppe"),
]

/// One poster, 16:9, as wide as its container: two abreast where there is room.
struct PosterCard: View {
    let poster: Poster
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        Color.teal
            .overlay { Text(poster.title).font(.title2.bold()) }
            .aspectRatio(16.0 / 9.0, contentMode: .fit)
            .containerRelativeFrame(.horizontal, count: sizeClass == .compact ? 1 : 2, spacing: 10)
            .clipShape(.rect(cornerRadius: 20))
    }
}

/// The plain section: cards beside each other.
struct PlainWall: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 10) {
                ForEach(posters) { PosterCard(poster: $0) }
            }
        }
    }
}

/// With margins the cards stand back from the edges, and the next one peeks in.
struct MarginWall: View {
    var body: some View {
        PlainWall().contentMargins(.horizontal, 20, for: .scrollContent)
    }
}

/// Cards come to rest one by one, and the wall tells which one leads.
struct SnappingWall: View {
    @State private var leading: Poster.ID?

    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(posters) { PosterCard(poster: $0) }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $leading)
            HStack {
                Button("Back") { step(by: -1) }
                Button("On") { step(by: 1) }
            }
        }
    }

    private func step(by count: Int) {
        guard let leading, let index = posters.firstIndex(where: { $0.id == leading }), posters.indices.contains(index + count) else { return }
        withAnimation { self.leading = posters[index + count].id }
    }
}

/// Cards shrink on their way in and out.
struct ShrinkingWall: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(posters) { poster in
                    PosterCard(poster: poster)
                        .scrollTransition(axis: .horizontal) { content, phase in
                            content.scaleEffect(phase.isIdentity ? 1 : 0.8)
                        }
                        .id(poster.id)
                }
            }
        }
        .contentMargins(.horizontal, 20, for: .scrollContent)
    }
}

/// A flick upwards that would end near the top ends at the very top.
struct SnapToTop: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if context.velocity.dy < 0, target.rect.minY < 100 { target.rect.origin.y = 0 }
    }
}

struct ToppedList: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<40) { Text("Line \($0)").frame(maxWidth: .infinity).frame(height: 50) }
            }
        }
        .scrollTargetBehavior(SnapToTop())
    }
}
