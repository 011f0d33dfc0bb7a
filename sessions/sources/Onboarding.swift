// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI
struct OnboardingPage: Identifiable {
    let id: Int
    let title: String
    let text: String
    let symbol: String
    let color: Color
}
extension OnboardingPage {
    static let all: [OnboardingPage] = [
        OnboardingPage(id: 0, title: "Welcome", text: "See your week at a glance.", symbol: "calendar", color: .indigo),
        OnboardingPage(id: 1, title: "Plan", text: "Drag things where they belong.", symbol: "hand.draw", color: .teal),
        OnboardingPage(id: 2, title: "Share", text: "Invite the family.", symbol: "person.3", color: .orange),
    ]
}
struct OnboardingView: View {
    @State private var page: Int? = 0
    @Binding var isDone: Bool
    private var isLast: Bool { page == OnboardingPage.all.count - 1 }
    var body: some View {
        VStack(spacing: 0) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(OnboardingPage.all) { item in
                        VStack(spacing: 24) {
                            Image(systemName: item.symbol).font(.system(size: 80)).foregroundStyle(item.color.gradient)
                            Text(item.title).font(.title).fontWeight(.semibold)
                            Text(item.text).multilineTextAlignment(.center).foregroundStyle(.secondary)
                        }
                        .containerRelativeFrame([.horizontal, .vertical])
                        .scrollTransition(.interactive, axis: .horizontal) { view, phase in
                            view.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.9).offset(x: phase.value * -40)
                        }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $page)
            .scrollIndicators(.hidden)
            HStack(spacing: 8) {
                ForEach(OnboardingPage.all) { item in
                    Capsule()
                        .fill(item.id == page ? Color.primary : Color.secondary.opacity(0.3))
                        .frame(width: item.id == page ? 20 : 8, height: 8)
                }
            }
            .padding(.bottom, 24)
            .animation(.snappy, value: page)
            Button {
                withAnimation(.easeInOut(duration: 0.3)) {
                    if isLast { isDone = true } else { page = (page ?? 0) + 1 }
                }
            } label: {
                Text(isLast ? "Get started" : "Next").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding([.horizontal, .bottom])
        }
    }
}
#Preview {
    @Previewable @State var isDone = false
    OnboardingView(isDone: $isDone)
}
