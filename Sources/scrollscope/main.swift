import ArgumentParser
struct Main: ParsableCommand { @Argument var x: [String] = []; func run() { print(x.count) } }
Main.main()
