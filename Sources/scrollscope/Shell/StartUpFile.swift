// SPDX-License-Identifier: GPL-3.0-or-later

/// The inputs that a person wants at the start of every shell: scrollscope/rc.scroll in $XDG_CONFIG_HOME or ~/.config.
@MainActor
struct StartUpFile {
    let session: InterpreterSession
    let display: Display

    /// Runs it if it is there; a status if it said `quit`. Its errors are shown and don't end the shell.
    func run(files: DiskFileAccess) -> Int32? {
        guard let folder = EnvironmentVariable.folder("XDG_CONFIG_HOME", orInHome: ".config") else { return nil }
        let path = folder + "/scrollscope/rc.scroll"
        guard files.exists(path) else { return nil }
        let batch = Batch(session: session, display: display, keepsGoing: true, echo: .none)
        let status = batch.run(sources: [.file(path)], files: files)
        return batch.hasQuit ? status : nil
    }
}
