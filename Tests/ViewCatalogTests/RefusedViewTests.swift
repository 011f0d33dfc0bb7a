// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import SwiftLanguage
import Testing

@testable import ViewCatalog

/// Views and view models that the compiler refuses, each with its words, and others close to them that it accepts: nothing of them runs.
struct RefusedViewTests {
    @Test func refusesAsTheCompiler() { #expect(Self.misjudged(Self.refused) + Self.misjudged(Self.refusedCalls) == []) }

    @Test func acceptsTheOthers() { #expect(Self.refusedOf(Self.accepted) + Self.refusedOf(Self.acceptedCalls) == []) }

    /// The programs, each with the compiler's words behind it, of which something else is said, and what.
    static func misjudged(_ programs: String) -> [String] {
        programs.components(separatedBy: "\n----\n").compactMap { block -> String? in
            var lines = block.components(separatedBy: "\n")
            let words = String(lines.removeLast().dropFirst("//= ".count))
            let source = lines.joined(separator: "\n")
            let given = Self.words(of: source)
            return given == words ? nil : "\(source)\n\(given ?? "accepted"), not \(words)"
        }
    }

    /// The programs that are refused, and with which words.
    static func refusedOf(_ programs: String) -> [String] {
        programs.components(separatedBy: "\n----\n").compactMap { source in Self.words(of: source).map { "\(source)\n\($0)" } }
    }

    private static func words(of declarations: String) -> String? {
        do {
            _ = try CatalogFixture("Text(\"a\")", in: CatalogFixture.Surroundings(declarations, name: "Views.swift"))
            return nil
        } catch { return (error as? Diagnostic)?.message ?? "\(error)" }
    }

    private static let refused = ##"""
        func f() -> String { let d = Date(); return d }
        //= cannot convert return expression of type 'Date' to return type 'String'
        ----
        func f() -> Int { let n: Int = Date(); return n }
        //= cannot convert value of type 'Date' to specified type 'Int'
        ----
        enum A: Error { case a }
        func f() throws(A) { throw CancellationError() }
        //= thrown expression type 'CancellationError' cannot be converted to error type 'A'
        ----
        func f() -> String { let u = URL(string: "a"); return u.path }
        //= value of optional type 'URL?' must be unwrapped to refer to member 'path' of wrapped base type 'URL'
        ----
        func f() -> URL { let u: URL = URL(string: "a"); return u }
        //= value of optional type 'URL?' must be unwrapped to a value of type 'URL'
        ----
        struct V: View { var body: some View { print("x"); Text("a") } }
        //= type '()' cannot conform to 'View'
        ----
        struct V: View { @State var n = 1; var body: some View { VStack { n = 2; Text("x") } } }
        //= type '()' cannot conform to 'View'
        ----
        class M: ObservableObject { @Published var n = 1; func up() { n += 1 } }
        struct V: View { @StateObject var m = M(); var body: some View { VStack { m.up(); Text("x") } } }
        //= type '()' cannot conform to 'View'
        ----
        struct V: View { var body: some View { VStack { Text("x"); "hello" } } }
        //= static method 'buildExpression' requires that 'String' conform to 'View'
        ----
        struct V: View { let n = 1; var body: some View { VStack { n } } }
        //= static method 'buildExpression' requires that 'Int' conform to 'View'
        ----
        struct Card<C: View>: View { let content: C; init(@ViewBuilder content: () -> C) { self.content = content() }; var body: some View { content } }
        struct V: View { var body: some View { Card { 3 } } }
        //= static method 'buildExpression' requires that 'Int' conform to 'View'
        ----
        struct V: View { var header: some View { "x" }; var body: some View { header } }
        //= return type of property 'header' requires that 'String' conform to 'View'
        ----
        struct V: View { let w = 3; var body: some View { Text("a").frame(width: w) } }
        //= cannot convert value of type 'Int' to expected argument type 'CGFloat'
        ----
        struct Row: View { @Binding var on: Bool; var body: some View { Text("") } }
        struct V: View { @State var on = 1; var body: some View { Row(on: $on) } }
        //= cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Bool>'
        ----
        struct Row: View { @Binding var on: Bool; var body: some View { Text("") } }
        struct V: View { @State var on = true; var body: some View { Row(on: on) } }
        //= cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
        ----
        struct V: View { @State var on = true; var body: some View { Toggle("x", isOn: on) } }
        //= cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
        ----
        struct V: View { @State var on = true; var body: some View { Text("a").sheet(isPresented: on) { Text("x") } } }
        //= cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
        ----
        struct V: View { @State var on = 1; var body: some View { Toggle("x", isOn: $on) } }
        //= cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Bool>'
        ----
        struct V: View { @State var n = 1; var body: some View { Text("a").sheet(isPresented: $n) { Text("x") } } }
        //= cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Bool>'
        ----
        struct Item { let name: String }
        struct V: View { let items: [Item]; var body: some View { ForEach(items) { item in Text(item.name) } } }
        //= referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Item' conform to 'Identifiable'
        ----
        struct V: View { let items = ["a"]; var body: some View { ForEach(items) { Text($0) } } }
        //= referencing initializer 'init(_:content:)' on 'ForEach' requires that 'String' conform to 'Identifiable'
        ----
        struct Item: Identifiable { let id = 1; let name: String }
        struct V: View { let items: [Item]; var body: some View { ForEach(items) { item in Text(item.title) } } }
        //= value of type 'Item' has no member 'title'
        ----
        struct U: Identifiable { let id = 1; var n: Int }
        struct Row: View { let t: String; var body: some View { Text(t) } }
        struct V: View { let us = [U(n: 1)]; var body: some View { List(us) { u in Row(t: u.n) } } }
        //= cannot convert value of type 'Int' to expected argument type 'String'
        ----
        class M { var n = 1 }
        struct V: View { @StateObject var m = M(); var body: some View { Text("\(m.n)") } }
        //= generic struct 'StateObject' requires that 'M' conform to 'ObservableObject'
        ----
        struct M { var n = 1 }
        struct V: View { @ObservedObject var m: M; var body: some View { Text("\(m.n)") } }
        //= generic struct 'ObservedObject' requires that 'M' conform to 'ObservableObject'
        ----
        class M { var n = 1 }
        struct V: View { @EnvironmentObject var m: M; var body: some View { Text("\(m.n)") } }
        //= generic struct 'EnvironmentObject' requires that 'M' conform to 'ObservableObject'
        ----
        class M: ObservableObject { @Published var n = 1 }
        struct V: View { @StateObject var m = M(); var body: some View { Button("x") { m.load() } } }
        //= value of type 'M' has no member 'load'
        ----
        class M: ObservableObject { func load() async {} }
        struct V: View { @StateObject var m = M(); var body: some View { Button("x") { await m.load() } } }
        //= cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
        ----
        class M: ObservableObject { func load() throws {} }
        struct V: View { @StateObject var m = M(); var body: some View { Button("x") { try m.load() } } }
        //= invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
        ----
        class M: ObservableObject { @Published var n = 1 { didSet { save(n) } }; func save(_ s: String) {} }
        //= cannot convert value of type 'Int' to expected argument type 'String'
        ----
        class M: ObservableObject { @Published var n = 1; func up() { DispatchQueue.main.async { n += 1 } } }
        //= reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
        ----
        struct V: View { static let k = 3; var body: some View { Text("\(k)") } }
        //= static member 'k' cannot be used on instance of type 'V'
        ----
        struct V: View { let a = ["x"]; var body: some View { Text(a["0"]) } }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        struct V: View { var body: some View { Text("a").font(20) } }
        //= cannot convert value of type 'Int' to expected argument type 'Font'
        ----
        struct V: View { var body: some View { ForEach(0..<3) { Text("a") } } }
        //= contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
        ----
        struct V: View { let names = ["a"]; var body: some View { List(names, id: \.self) { Text("a") } } }
        //= contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
        ----
        struct M: ObservableObject { var n = 1 }
        //= non-class type 'M' cannot conform to class protocol 'ObservableObject'
        """##

    private static let accepted = ##"""
        struct V: View {
            let names = ["a"]
            var body: some View {
                ForEach(0..<3) { _ in Text("a") }
                ForEach(names, id: \.self) { Text("Row \($0)") }
                ForEach(0..<3) { row in Button("a") { print(row) } }
                List(names, id: \.self) { name in Text(name).font(.body).font(nil) }
                List { Text("a").font(.system(size: 20)).bold(true).zIndex(1).lineLimit(2).padding(8) }
            }
        }
        ----
        func f() -> Double { let d = Date(); let s: String = d.formatted(); return d.timeIntervalSinceNow + Double(s.count) }
        ----
        func f(_ s: String?, _ title: LocalizedStringKey, _ u: URL) -> Text { let p: String = u.path; return Text(s ?? p) + Text(title) }
        ----
        func f() throws(CancellationError) { throw CancellationError() }
        ----
        final class C { var url: URL! = URL(string: "a"); static let shared: URL! = URL(string: "b"); func fetch() async -> URL! { url } }
        struct H { subscript(i: Int) -> URL! { URL(string: "c") } }
        func f(_ c: C, _ h: H, _ flag: Bool) async -> [URL] {
            let a: URL = flag ? c.url : C.shared
            let b: URL = await c.fetch()
            let d: URL = h[3]
            let e: URL = switch flag { case true: c.url; case false: C.shared }
            let g: URL = if flag { c.url } else { b }
            print(h[3].path)
            return [a, b, d, e, g]
        }
        ----
        import Gadgets
        func f(_ names: [String], _ text: String) -> String { names.joined(" ") + "\(text.count())" }
        func g(_ date: data) {}
        ----
        func f(_ d: Decimal, _ n: Int?) -> Decimal { let all: [Decimal] = [1, 2.5]; return d + 2 + all.reduce(0, +) + Decimal(n ?? 1) }
        ----
        func f(_ u: URL?, _ d: Date?) -> URL { print(u?.path ?? "", d!.timeIntervalSince1970, u == nil, u.map(\.host) as Any); return u ?? URL(string: "a")! }
        class M { var u: URL!; func p() -> String { u.path }; func set() { u = URL(string: "a") } }
        struct V: View { var t: Text?; var body: some View { t.padding() } }
        ----
        struct V: View { var body: some View { row(1) } ; func row(_ n: CGFloat) -> some View { var x = n; return Text("a").alignmentGuide(.leading) { d in x += d.width; let new = x; return new } } }
        ----
        struct V: View { var n = 1; var body: some View { Text("\(n)"); Text(String(n)); Text(n, format: .number) } }
        ----
        struct V: View { @State private var n: Int = 1; @State var s: String?; @State var d: Double = 2; var body: some View { Text("\(n)") } }
        ----
        struct V: View { @State private var s: String?; var body: some View { if let s { Text(s) }; Text(s ?? "") } }
        ----
        struct V: View { var body: some View { let a = 3; return Text("\(a)") } }
        ----
        struct V: View { var body: some View { print("x"); return Text("a") } }
        ----
        struct V: View { var body: some View { let _ = print("x"); Text("a") } }
        ----
        struct V: View { var body: some View { Text("a").padding(.horizontal, 4).padding(3).padding() } }
        ----
        struct V: View { let w: Double = 3; var body: some View { Text("a").frame(width: 3, height: w).frame(maxWidth: .infinity, alignment: .leading) } }
        ----
        struct V: View { var body: some View { Text("a").foregroundColor(.red).foregroundStyle(.secondary).background(Color.blue.opacity(0.3)) } }
        ----
        struct Row: View { let title: String; var n = 1; @State private var k = 2; var body: some View { Text(title) } ; init(title: String, n: Int = 1) { self.title = title; self.n = n } }
        struct V: View { var body: some View { Row(title: "x"); Row(title: "x", n: 2) } }
        ----
        struct Row: View { @Binding var on: Bool; var body: some View { Toggle("x", isOn: $on) } }
        struct V: View { @State var on = false; var body: some View { Row(on: $on); Row(on: .constant(true)) } }
        ----
        struct V: View { @State var s = ""; @State var n = 1; var body: some View { TextField("x", text: $s); TextField("n", value: $n, format: .number) } }
        ----
        struct V: View { @State var n = 1.0; var body: some View { Slider(value: $n, in: 0...10) } }
        ----
        struct V: View { @State var n = 1; var body: some View { Button("a") { n += 1; n = 3 } } }
        ----
        struct V: View { func go() {}; func log(_ s: String) {}; var body: some View { Button("a", action: go); Button("a") { log("x") }; Button { go() } label: { Text("b") } } }
        ----
        struct Item: Identifiable { let id = 1; let name: String }
        struct V: View { let items: [Item]; var body: some View { ForEach(items) { item in Text(item.name) }; ForEach(items, id: \.name) { Text($0.name) }; ForEach(0..<3) { Text("\($0)") } } }
        ----
        struct Item: Identifiable { let id = 1; let name: String? }
        struct V: View { let items: [Item]; var body: some View { List(items) { Text($0.name ?? "-") } } }
        ----
        class M: ObservableObject { @Published var n = 1 }
        struct V: View { @StateObject var m = M(); var body: some View { Text("\(m.n)") } }
        ----
        class M: ObservableObject { @Published var items: [String] = []; @Published var n: Int?; func add() { items.append("a"); n = items.count } }
        ----
        class M: ObservableObject { func load() async {} }
        struct V: View { @StateObject var m = M(); var body: some View { Text("x").task { await m.load() }; Button("x") { Task { await m.load() } } } }
        ----
        struct V: View { var body: some View { VStack(alignment: .leading, spacing: 3) { Text("x") }; HStack(alignment: .top) { Text("x") } } }
        ----
        struct V: View { let b = true; var body: some View { (b ? Text("x") : Text("y")).foregroundColor(b ? .red : .blue).opacity(b ? 1 : 0.5) } }
        ----
        enum T { case a, b }
        struct V: View { let t: T; var body: some View { switch t { case .a: Text("x"); case .b: EmptyView() } } }
        ----
        struct V: View { @ViewBuilder func h(_ b: Bool) -> some View { if b { Text("x") } else { Image("y") } }; var body: some View { h(true) } }
        ----
        struct V: View { let c: Color = .red; let d = Color(red: 0.1, green: 0.2, blue: 0.3); var body: some View { c; d.frame(height: 2) } }
        ----
        struct V: View { var body: some View { RoundedRectangle(cornerRadius: 3).fill(.red); Circle().stroke(Color.red, lineWidth: 2); Capsule().strokeBorder(.blue) } }
        ----
        struct V: View { @State var n = 1; var body: some View { Text("x").onChange(of: n) { a, b in n = b }.onChange(of: n) { n = 2 } } }
        ----
        struct V: View { @State var on = false; var body: some View { Text("x").sheet(isPresented: $on) { Text("y") } } }
        ----
        struct V: View { @Environment(\.colorScheme) var scheme; @Environment(\.dismiss) var dismiss; var body: some View { Text(scheme == .dark ? "a" : "b"); Button("x") { dismiss() } } }
        ----
        struct V: View { var body: some View { Image(systemName: "star").resizable().scaledToFit() } }
        ----
        struct M: ViewModifier { let n: Int; func body(content: Content) -> some View { content.padding(CGFloat(n)) } }
        extension View { func m(_ n: Int) -> some View { modifier(M(n: n)) } }
        struct V: View { var body: some View { Text("x").modifier(M(n: 1)); Text("y").m(2) } }
        ----
        struct Card<C: View>: View { let content: C; init(@ViewBuilder content: () -> C) { self.content = content() }; var body: some View { content } }
        struct V: View { var body: some View { Card { Text("x"); Text("y") } } }
        ----
        struct U { var name: String }
        struct V: View { @State var u: U?; var body: some View { Text(u?.name ?? "none"); if let u { Text(u.name) } } }
        ----
        enum T: String, CaseIterable { case a }
        struct V: View { let t = T.a; var body: some View { Text(t.rawValue); ForEach(T.allCases, id: \.self) { Text($0.rawValue.capitalized) } } }
        ----
        struct V: View { static let k = 3; var body: some View { Text("\(Self.k) \(V.k)") } }
        ----
        @Observable class M { var n = 1; var s = "" }
        struct V: View { @State var m = M(); var body: some View { Text("\(m.n)"); TextField("x", text: $m.s) } }
        ----
        struct V: View { var body: some View { GeometryReader { g in Text("x").frame(width: g.size.width / 2) } } }
        ----
        class M: ObservableObject { @Published var n = 1 { didSet { save(n) } }; func save(_ s: Int) {} }
        ----
        struct U { var age: Int }
        class M: ObservableObject { @Published var us: [U] = []; var ages: [Int] { us.map(\.age) }; var s: [U] { us.sorted { $0.age < $1.age } }; func find(_ n: Int) -> U? { us.first { $0.age == n } } }
        ----
        struct Todo: Identifiable, Codable, Equatable { var id = UUID(); var title: String; var isDone = false; var due: Date? }
        enum Filter: String, CaseIterable, Identifiable { case all, open, done; var id: String { rawValue }; var title: String { rawValue.capitalized } }
        @MainActor final class Store: ObservableObject {
            @Published var todos: [Todo] = [] { didSet { save() } }
            @Published private(set) var error: String?
            @Published var filter: Filter = .all
            private let key = "todos"
            static let shared = Store()
            var shown: [Todo] { switch filter { case .all: return todos; case .open: return todos.filter { !$0.isDone }; case .done: return todos.filter(\.isDone) } }
            func add(_ title: String) { guard !title.isEmpty else { error = "empty"; return }; todos.append(Todo(title: title)) }
            func toggle(_ todo: Todo) { if let i = todos.firstIndex(where: { $0.id == todo.id }) { todos[i].isDone.toggle() } }
            func remove(at offsets: IndexSet) { todos.remove(atOffsets: offsets) }
            func move(from: IndexSet, to: Int) { todos.move(fromOffsets: from, toOffset: to) }
            private func save() { do { let data = try JSONEncoder().encode(todos); UserDefaults.standard.set(data, forKey: key) } catch { self.error = error.localizedDescription } }
            func load() async { try? await Task.sleep(nanoseconds: 1); todos = [Todo(title: "a")] }
        }
        struct V: View {
            @StateObject private var store = Store()
            @State private var text = ""
            @State private var selection: Todo?
            @State private var counts: [String: Int] = [:]
            @FocusState private var focused: Bool
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                NavigationStack {
                    List {
                        Section("New") { TextField("Title", text: $text).focused($focused).onSubmit { store.add(text); text = "" } }
                        Section {
                            ForEach(store.shown) { todo in
                                HStack { Image(systemName: todo.isDone ? "checkmark" : "circle").onTapGesture { store.toggle(todo) }
                                    Text(todo.title).strikethrough(todo.isDone)
                                    if let due = todo.due { Text(due, style: .date) }
                                    Spacer()
                                    Text("\(counts[todo.title, default: 0])") }
                            }.onDelete(perform: store.remove).onMove { store.move(from: $0, to: $1) }
                        }
                        ForEach(Array(store.todos.enumerated()), id: \.offset) { index, todo in Text("\(index + 1). \(todo.title)") }
                        ForEach($store.todos) { $todo in Toggle(todo.title, isOn: $todo.isDone) }
                        ForEach(store.todos.indices, id: \.self) { i in Text(store.todos[i].title) }
                        ForEach(["a", "b"], id: \.self) { name in Text(name.uppercased()) }
                        ForEach(Filter.allCases) { f in Text(f.title).tag(f) }
                        ForEach(counts.sorted(by: { $0.key < $1.key }), id: \.key) { key, value in Text(key + "\(value)") }
                        ForEach(Array(counts.keys), id: \.self) { k in Text(k) }
                    }
                    .refreshable { await store.load() }
                    .task { await store.load() }
                    .navigationTitle("Todos")
                    .toolbar { ToolbarItem { Picker("F", selection: $store.filter) { ForEach(Filter.allCases) { Text($0.title).tag($0) } } } }
                    .sheet(item: $selection) { todo in Text(todo.title) }
                    .alert("Error", isPresented: .constant(store.error != nil)) { Button("OK") { } } message: { Text(store.error ?? "") }
                    .onChange(of: text) { old, new in if new.count > 10 { text = String(new.prefix(10)) } }
                }
            }
        }
        ----
        class VM: ObservableObject {
            @Published var items = [String](); @Published var progress = 0.0; private var bag = Set<AnyCancellable>(); private var timer: Timer?
            var onDone: ((Int) -> Void)?
            init() { $items.sink { [weak self] new in self?.progress = Double(new.count) }.store(in: &bag) }
            func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in guard let self = self else { return }; self.progress += 0.1; if self.progress >= 1 { self.stop() } }; onDone?(items.count) }
            func stop() { timer?.invalidate(); timer = nil; DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.items.removeAll() } }
            func fetch() { Task { items = await self.get(); await MainActor.run { progress = 1 } } }
            func get() async -> [String] { await withCheckedContinuation { c in c.resume(returning: ["a"]) } }
            lazy var formatter: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .decimal; return f }()
            deinit { timer?.invalidate() }
        }
        struct V: View { @StateObject var vm = VM(); @State var w: CGFloat = 10; let k = 3; var body: some View { VStack(spacing: 8) { ForEach(vm.items, id: \.self) { Text($0) }; ProgressView(value: vm.progress); Slider(value: $w, in: 0...100); Rectangle().frame(width: w * 2, height: CGFloat(k)).padding(.top, Double(k)); Button("x", action: vm.start); Button(action: { vm.fetch() }) { Text("y") } } } }
        ----
        struct Config { static let width: CGFloat = 3; static func make(_ n: Int) -> String { "\(n)" } }
        struct V: View { static let titles = ["a", "b"]; enum Kind { case a, b; static let all: [Kind] = [.a, .b]; var next: Kind { self == .a ? .b : .a } }; @State private var kind = Kind.a; @State private var t = Self.titles[0]; private static func help(_ s: String) -> String { s + "!" }; var body: some View { VStack { Text(Self.help(t)); Text(V.titles[1]); Text(Config.make(2)).frame(width: Config.width); Button("n") { kind = kind.next } } } ; init() { _t = State(initialValue: Self.titles[1]) } }
        ----
        struct V: View { let n = 2; var body: some View { print("x"); return VStack { Text("a"); self.row(n) } } ; func row(_ n: Int) -> some View { let t = "\(n)"; return Text(t) } ; var other: AnyView { if n > 1 { return AnyView(Text("a")) }; return AnyView(EmptyView()) } ; @ViewBuilder var built: some View { if n > 2 { Text("x") } else { Image(systemName: "a") } ; let k = 3; Text("\(k)") } ; func act() { withAnimation { _ = n } } }
        ----
        struct Card<Content: View>: View { let title: String; var onTap: (() -> Void)? = nil; var onPick: (Int) -> Void = { _ in }; @ViewBuilder let content: () -> Content; var body: some View { VStack { Text(title); content() }.onTapGesture { onTap?(); onPick(3) } } }
        struct V: View { @State var n = 0; var body: some View { Card(title: "a") { Text("x"); Text("y") }; Card(title: "b", onTap: { n += 1 }) { EmptyView() }; Card(title: "c", onPick: { n = $0 }) { Text("z") } } }
        ----
        protocol Named { var name: String { get } }
        extension Named { var upper: String { name.uppercased() }; func hello() -> String { "hi " + upper } }
        struct P: Named, Hashable { let name: String }
        struct ListOf<T: Named & Hashable>: View { let items: [T]; var body: some View { ForEach(items, id: \.self) { item in Text(item.hello()) } } }
        struct V: View { var body: some View { ListOf(items: [P(name: "a")]) } }
        ----
        struct Settings { var on = false; var name = ""; var level = 0.5; var age = 3; var tags: [String] = [] }
        struct Sub: View { @Binding var s: Settings; @Binding var sel: String?; var body: some View { Toggle("a", isOn: $s.on); TextField("n", text: $s.name); Slider(value: $s.level); Stepper("x", value: $s.age); Stepper("y", value: $s.level, in: 0...1, step: 0.1); TextField("k", text: Binding(get: { sel ?? "" }, set: { sel = $0 })); Toggle("o", isOn: Binding(get: { s.age > 3 }, set: { s.age = $0 ? 4 : 0 })) } }
        struct V: View { @State var s = Settings(); @State var sel: String?; @AppStorage("dark") var dark = false; @State var show = false; var body: some View { Sub(s: $s, sel: $sel).sheet(isPresented: $show) { Toggle("d", isOn: $dark) }; DisclosureGroup("g", isExpanded: $show) { Text("x") }; Sub(s: .constant(Settings()), sel: .constant(nil)) } }
        ----
        @Observable final class Model { var items: [Int] = []; var name = ""; var total: Int { items.reduce(0, +) }; func add() { items.append(items.count) }; static let preview = Model() }
        struct Inner: View { @Bindable var m: Model; var body: some View { TextField("n", text: $m.name); ForEach(m.items, id: \.self) { i in Text("\(i + m.total)") } } }
        struct V: View { @State private var m = Model(); var body: some View { Inner(m: m); Button("a", action: m.add); Text(m.name.isEmpty ? "none" : m.name) } }
        ----
        struct Wrap: Layout { var spacing: CGFloat = 8; func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { var w: CGFloat = 0; for s in subviews { let z = s.sizeThatFits(.unspecified); w += z.width + spacing }; return CGSize(width: w, height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0) }; func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { var x = bounds.minX; for (i, s) in subviews.enumerated() { let z = s.sizeThatFits(.unspecified); s.place(at: CGPoint(x: x, y: bounds.minY + CGFloat(i)), proposal: .unspecified); x += z.width + spacing } } }
        struct V: View { var body: some View { Wrap(spacing: 3) { Text("a"); Text("b") }; Wrap { Text("c") } } }
        ----
        struct HKey: PreferenceKey { static var defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) } }
        struct EKey: EnvironmentKey { static let defaultValue = 3 }
        extension EnvironmentValues { var lvl: Int { get { self[EKey.self] } set { self[EKey.self] = newValue } } }
        struct V: View { @State var h: CGFloat = 0; @Environment(\.lvl) var lvl; var body: some View { GeometryReader { g in Text("a \(lvl)").preference(key: HKey.self, value: g.size.height).frame(height: max(h, 10) * CGFloat(lvl)) }.onPreferenceChange(HKey.self) { h = $0 }.environment(\.lvl, 4) } }
        ----
        struct E: Error {}
        struct V: View { @State var msg = ""; func risky() throws -> Int { throw E() }; func load() async throws -> String { "x" }; var body: some View { Button("a") { do { msg = "\(try risky())" } catch { msg = "\(error)" } }; Button("b") { Task { do { msg = try await load() } catch { } } }; Text(msg).task { msg = (try? await load()) ?? "" }.onAppear { msg = (try? risky()).map(String.init) ?? "" } } }
        """##
}
