// SPDX-License-Identifier: GPL-3.0-or-later

/// Words of other shells and tools, and what does here what they do there.
enum ForeignWords {
    private static let hints: [String: String] = [
        "clear": "Ctrl-L clears the screen, 'events clear' the log; 'reset' begins a fresh scene",
        "cls": "Ctrl-L clears the screen; 'reset' begins a fresh scene",
        "new": "'reset' begins a fresh scene", "build": "nothing needs building: type a view and it is laid out",
        "run": "'source FILE' runs a file of inputs, 'load FILE' shows a Swift file; in code run(\"COMMAND\") runs an input",
        "preview": "'show' draws the screen", "draw": "'show' draws the screen", "render": "'show' draws the screen",
        "screenshot": "'export FILE.svg' writes a picture", "frame": "'frames' lists them; 'print text1.frame' shows one",
        "size": "'print text1.size' shows one, 'frames' lists all", "debug": "'explain TARGET' says why a view is as it is",
        "cd": "files are named from the folder in which the program was started",
        "pwd": "files are named from the folder in which the program was started",
        "let's": "'help' lists the commands", "exit()": "'quit' ends the session", "quit()": "'quit' ends the session",
    ]

    /// Words that begin a statement of Swift: those stand in functions and closures, not at the prompt.
    private static let statements: Set<String> = ["guard", "return", "defer", "throw"]

    static func hint(_ word: String) -> String? {
        statements.contains(word)
            ? "a statement stands in a function or an action: func f() { \(word) … }, then f()" : hints[word.lowercased()]
    }
}
