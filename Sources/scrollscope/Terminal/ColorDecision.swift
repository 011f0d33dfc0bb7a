// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

/// Whether one stream gets colours: the option decides, then NO_COLOR, CLICOLOR_FORCE, CLICOLOR=0, then whether it is a terminal.
struct ColorDecision {
    let isOn: Bool

    init(choice: ColorChoice, isTerminal: Bool) {
        isOn =
            switch choice {
            case .always: true
            case .never: false
            case .auto: Self.environmentAllows(isTerminal: isTerminal)
            }
    }

    /// How many colours the terminal says that it has.
    static var depth: OutputStyle.ColorDepth {
        if ["truecolor", "24bit"].contains(EnvironmentVariable("COLORTERM").text ?? "") { return .full }
        let name = EnvironmentVariable("TERM").text ?? ""
        if name.hasSuffix("-direct") { return .full }
        return name.contains("256") ? .palette : .sixteen
    }

    private static func environmentAllows(isTerminal: Bool) -> Bool {
        if EnvironmentVariable("NO_COLOR").isSet { return false }
        let force = EnvironmentVariable("CLICOLOR_FORCE")
        if force.isSet, force.text != "0" { return true }
        if EnvironmentVariable("CLICOLOR").text == "0" { return false }
        return isTerminal && Terminal().understandsEscapes
    }
}
