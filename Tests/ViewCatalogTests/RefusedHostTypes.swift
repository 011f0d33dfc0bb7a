// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Values, labels and members that no declaration of the host's takes or has, in code that does not run, in the compiler's words.
struct RefusedHostTypes {
    @Test func refusesAsTheCompiler() { #expect(RefusedViewTests.misjudged(Self.refused) == []) }

    @Test func acceptsTheOthers() { #expect(RefusedViewTests.refusedOf(Self.accepted) == []) }

    private static let refused = ##"""
        func f() -> some View { Text("a").foregroundStyle(3) }
        //= instance method 'foregroundStyle' requires that 'Int' conform to 'ShapeStyle'
        ----
        func f() -> some View { Text("a").clipShape(Text("b")) }
        //= instance method 'clipShape(_:style:)' requires that 'Text' conform to 'Shape'
        ----
        func f() -> some View { Circle().fill(3) }
        //= instance method 'fill(_:style:)' requires that 'Int' conform to 'ShapeStyle'
        ----
        func f() -> some View { Text("a").font(Color.red) }
        //= cannot convert value of type 'Color' to expected argument type 'Font'
        ----
        func f() -> some View { Toggle("a", isOn: true) }
        //= cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
        ----
        func f() -> some View { LazyVGrid(columns: 3) { Text("a") } }
        //= cannot convert value of type 'Int' to expected argument type '[GridItem]'
        ----
        func f() -> some View { Text("a").frame(width: Text("b")) }
        //= cannot convert value of type 'Text' to expected argument type 'CGFloat'
        ----
        func f() -> some View { VStack(alignment: .top) { Text("a") } }
        //= type 'HorizontalAlignment' has no member 'top'
        ----
        func f() -> some View { Text("a").font(.huge) }
        //= type 'Font?' has no member 'huge'
        ----
        func f() -> some View { Text("a").rotationEffect(.degree(45)) }
        //= type 'Angle' has no member 'degree'
        ----
        func f() -> CGRect { CGRect.zer }
        //= type 'CGRect' has no member 'zer'
        ----
        func f() -> some View { Text("a").frame(10, 10) }
        //= missing argument labels 'width:height:' in call
        ----
        func f() -> some View { Text("a").frame(height: 10, width: 20) }
        //= argument 'width' must precede argument 'height'
        ----
        func f() -> some View { Text("a").frame(size: 10) }
        //= extra argument 'size' in call
        ----
        func f() -> some View { VStack(spacing: 3, alignment: .leading) { Text("a") } }
        //= argument 'alignment' must precede argument 'spacing'
        ----
        func f() -> some View { ZStack(spacing: 3) { Text("a") } }
        //= extra argument 'spacing' in call
        ----
        func f() -> some View { Text("a").foo() }
        //= value of type 'Text' has no member 'foo'
        ----
        func f(_ on: Bool) -> some View { VStack { on ? Text("a") : Color.red } }
        //= result values in '? :' expression have mismatching types 'Text' and 'Color'
        """##

    private static let accepted = ##"""
        struct Wave: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
        struct Paint: ShapeStyle { func resolve(in environment: EnvironmentValues) -> Color { .red } }
        func f() -> some View { Text("a").clipShape(Wave()).foregroundStyle(Paint()).foregroundStyle(Color.red).background(Wave().fill(.blue)) }
        ----
        func f(_ on: Bool) -> some View { VStack { on ? Text("a") : Text("b"); Text("c").foregroundStyle(on ? Color.red : Color.blue) } }
        ----
        extension HorizontalAlignment { static let top = HorizontalAlignment.leading }
        func f() -> some View { VStack(alignment: .top) { Text("a") } }
        ----
        extension View { func foo() -> some View { padding() }; func opacity(value: Double) -> some View { opacity(value) } }
        func f() -> some View { Text("a").foo().opacity(value: 1).opacity(0.5) }
        ----
        func f() -> some View { Text("a").font(nil).lineLimit(nil).background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)) }
        ----
        func f() -> some View { Circle().stroke(.red, lineWidth: 3).frame(width: 1, height: 2, alignment: .top).clipShape(.rect(cornerRadius: 3)) }
        ----
        func f(_ on: Binding<Bool>) -> some View { Toggle("a", isOn: .constant(true)).overlay(Circle()).mask(Circle()).overlay { Text("b") } }
        """##
}
