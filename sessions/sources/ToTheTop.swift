// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// A flick upwards that would end near the top ends at the very top; every other gesture is left alone.
struct ToTheTopBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if target.rect.minY < context.containerSize.height / 3, context.velocity.dy < 0 {
            target.rect.origin.y = 0
        }
    }
}

extension ScrollTargetBehavior where Self == ToTheTopBehavior {
    static var toTheTop: ToTheTopBehavior { .init() }
}

struct Timetable: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0 ..< 60) { hour in
                    Text("Train \(hour)").frame(height: 50)
                }
            }
        }
        .scrollTargetBehavior(.toTheTop)
    }
}
