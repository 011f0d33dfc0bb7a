// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Runs a body on a thread with the stack that the program gives its evaluation.
func onBigStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = 1 << 30
        thread.start()
    }
}
