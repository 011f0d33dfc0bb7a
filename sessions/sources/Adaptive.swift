// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// The same children in another layout keep their identity and so their state; in another branch they are new views.
struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
            .frame(width: 80, height: 30)
    }
}

struct BySizeClass: View {
    @Environment(\.horizontalSizeClass) private var widthClass

    private var arrangement: AnyLayout {
        widthClass == .compact ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 20))
    }

    var body: some View {
        arrangement {
            Counter(name: "A")
            Counter(name: "B")
        }
    }
}

struct ByTextSize: View {
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let arrangement = textSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) : AnyLayout(HStackLayout(spacing: 10))
        arrangement {
            Color.orange.frame(width: 40, height: 40)
            Color.purple.frame(width: 60, height: 20)
        }
    }
}

struct ByState: View {
    @State private var isWide = false

    var body: some View {
        let arrangement = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(ZStackLayout())
        VStack(spacing: 0) {
            arrangement {
                Counter(name: "A")
                Counter(name: "B")
            }
            .animation(.default, value: isWide)
            Button("Turn") { isWide.toggle() }
        }
    }
}

struct ByBranch: View {
    @State private var isWide = false

    var body: some View {
        VStack(spacing: 0) {
            if isWide {
                HStack(spacing: 0) { Counter(name: "A") }
            } else {
                VStack(spacing: 0) { Counter(name: "A") }
            }
            Button("Turn") { isWide.toggle() }
        }
    }
}
