// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

/// Runs files, `-c` inputs and pipes, without prompts, and keeps the exit status.
@MainActor
final class Batch {
    enum Source: Sendable {
        case file(String)
        case input(String, number: Int)
        case standardInput
    }

    private let session: InterpreterSession
    private let display: Display
    private let keepsGoing: Bool
    private let echo: EchoChoice
    /// An input said `quit`.
    private(set) var hasQuit = false
    /// Where an error ended it, in words; nil where all has run.
    private(set) var stoppedPlace: String?

    init(session: InterpreterSession, display: Display, keepsGoing: Bool, echo: EchoChoice) {
        self.session = session
        self.display = display
        self.keepsGoing = keepsGoing
        self.echo = echo
    }

    /// Runs everything in order; the exit status.
    func run(sources: [Source], files: DiskFileAccess) -> Int32 {
        let interruption = Interruption()
        let (display, keepsGoing, echo) = (display, keepsGoing, echo)
        let run = session.run(
            isScript: true,
            onInterrupt: { signals in
                if interruption.note(signals) == .leave {
                    display.progress.finish()
                    files.removeTemporaryFolder()
                    Signals.leave(with: signals)
                }
            },
            { interpreter in
                let run = BatchRun(interpreter: interpreter, display: display, interruption: interruption)
                run.keepsGoing = keepsGoing
                run.echo = echo
                run.run(sources)
                return run
            }
        )
        hasQuit = run.quit != nil
        stoppedPlace = keepsGoing ? nil : run.failedPlace
        return interruption.signals.endsWork ? interruption.signals.exitStatus : run.status
    }
}
