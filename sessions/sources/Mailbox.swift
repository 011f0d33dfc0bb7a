// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// A mailbox whose rows are at most nine tenths of the viewport wide, on any device.
struct Letter: Identifiable {
    let id: Int
    let from: String
    let text: String
}

struct LetterRow: View {
    @Environment(\.viewport) private var viewport
    let letter: Letter

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(letter.from).font(.headline)
            Text(letter.text)
        }
        .padding()
        .frame(maxWidth: viewport.size.width * 0.9, alignment: .leading)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}

struct MailboxView: View {
    let letters: [Letter]

    init(_ letters: [Letter]) { self.letters = letters }

    var body: some View {
        ScrollViewport {
            LazyVStack(spacing: 12) {
                ForEach(letters) { letter in
                    LetterRow(letter: letter)
                }
            }
            .padding(.vertical)
        }
    }
}

/// Cards of eight tenths of the outer viewport that scroll sideways by themselves. Shown alone they read no viewport: it is zero.
struct Shelf: View {
    @Environment(\.viewport) private var viewport
    var names = ["Lime", "Plum", "Fig", "Pear"]

    var body: some View {
        ScrollViewport(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(names, id: \.self) { name in
                    RoundedRectangle(cornerRadius: 16)
                        .fill(.ultraThinMaterial)
                        .overlay { Text(name) }
                        .frame(width: viewport.size.width * 0.8, height: 180)
                }
            }
            .padding(.horizontal, viewport.safeAreaInsets.leading + 16)
        }
    }
}

struct Front: View {
    var body: some View {
        ScrollViewport {
            VStack(spacing: 0) {
                Shelf()
                ForEach(0 ..< 40) { Text("Line \($0)").frame(height: 30) }
            }
        }
    }
}

#Preview {
    MailboxView((0 ..< 30).map { Letter(id: $0, from: "Sender \($0)", text: "A short text") })
}
