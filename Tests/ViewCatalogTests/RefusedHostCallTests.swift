// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What the host declares, called or named wrongly in code that does not run, in the compiler's words.
struct RefusedHostCallTests {
    @Test func refusesAsTheCompiler() { #expect(RefusedViewTests.misjudged(Self.refused) == []) }

    @Test func acceptsTheOthers() { #expect(RefusedViewTests.refusedOf(Self.accepted) == []) }

    /// Calls and members of SwiftUI's and Foundation's types in code that does not run: a function, an action, a branch that is not taken.
    private static let refused = ##"""
        struct V: View { func f() -> CGSize { CGSize(width: 1) }; var body: some View { Text("a") } }
        //= missing argument for parameter 'height' in call
        ----
        func f() -> CGPoint { CGPoint(1, 2) }
        //= missing argument labels 'x:y:' in call
        ----
        func f() -> CGPoint { CGPoint(x: 1, z: 2) }
        //= incorrect argument label in call (have 'x:z:', expected 'x:y:')
        ----
        func f() -> CGRect { CGRect(x: 0, y: 0, width: 3) }
        //= missing argument for parameter 'height' in call
        ----
        func f() -> CGSize { CGSize(widht: 1, height: 2) }
        //= incorrect argument label in call (have 'widht:height:', expected 'width:height:')
        ----
        func f() -> Bool { CGRect.zero.contans(CGPoint.zero) }
        //= value of type 'CGRect' has no member 'contans'
        ----
        func f() -> CGRect { CGRect.zero.insetBy(dx: 1) }
        //= missing argument for parameter 'dy' in call
        ----
        func f() -> CGRect { CGRect.zero.insetBy(1, 2) }
        //= missing argument labels 'dx:dy:' in call
        ----
        func f() -> CGFloat { CGSize.zero.widht }
        //= value of type 'CGSize' has no member 'widht'
        ----
        func f() -> Date { Date.now.addingTimeInterval(by: 3) }
        //= extraneous argument label 'by:' in call
        ----
        func f() -> String { Date.now.formated() }
        //= value of type 'Date' has no member 'formated'
        ----
        func f() -> some View { Text("a").paddin() }
        //= value of type 'Text' has no member 'paddin'
        ----
        func f() -> some View { Text("a").padding().opactiy(1) }
        //= value of type 'some View' has no member 'opactiy'
        ----
        struct V: View { var body: some View { Button("x") { _ = Text("a").paddin() } } }
        //= value of type 'Text' has no member 'paddin'
        ----
        struct V: View { @State var n = 0; var body: some View { VStack { Text("b"); if n > 5 { Text("a").paddin() } } } }
        //= value of type 'Text' has no member 'paddin'
        ----
        func f() -> some View { Image(systemname: "star") }
        //= incorrect argument label in call (have 'systemname:', expected 'systemName:')
        ----
        func f() -> Color { Color.redd }
        //= type 'Color' has no member 'redd'
        ----
        func f() -> Color { .redd }
        //= type 'Color' has no member 'redd'
        ----
        func f() -> some View { Text("a").frame(widht: 3) }
        //= incorrect argument label in call (have 'widht:', expected 'width:')
        ----
        func f() -> some View { Text("a").font("title") }
        //= cannot convert value of type 'String' to expected argument type 'Font'
        ----
        func f() -> some View { Text("a").onTapGesture(perform: "x") }
        //= cannot convert value of type 'String' to expected argument type '() -> Void'
        ----
        func f() -> some View { Text("a").multilineTextAlignment(.middle) }
        //= type 'TextAlignment' has no member 'middle'
        ----
        func f() -> UUID { "a" }
        //= cannot convert return expression of type 'String' to return type 'UUID'
        ----
        struct S { let id: UUID }
        func f() -> S { S(id: "a") }
        //= cannot convert value of type 'String' to expected argument type 'UUID'
        """##

    /// Others close to them: what another file or another framework may declare, and what is right.
    private static let accepted = ##"""
        extension CGSize { init(side: CGFloat) { self.init(width: side, height: side) } }
        func f() -> [CGSize] { [CGSize(side: 1), CGSize(width: 1, height: 2), .zero, CGSize()] }
        ----
        extension View { func paddin() -> some View { padding() } }
        func f() -> some View { Text("a").paddin() }
        ----
        extension Color { static let redd = Color.red }
        func f() -> [Color] { [.redd, Color.redd, .red, .blue.opacity(0.5), Color(red: 1, green: 0, blue: 0)] }
        ----
        func f() -> some View { Text("a").cornerRadius(3).frame(width: 3).frame(minWidth: 1, maxHeight: .infinity).padding(.top).padding(3) }
        ----
        func f(_ x: DateFormatter) -> Int { x.dateFormat!.count }
        ----
        func f() -> [UUID] { [UUID(), UUID(uuidString: "a") ?? UUID()] }
        """##
}
