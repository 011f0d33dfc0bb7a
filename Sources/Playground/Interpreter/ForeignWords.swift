// SPDX-License-Identifier: GPL-3.0-or-later

/// Words of other shells and tools, and what does here what they do there.
enum ForeignWords {
    /// What is said of a word, in small letters. What stands in quotes are inputs.
    static let hints: [String: String] = byWord([
        ("clear", "Ctrl-L clears the screen, 'events clear' the log; 'reset' starts a fresh scene"),
        ("cls", "Ctrl-L clears the screen; 'reset' starts a fresh scene"),
        ("new restart", "'reset' starts a fresh scene"),
        ("build", "nothing needs to be built: type a view and it is laid out"),
        ("run", "'source FILE' runs a file of inputs, 'load FILE' shows a Swift file; in code run(\"COMMAND\") runs an input"),
        ("preview draw render", "'show' draws the screen, 'show preview' in its colours"),
        ("screenshot picture snapshot png pdf svg", "'export FILE.svg' writes a picture"),
        ("frame", "'frames' lists them; 'print text1.frame' shows one"),
        ("size width height", "'print text1.size' shows one, 'frames' lists all; 'viewport 320x480' changes the screen's"),
        (
            "how what who where when is are does should would",
            "'explain TARGET' says why a view has its size and position, 'help WORD' explains a word"
        ),
        ("debug trace", "'explain TARGET' says why a view has its size and position"),
        ("info", "'inspect TARGET' shows everything about a view"),
        ("append push prepend", "'add VIEW' adds a child to the focus, 'insert VIEW before TARGET' puts one beside another"),
        ("double long hover doubletap longpress", "'tap TARGET' taps once, 'drag by 0 50' and 'fling 1200' move a finger"),
        ("const", "let x = 1 declares a constant, var x = 1 a variable"),
        ("def function fn", "func f() { … } declares a function"),
        ("hierarchy list ll dir", "'tree' shows the view hierarchy, 'device' lists the devices, 'help' the commands"),
        ("views", "'tree' lists the views of the scene, 'help views' those that you can write"),
        ("use turn change make tell", "'modify TARGET .MODIFIER(…)' and 'set' change a view; 'help' lists the commands"),
        ("click press touch select", "'tap TARGET' taps a button, a link or a row"),
        ("swipe pan", "'drag by 0 50' puts a finger down and moves it, 'fling 1200' flicks"),
        ("top bottom up down left right home end", "'scroll by 100' scrolls down by points, 'scroll to .bottom' goes to an edge"),
        ("wait sleep advance", "'tick 0.5s' lets time go by, 'settle' lets all motion come to rest"),
        ("typesize textsize fontsize dynamictype dynamic", "'type xxLarge' sets the Dynamic Type size"),
        ("rtl ltr", "'direction rtl' and 'direction ltr' set the layout direction"),
        ("insets notch", "'safearea top 10' sets an edge of the safe area, 'safearea off' removes them all"),
        ("dark light theme appearance darkmode", "'colorscheme dark' and 'colorscheme light' set the appearance"),
        ("landscape portrait", "'rotate' turns the device"),
        ("split slideover", "'device ipad-10 landscape split 1/2' gives the app half of the screen, 'device ipad-10 slideover' less"),
        ("screen phone iphone ipad resize", "'device' lists the devices and chooses one; 'viewport 320x480' changes the size alone"),
        ("write", "'save FILE' writes the scene as a file, 'export FILE.svg' a picture of it"),
        ("read open", "'load FILE' shows a Swift file, 'source FILE' runs a file of inputs"),
        ("cat less more", "'play FILE' steps through a session, 'source FILE' runs one, 'load FILE' shows a Swift file"),
        ("record", "'save FILE.scroll' writes a session; 'scrollscope record FILE.scroll', outside the shell, adds its answers"),
        ("test", "'expect EXPR' checks the scene; outside the shell 'scrollscope test FILE' runs a session file as a test"),
        ("color colour", "'modify text1 .foregroundStyle(.red)' colours a view, 'modify text1 .background(.red)' what lies behind it"),
        ("stop", "Ctrl-C stops a running input; 'quit' leaves the shell"),
        ("man which whatis apropos", "'help COMMAND' explains a command, 'help VIEW' a view, 'help -s WORD' searches"),
        ("!! fc", "the Up key and Ctrl-R bring earlier inputs back; 'repeat 3 COMMAND' runs one again"),
        ("examples", "'help examples' shows some inputs, 'lesson' lists the lessons"),
        ("sheet popup modal", "'help sheet' explains how a view presents one"),
        ("tutorial tour begin start learn course", "'lesson' lists the lessons, 'lesson NAME' begins one; 'help' lists the commands"),
        ("answer solve", "'solution' shows one way to solve the task of a lesson, 'hint' helps"),
        ("zoom", "a picture is as large as the window allows; 'viewport 320x480' changes the screen's size"),
        ("version --version", "'scrollscope --version' prints it, outside the shell"),
        (
            "vi vim nano emacs",
            "'edit' opens the last input in $VISUAL or $EDITOR; a watched 'load FILE watch' follows what you edit beside the shell"
        ),
        ("po", "'print EXPR' shows a value, 'inspect TARGET' everything about a view"),
        ("console system puts nslog", "'print EXPR' shows a value"),
        ("from include require", "nothing has to be imported: SwiftUI and Foundation are there; 'load FILE' reads a Swift file"),
        ("git sudo python npm swiftc xcodebuild", "commands of the system run outside the shell; Ctrl-D leaves it, Ctrl-Z suspends it"),
        ("mv", "'move TARGET in TARGET' takes a view elsewhere, 'rename TARGET NAME' gives it another name"),
        ("cp", "'copy TARGET in TARGET' copies a view, 'save FILE' writes the scene"),
        ("cd pwd", "paths are relative to the folder in which the program was started"),
        ("let's", "'help' lists the commands"),
        ("exit() quit() bye logout :wq :w :x :q! q! .exit .quit \\q", "'quit' leaves the shell"),
        ("scenephase", "'scene background' sets the scene phase"),
        ("find search grep", "'tree' lists the views, 'inspect view(5)' shows the one with the id 5"),
        ("assert verify", "'expect EXPR' checks a condition"),
        ("cut paste", "'move TARGET in TARGET' and 'copy TARGET in TARGET' take a view elsewhere, 'remove TARGET' takes it away"),
        ("swap", "'move TARGET before TARGET' changes the order of views"),
        ("lambda", "{ x in … } is a closure"),
        ("int float char boolean", "let x: Int = 1 declares a constant, var x: Int = 1 a variable"),
        ("> >>> % › scrollscope› scrollscope>", "leave out the prompt in front of the input"),
        ("scrollscope", "the program runs already: leave out its name"),
        ("$", "leave out the prompt of the other shell"),
        ("please can could hi hey thanks thank ok okay commands", "'help' lists the commands"),
    ])

