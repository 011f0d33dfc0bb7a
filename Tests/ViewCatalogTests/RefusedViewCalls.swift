// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls in views, and of what Foundation adds: those of the library without an argument or a label, and arguments that no overload takes.
extension RefusedViewTests {
    static let refusedCalls = ##"""
        struct V: View { var body: some View { VStack { min(1) } } }
        //= missing argument for parameter #2 in call
        ----
        struct V: View { var body: some View { Text("\(min(1)) \(Int.random(in: 0...3))") } }
        //= missing argument for parameter #2 in call
        ----
        struct V: View { var body: some View { Text("\(Int.random())") } }
        //= missing argument for parameter 'in' in call
        ----
        struct V: View { @State var xs = [1]; var body: some View { Button("a") { xs.remove(0) } } }
        //= no exact matches in call to instance method 'remove'
        ----
        func f(_ s: String) -> String { s.trimmingCharacters() }
        //= missing argument for parameter 'in' in call
        ----
        func f(_ a: Int, _ b: Int) { print(pow(a, b)) }
        //= cannot convert value of type 'Int' to expected argument type 'Decimal'
        ----
        func f(_ a: Int) { let x = 2 * pow(a, 2); print(x) }
        //= cannot convert value of type 'Int' to expected argument type 'Decimal'
        ----
        func f(_ a: Int) { print(pow(a, 2.0)) }
        //= cannot convert value of type 'Int' to expected argument type 'Double'
        ----
        func f(_ a: Int, _ d: Double) { let x = pow(d, a); print(x) }
        //= no exact matches in call to global function 'pow'
        ----
        struct S { let id: String = UUID() }
        //= cannot convert value of type 'UUID' to specified type 'String'
        ----
        struct S { let id: UUID }
        func f(_ a: [S], _ id: String) -> S? { a.first { $0.id == id } }
        //= referencing operator function '==' on 'StringProtocol' requires that 'UUID' conform to 'StringProtocol'
        ----
        struct S { let date: Date }
        func f() -> S { S(date: "2020") }
        //= cannot convert value of type 'String' to expected argument type 'Date'
        ----
        func f(_ d: Date) -> Bool { d > 5 }
        //= referencing operator function '>' on 'BinaryInteger' requires that 'Date' conform to 'BinaryInteger'
        ----
        func f(_ s: CGSize) -> CGPoint { s }
        //= cannot convert return expression of type 'CGSize' to return type 'CGPoint'
        ----
        func f(_ a: CGSize, _ b: CGPoint) -> Bool { a == b }
        //= binary operator '==' cannot be applied to operands of type 'CGSize' and 'CGPoint'
        ----
        struct V: View { @State private var n = 1; var body: some View { Text("\(n)") } }
        struct W: View { var body: some View { V(n: 1) } }
        //= argument passed to call that takes no arguments
        ----
        struct V: View { @State lazy var n = 1; var body: some View { Text("a") } }
        //= property 'n' with a wrapper cannot also be lazy
        ----
        struct V: View { @State var n: Int { 1 }; var body: some View { Text("a") } }
        //= property wrapper cannot be applied to a computed property
        ----
        func f(_ s: CGSize) { s.width = 2 }
        //= cannot assign to property: 's' is a 'let' constant
        ----
        func f(_ u: String) -> URL { u }
        //= cannot convert return expression of type 'String' to return type 'URL'
        ----
        struct V: View { var body: some View { Text("a").frame(width: "a") } }
        //= cannot convert value of type 'String' to expected argument type 'CGFloat'
        ----
        struct V: View { var body: some View { VStack(spacing: "8") { Text("a") } } }
        //= cannot convert value of type 'String' to expected argument type 'CGFloat'
        ----
        struct V: View { var body: some View { Text("a").padding("8") } }
        //= no exact matches in call to instance method 'padding'
        ----
        struct V: View { var body: some View { Image(systemName: 3) } }
        //= cannot convert value of type 'Int' to expected argument type 'String'
        ----
        struct V: View { var body: some View { Text(5) } }
        //= no exact matches in call to initializer
        ----
        struct V: View { let n = 3; var body: some View { Text(n) } }
        //= initializer 'init(_:)' requires that 'Int' conform to 'StringProtocol'
        ----
        struct M { var title: String? }
        struct V: View { let m: M; var body: some View { Text(m.title) } }
        //= value of optional type 'String?' must be unwrapped to a value of type 'String'
        ----
        struct V: View { var name = ""; var body: some View { TextField("a", text: $name) } }
        //= cannot find '$name' in scope
        """##

    static let acceptedCalls = ##"""
        extension Text { func heading(_ size: CGFloat = 20) -> Text { font(.system(size: size)).bold() } }
        extension Image { func icon() -> some View { resizable().scaledToFit() } }
        extension Shape { func outlined(_ c: Color) -> some View { stroke(c, lineWidth: 2) } }
        extension InsettableShape { func inner() -> some View { strokeBorder(.red) } }
        extension DynamicViewContent { func rows() -> some View { onDelete { _ in } } }
        extension Button { func big() -> some View { controlSize(.large) } }
        extension Label where Title == Text, Icon == Image { func tagged() -> some View { font(.caption) } }
        extension Toggle { func onOff() -> some View { toggleStyle(.switch) } }
        extension VStack { func card() -> some View { padding().background(.gray) } }
        extension Rectangle { var blue: some View { fill(.blue) } }
        extension AnyView { func again() -> AnyView { AnyView(self) } }
        struct V: View { let name: String; @State var on = false; var body: some View { VStack { Text("a").heading().foregroundStyle(.red); Text("b").heading(30) + Text("c"); Image(name).icon().frame(height: 33); Circle().outlined(.red); Circle().trim(from: 0, to: 0.5).outlined(.blue); RoundedRectangle(cornerRadius: 4).inner(); ForEach(0..<2) { Text("\($0)") }.rows(); Button("a") {}.big(); Label("a", systemImage: "star").tagged(); Toggle("t", isOn: $on).onOff(); Rectangle().blue.padding(); AnyView(Text("d")).again() }.card() } }
        ----
        @Observable final class Model { var name = ""; var rows = ["a"] }
        struct V: View { let model: Model; var rows: [String] = []; var body: some View { @Bindable var model = model; VStack { TextField("a", text: $model.name); ForEach($model.rows, id: \.self) { $rows in TextField("b", text: $rows) } } } }
        ----
        struct V: View { var body: some View { Chart { BarMark(x: .value("a", 1), y: .value("b", 2), width: 20) } } }
        ----
        func f(_ m: Decimal, _ c: CGFloat, _ n: Int, _ d: Double) -> Decimal { print(pow(c, d), pow(c, 2)); return pow(m, n) + pow(10, n) + pow(Decimal(2), 3) }
        ----
        extension Text { init(_ n: Int) { self.init("\(n)") } }
        extension View { func padding(_ text: String) -> some View { self } }
        struct V: View { var body: some View { Text(5).padding("8").padding(8) } }
        ----
        struct V: View { @State var n = 3; var t: String?; var u: String! = "a"; @State var xs = ["a"]; var body: some View { Text(t ?? "none").padding(.top, 8).badge(n).badge("a"); Text(u).font(.title).frame(width: n > 2 ? 1 : nil); Text(n, format: .number); Text(verbatim: "a").opacity(0.5).bold(n > 2); LabeledContent("a", value: t ?? ""); ForEach($xs, id: \.self) { $x in TextField("b", text: $x) }; Image("a"); Text(Image(systemName: "star")); Text(Date.now, style: .date); ProgressView("p", value: 0.5); Link("a", destination: URL(string: "https://a.b")!) } }
        ----
        struct V: View { @State private var xs = [3, 1]; @State private var d: [String: Int] = [:]; func reset() { xs.removeAll(); d.removeValue(forKey: "a") }; var body: some View { Button("a") { xs.append(max(1, xs.count)); xs.sort(); xs.remove(at: 0) }; Text("\(min(1, 2)) \(abs(-3)) \(Int.random(in: 0...3))").onTapGesture(perform: reset); List { ForEach(xs, id: \.self) { Text("\($0)") }.onDelete { xs.remove(atOffsets: $0) }.onMove { xs.move(fromOffsets: $0, toOffset: $1) } } } }
        ----
        struct V: View { var body: some View { TextField("a", text: .constant("")).textInputAutocapitalization(.none).textContentType(nil).keyboardShortcut(nil); Image(systemName: "star").renderingMode(.none).symbolRenderingMode(nil); Text("a").symbolRenderingMode(.none).symbolVariableValueMode(nil).symbolColorRenderingMode(nil).defaultHoverEffect(nil).listRowHoverEffect(.none).textContentType(.username).symbolRenderingMode(.multicolor) } }
        ----
        struct V: View { var body: some View { Chart { LineMark(x: .value("a", 1), y: .value("b", 2)) }.chartYScale(domain: .automatic(includesZero: false)).chartXScale(domain: .automatic(reversed: true), range: .plotDimension(padding: 8)).chartXScale(domain: 0...10).chartYScale(domain: .automatic, type: .log).chartYScale(type: .linear) } }
        ----
        class Stub: URLSessionDataTask { private let data: Data?; init(data: Data? = nil) { self.data = data }; override func resume() { } }
        ----
        struct App { let name = "a" }
        extension App: SwiftUI.App { var body: some Scene { WindowGroup { Text("a") } } }
        ----
        struct Titled<S: StringProtocol>: View { let s: S; var body: some View { Text(s).navigationTitle(s).alert(s, isPresented: .constant(true)) { Button(s) {} } } }
        struct V: View { var body: some View { Titled(s: "a"); Titled(s: "abc".prefix(2)); Text("a").navigationTitle("abc".prefix(2)) } }
        ----
        struct V: View { @State var isNew = true; var word: String?; var key: LocalizedStringKey?; var body: some View { Text("a").badge(isNew ? "new" : nil).badge(word).badge(key).badge(Text("b")).badge(isNew ? Text("b") : nil).badge(isNew ? 3 : 0).badge("c") } }
        ----
        struct EnumPicker<T: CaseIterable & Hashable & RawRepresentable>: View where T.AllCases: RandomAccessCollection, T.RawValue == String { @Binding var choice: T; var all: T.AllCases { T.allCases }; var body: some View { Picker("a", selection: $choice) { ForEach(all, id: \.self) { Text($0.rawValue).tag($0) } } } }
        ----
        struct Post: Codable, Identifiable { let id: Int; var body: String { let words = "a"; return words } }
        struct V: View { let post = Post(id: 1); var body: some View { Text(post.body); W() } }
        struct W { @State var n = 1; var body: Text { Text("\(n)") } }
        extension W: View {}
        ----
        extension UUID: @retroactive ExpressibleByStringLiteral { public init(stringLiteral value: String) { self = UUID(uuidString: value) ?? UUID() } }
        struct S { let id: UUID = "a" }
        ----
        struct S: Identifiable { let id: UUID; var date: Date? = nil; var size = CGSize.zero; var text: String { id.uuidString } }
        func f(_ a: [S], _ id: UUID?) -> S? { a.first { $0.id == id } ?? S(id: UUID(), date: .now) }
        func g(_ s: S) -> Any { let x: Any = s.id; let y: AnyHashable = s.id; let z: any Hashable = s.size.width; return [x, y, z] }
        func h(_ p: CGPoint, _ d: Date) -> Bool { p == .zero && d < Date() && d == Date(timeIntervalSince1970: 0) }
        func i<T: Equatable>(_ t: T, _ u: T) -> Bool { t == u }
        func j(_ s: S) -> Bool { i(s.id, UUID()) && "\(s.id)" == s.id.uuidString && s.date ?? Date() > Date() }
        func k(_ d: Date) -> Date { d + 60 }
        ----
        struct V: View { @State private var n = 1; @State private var m: Int?; let title: String; var body: some View { Text(title) } }
        struct W: View { var body: some View { V(title: "a") } }
        ----
        func f(_ s: CGSize) -> CGSize { var s = s; s.width = 2; s.height += 1; return s }
        struct V: View { @State var at = CGPoint.zero; var body: some View { Button("a") { at.x += 1; at.y = 2 } } }
        ----
        func == (a: UUID, b: String) -> Bool { a.uuidString == b }
        func f(_ a: UUID) -> Bool { a == "x" }
        """##
}
