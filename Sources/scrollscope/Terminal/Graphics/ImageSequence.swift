// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a terminal show an image: the one thing beside colours that answers may send it. Only the encoders of this folder make one, of
/// numbers and pixels; no text of anybody's is ever in it.
struct ImageSequence: Sendable {
    let text: String

    /// - Parameter text: begins with the introducer of a protocol and ends with its terminator.
    init(encoded text: String) { self.text = text }
}