    /// Words at which a question or a request in English begins.
    static let questions: Set<String> = [
        "how", "what", "who", "where", "when", "is", "are", "does", "should", "would", "please", "can", "could",
        "use", "turn", "change", "make", "tell",
    ]

    /// What is said of two words of a question that are one here: `dark mode`.
    static func hint(onPairsOf words: [String]) -> String? {
        zip(words, words.dropFirst()).lazy.compactMap { hints[($0 + $1).lowercased()] }.first
    }

    /// What is said of the first word of a question that stands for something here: `make it landscape`.
    static func hint(onOneOf words: [String]) -> String? {
        words.lazy.map { $0.lowercased() }.filter { !questions.contains($0) }.compactMap { hints[$0] }.first
    }

    /// Where other languages print: `console.log`, `System.out.println`.
    static let printers: Set<String> = ["console", "system", "nslog"]

    private static func byWord(_ rows: [(words: String, hint: String)]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: rows.flatMap { row in row.words.split(separator: " ").map { (String($0), row.hint) } })
    }

    /// Words that begin a statement of Swift: those stand in functions and closures, not at the prompt.
    private static let statements: Set<String> = ["guard", "return", "defer", "throw"]

    static func hint(_ word: String) -> String? {
        statements.contains(word)
            ? "a statement has to be in a function or an action: func f() { \(word) … }, then f()" : hints[word.lowercased()]
    }
}
