// SPDX-License-Identifier: GPL-3.0-or-later

/// Scenes for the laws of pictures: each stands for something that pictures show in a way of its own.
enum PreviewScenes {
    static let all: [(name: String, inputs: String)] = [
        ("text", #"root Text("Hello")"#), ("wrapped text", #"root Text("One two three four five six seven eight").frame(width: 90)"#),
        ("cut text", #"root Text("One two three four five six seven eight").lineLimit(1).frame(width: 90)"#),
        ("head cut", #"root Text("One two three four five").lineLimit(1).truncationMode(.head).frame(width: 90)"#),
        ("shrunk text", #"root Text("One two three").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60)"#),
        ("centred lines", #"root Text("One two three four").multilineTextAlignment(.center).frame(width: 60)"#),
        ("trailing lines", #"root Text("One two three four").multilineTextAlignment(.trailing).frame(width: 60)"#),
        ("joined texts", #"root Text("a").bold() + Text("b").foregroundColor(.red) + Text("c")"#),
        ("empty text", #"root Text("")"#), ("two lines", #"root Text("a\nbb")"#), ("upper case", #"root Text("abc").textCase(.uppercase)"#),
        ("large type", "type accessibility3\nroot Text(\"Large\")"),
        ("right to left", "direction rtl\nroot HStack { Text(\"a\"); Text(\"bb\") }"),
        ("dark", "colorscheme dark\nroot Text(\"a\").background(.red)"), ("HStack", #"root HStack { Text("a"); Spacer(); Text("b") }"#),
        ("VStack", #"root VStack(alignment: .leading) { Text("a"); Divider(); Text("bb") }"#),
        ("ZStack", #"root ZStack { Color.red; Text("a") }"#),
        ("Grid", #"root Grid { GridRow { Text("a"); Text("b") }; GridRow { Text("c"); Color.red } }"#),
        ("lazy grid", #"root ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<40) { Text("\($0)") } } }"#),
        ("scroll view", #"root ScrollView { VStack { ForEach(0..<100) { Text("Row \($0)") } } }"#),
        ("scrolled", "root ScrollView { VStack { ForEach(0..<100) { Text(\"Row \\($0)\") } } }\nscroll by 333"),
        ("lazy stack", "root ScrollView { LazyVStack { ForEach(0..<1000) { Text(\"Row \\($0)\") } } }\nscroll by 5000"),
        (
            "horizontal",
            "root ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text(\"Card \\($0)\").frame(width: 90) } } }\nscroll by 100"
        ),
        (
            "nested",
            #"root ScrollView { ForEach(0..<3) { _ in ScrollView(.horizontal) { HStack { ForEach(0..<9) { Text("Cell \($0)") } } } } }"#
        ),
        (
            "both axes",
            "root ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 1800).overlay(Text(\"a\")) }\nscroll by 50 90"
        ),
        ("no clip", #"root ScrollView { Text("a") }.frame(height: 100).scrollClipDisabled()"#),
        ("list", #"root List { Text("a"); Text("b") }.listStyle(.plain)"#),
        ("grouped list", #"root List { Section("Head") { Text("a"); Text("b") } }.listStyle(.insetGrouped)"#),
        ("form", #"root Form { Toggle("On", isOn: .constant(true)); TextField("Name", text: .constant("")) }"#),
        ("navigation", #"root NavigationStack { Text("a").navigationTitle("Title") }"#),
        (
            "bar over content",
            "root NavigationStack { ScrollView { VStack { ForEach(0..<60) { Text(\"\\($0)\") } } }.navigationTitle(\"T\") }\nscroll by 99"
        ),
        ("tabs", #"root TabView { Text("a").tabItem { Label("Home", systemImage: "house") }; Text("b").tabItem { Text("B") } }"#),
        (
            "badges",
            #"root TabView { List { Text("a").badge(7); NavigationLink("b") { Text("c") }.badge("new") }.badge(3).tabItem { Label("Home", systemImage: "house") }; Text("b").tabItem { Text("B") } }"#
        ),
        (
            "dark window",
            #"root NavigationStack { VStack { Text("a"); Text("b").colorScheme(.light) }.preferredColorScheme(.dark).navigationTitle("T") }"#
        ),
        (
            "dark window behind a pushed view",
            "root NavigationStack { NavigationLink(\"a\") { Text(\"b\").navigationTitle(\"U\") }.preferredColorScheme(.dark).navigationTitle(\"T\") }\ntap \"a\""
        ),
        ("pages", "root TabView { Color.red; Color.blue; Color.green }.tabViewStyle(.page)\nscroll by 393"),
        ("pages without dots", "root TabView { Color.red; Color.blue }.tabViewStyle(.page(indexDisplayMode: .never))\nscroll by 393"),
        (
            "half a title",
            "root NavigationStack { ScrollView { VStack { ForEach(0..<60) { Text(\"\\($0)\") } } }.navigationTitle(\"T\") }\nscroll by 20"
        ),
        ("keyboard", "root VStack { Spacer(); Text(\"a\") }\nkeyboard 300"), ("landscape", "root Text(\"a\")\nrotate"),
        ("button", #"root Button("Tap") {}"#), ("bordered", #"root Button("Tap") {}.buttonStyle(.bordered)"#),
        ("prominent", #"root Button("Tap") {}.buttonStyle(.borderedProminent).tint(.red)"#),
        ("toggle", #"root Toggle("On", isOn: .constant(false))"#),
        ("slider", #"root Slider(value: .constant(0.25))"#), ("stepper", #"root Stepper("Count", value: .constant(1))"#),
        ("progress", #"root ProgressView(value: 0.5)"#), ("spinner", #"root ProgressView()"#),
        ("gauge", #"root Gauge(value: 0.4) { Text("G") }"#),
        (
            "rings",
            #"""
            root HStack {
                Gauge(value: 0.25) { Text("G") } currentValueLabel: { Text("25") }.gaugeStyle(.accessoryCircularCapacity)
                Gauge(value: 0.5) { Text("G") }.gaugeStyle(.accessoryCircular)
                Gauge(value: 0.5) { Text("G") } currentValueLabel: { Text("5") } minimumValueLabel: { Text("0") }
                    maximumValueLabel: { Text("9") }.gaugeStyle(.accessoryCircular)
            }
            """#
        ),
        (
            "controls of a Mac",
            #"""
            platform macOS
            root VStack {
                Picker("P", selection: .constant(2)) { Text("One").tag(1); Text("Two").tag(2) }
                Picker("S", selection: .constant(2)) { Text("A").tag(1); Text("B").tag(2) }.pickerStyle(.segmented)
                ProgressView(value: 0.5)
            }
            """#
        ),
        ("segments", #"root Picker("P", selection: .constant(2)) { Text("A").tag(1); Text("B").tag(2) }.pickerStyle(.segmented)"#),
        ("colour well", #"root ColorPicker("C", selection: .constant(Color.red))"#), ("group box", #"root GroupBox("Head") { Text("a") }"#),
        ("symbol", #"root Image(systemName: "star.fill")"#), ("unknown symbol", #"root Image(systemName: "no.such.symbol")"#),
        ("image", #"root Image("photo").resizable().frame(width: 80, height: 60)"#),
        ("label", #"root Label("Home", systemImage: "house")"#),
        (
            "shapes",
            "root VStack { Circle().fill(.red); Capsule().stroke(.blue, lineWidth: 4); Ellipse().strokeBorder(.green, lineWidth: 3) }"
        ),
        ("trim", "root Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 3)"),
        ("path", "root Path { p in p.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }.fill(.red)"),
        (
            "own shape",
            "struct Roof: Shape { func path(in r: CGRect) -> Path { Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: r.maxX, y: r.maxY)); p.closeSubpath() } } }\nroot Roof().fill(.red)"
        ),
        ("gradient", "root LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"),
        ("frame, background", #"root Text("a").frame(maxWidth: .infinity).background(.red)"#),
        ("background, frame", #"root Text("a").background(.red).frame(maxWidth: .infinity)"#),
        ("overlay", #"root Text("a").padding().overlay(Color.red.opacity(0.2))"#),
        ("border", #"root Text("a").padding().border(.red, width: 2)"#),
        ("material", #"root Text("a").padding().background(.thinMaterial, in: .rect(cornerRadius: 9))"#),
        ("shadow", #"root Text("a").shadow(radius: 3)"#), ("rotation", #"root Text("a").rotationEffect(.degrees(90))"#),
        ("scale", #"root Text("a").scaleEffect(2)"#), ("faded", #"root Text("a").opacity(0.5)"#),
        ("hidden", #"root HStack { Text("a").hidden(); Text("b") }"#),
        ("mask", #"root Color.red.mask(Text("a"))"#), ("clip", #"root Color.red.clipShape(.circle)"#),
        ("offset", #"root Text("a").offset(x: 20)"#),
        ("z index", #"root ZStack { Color.red.zIndex(1); Color.blue }"#), ("redacted", #"root Text("a").redacted(reason: .placeholder)"#),
        ("ignored safe area", "root Color.red.ignoresSafeArea()"),
        ("inset bar", #"root ScrollView { Text("a") }.safeAreaInset(edge: .bottom) { Text("bar") }"#),
        (
            "transition",
            "root ScrollView { ForEach(0..<30) { Text(\"Row \\($0)\").frame(height: 60).scrollTransition { c, p in c.opacity(p.isIdentity ? 1 : 0.2).scaleEffect(p.isIdentity ? 1 : 0.5) } } }\nscroll by 100"
        ),
    ]

    static let names = all.map(\.name)
}
