// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI
extension VerticalAlignment {
    private struct MidAccountAndName: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] }
    }
    static let midAccountAndName = VerticalAlignment(MidAccountAndName.self)
}
extension HorizontalAlignment {
    enum Colon: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] } }
    static let colon = HorizontalAlignment(Colon.self)
}
struct AlignedProfile: View {
    var body: some View {
        VStack {
            HStack(alignment: .midAccountAndName) {
                VStack {
                    Text("@janeapple").alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
                    Image(systemName: "person").resizable().frame(width: 64, height: 64)
                }
                VStack {
                    Text("Full name:")
                    Text("JANE APPLE").alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }.font(.largeTitle)
                }
            }
            VStack(alignment: .colon) {
                HStack { Text("Name:").alignmentGuide(.colon, computeValue: { $0[.trailing] }); Text("Jane") }
                HStack { Text("Occupation:").alignmentGuide(.colon) { $0[.trailing] }; Text("Dev") }
            }
            HStack(alignment: .bottom) {
                ForEach(0..<5) { position in
                    Text("N\(position)").alignmentGuide(.bottom) { _ in CGFloat(position) * -10 }
                }
            }
        }
    }
}
#Preview { AlignedProfile() }
