// SPDX-License-Identifier: GPL-3.0-or-later

extension Snippets {
    /// Views and values as people type them.
    static let views: [String] = [
        #"Button { count += 1 } label: { Rectangle().frame(width: 40, height: 20) }"#,
        #"""
        Color.gray.frame(width: 100, height: 100).id("a").background(alignment: .topLeading) { Color.gray.frame(width: 50, \#
        height: 50).id("o") }
        """#,
        #"""
        Color.gray.frame(width: 100, height: 100).id("a").overlay { Color.gray.frame(width: 50, height: 50).id("o") }
        """#,
        #"Color.gray.frame(width: 100, height: 50).id("a").background { Color.red.id("bg").padding(-10) }"#,
        #"""
        Color.gray.frame(width: 100, height: 50).id("a").overlay(alignment: .topTrailing) { Color.gray.frame(width: 20, \#
        height: 20).alignmentGuide(.trailing) { _ in 10 }.alignmentGuide(.top) { _ in 10 }.id("o") }
        """#,
        #"""
        Color.red.id("p").safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { Color.blue.frame(width: 30, height: \#
        20).id("bar") }
        """#,
        #"""
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width, height: proxy.safeAreaInsets.top).id("t") }
        """#,
        #"""
        Grid(alignment: .bottomTrailing) { GridRow { Color.gray.frame(width: 60, height: 20).id("a"); Color.gray.frame(width: \#
        20, height: 44).id("b") }; GridRow { Color.gray.frame(width: 36, height: 30).id("c"); Color.gray.frame(width: 80, \#
        height: 12).id("d") } }
        """#,
        #"""
        Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) { GridRow { Color.red.frame(width: 9, height: \#
        16).id("a"); Color.red.frame(width: 30, height: 30).id("red") }; GridRow { Color.blue.frame(width: 60, height: \#
        20).id("blue"); Color.red.frame(width: 10, height: 16).id("h") } }.id("grid")
        """#,
        #"""
        HStack { Color.gray.frame(width: 20, height: 20).id("a"); Spacer().frame(width: 30).id("s"); Color.gray.frame(width: \#
        20, height: 20).id("b") }
        """#,
        #"""
        HStack { Color.gray.frame(width: 50, height: 50).id("r"); Spacer(minLength: 50).id("s"); Color.gray.frame(width: 50, \#
        height: 50).id("b") }.frame(width: 180, height: 80)
        """#,
        #"""
        HStack(spacing: 0) { Color.red.frame(maxWidth: 80).layoutPriority(1).id("a"); Color.red.frame(minWidth: 60).id("b") }
        """#,
        #"HStack(spacing: 0) { Color.red.id("a"); Color.red.frame(maxWidth: 30).id("b"); Color.red.id("d") }"#,
        #"""
        HStack(spacing: 0) { Rectangle().frame(width: 20, height: 10).id(10); Rectangle().frame(width: 70, height: \#
        10).id("10") }
        """#,
        #"""
        HStack(spacing: 0) { ScrollViewport { Color.red.frame(height: 10).id("a") }.frame(width: 100); ScrollViewport { \#
        Color.red.frame(height: 10).id("b") } }
        """#,
        #"""
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)]) { Color.red.frame(height: 20).id("t0"); \#
        Color.red.frame(height: 20).id("t1"); Color.red.frame(height: 20).id("t2") }
        """#,
        #"""
        LazyVStack(spacing: 0) { Color.gray.frame(width: 30, height: 20).id("a"); Color.gray.frame(width: 50, height: \#
        10).id("b") }
        """#,
        #"""
        ScrollView { Color.gray.frame(width: 40, height: 30).id("a").frame(maxWidth: .infinity, maxHeight: .infinity).id("f") \#
        }
        """#,
        #"ScrollView { Color.gray.frame(width: 420, height: 30).id("a") }"#,
        #"""
        ScrollView { Color.gray.frame(width: 60, height: 40) }.contentMargins(.top, 10, for: \#
        .scrollContent).contentMargins(.bottom, 30, for: .scrollContent)
        """#,
        #"ScrollView { Color.red.id("a") }"#,
        #"""
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { i in Color.red.frame(height: 100).id(i) } \#
        }.scrollTargetLayout() }.scrollPosition(id: $pos)
        """#,
        #"""
        ScrollView { LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) { ForEach(0..<4) { s in Section { ForEach(0..<5) { \#
        i in Color.red.frame(height: 100).id("r\(s)-\(i)") } } header: { Color.blue.frame(height: 40).id("h\(s)") } } } }
        """#,
        #"""
        ScrollView { VStack { Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .vertical ? \#
        length / 3 : length / 5 }.id("a") } }
        """#,
        #"""
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { i in Color.blue.frame(width: 120, height: 20).id("row\(i)") } } \#
        }.scrollIndicatorsFlash(onAppear: true).id("scroll")
        """#,
        #"""
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { i in Color.red.frame(height: 100).id("r\(i)") } } \#
        }.contentMargins(.vertical, 30, for: .scrollIndicators)
        """#,
        #"""
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { i in Color.red.frame(height: 100).id("r\(i)") } } \#
        }.ignoresSafeArea(edges: .bottom)
        """#,
        #"""
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { i in Color.red.frame(height: 100).visualEffect { content, proxy in \#
        content.offset(x: proxy.frame(in: .scrollView).minY / 10) }.id("r\(i)") } } }
        """#,
        #"""
        ScrollView { VStack(spacing: 0) { ForEach(0..<5) { i in Color.red.frame(height: 100).id("r\(i)") } } \#
        }.scrollBounceBehavior(.basedOnSize)
        """#,
        #"""
        ScrollView { VStack(spacing: 0) { ForEach(0..<500) { i in Color.blue.frame(width: 200, height: 20) } }.id("content") \#
        }.id("scroll")
        """#,
        #"ScrollView(.horizontal) { Color.red.frame(width: 2000) }.scrollTargetBehavior(Tenths())"#,
        #"""
        ScrollView(.horizontal) { HStack { Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 0).id("a") } }
        """#,
        #"""
        ScrollView(.horizontal) { LazyHStack { Color.red.frame(height: 50).containerRelativeFrame(.horizontal, count: 2, \#
        spacing: 10).id("a") } }
        """#,
        #"""
        ScrollView(.horizontal) { LazyHStack { Color.red.frame(height: 50).containerRelativeFrame(.horizontal, count: 4, span: \#
        3, spacing: 10).id("a") } }.safeAreaPadding(.horizontal, 20)
        """#,
        #"ScrollView([.horizontal, .vertical]) { Color.gray.frame(width: 60, height: 40) }"#,
        #"ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 700, height: 900).id("k") }"#,
        #"""
        ScrollView([.horizontal, .vertical]) { ZStack(alignment: .topLeading) { Color.clear; Color.red.frame(width: 100, \#
        height: 50).id("t").padding(EdgeInsets(top: 150, leading: 50, bottom: 0, trailing: 0)) }.frame(width: 1000, height: \#
        1000) }
        """#,
        #"""
        ScrollViewport { Color.red.frame(height: 10).id("a"); ScrollViewport { Color.red.frame(height: 10).id("b") } \#
        }.environment(\.horizontalSizeClass, .compact)
        """#,
        #"""
        ScrollViewport { VStack(spacing: 0) { Color.red.frame(height: 50).id("a"); ScrollViewport(.horizontal) { \#
        Color.blue.frame(width: 900, height: 80).id("b") }; Color.red.frame(height: 900) } }
        """#,
        #"""
        VStack { Color.gray.frame(width: 40, height: 40).id("r"); Color.gray.frame(width: 40, height: 40).id("b"); HStack { \#
        Color.gray.frame(width: 40, height: 40).id("g"); Color.gray.frame(width: 40, height: 40).id("y") } }.frame(width: 150, \#
        height: 150)
        """#,
        #"VStack { Color.red.containerRelativeFrame(.vertical, count: 3, spacing: 0).id("a") }"#,
        #"VStack { Color.red.frame(width: 30, height: 30).id("a"); Text("Title").id("b") }"#,
        #"""
        VStack { Color.red.frame(width: 40, height: 10).id("top"); Text("Hg").id("one"); Text("Hg").id("two"); \#
        Color.blue.frame(width: 40, height: 10).id("bottom") }.id("stack")
        """#,
        #"""
        VStack { Color.red.frame(width: 50, height: 50).id("a"); Color.blue.frame(width: 50, height: 50).id("b") }.id("stack")
        """#,
        #"VStack { Rectangle().frame(minHeight: 50).id("a"); Rectangle().layoutPriority(1).id("b") }"#,
        #"VStack { Text("Hg").font(.caption2).id("one"); Text("Hg").font(.caption2).id("two") }"#,
        #"VStack(alignment: .leading) { Rectangle().id("a"); Rectangle().frame(width: 50).id("b") }"#,
        #"""
        VStack(alignment: .leading, spacing: 0) { Color.gray.frame(width: 60, height: 10).id("a"); Color.gray.frame(width: 40, \#
        height: 10).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.leading) { _ in 12 }.id("b") }
        """#,
        #"""
        VStack(alignment: .leading, spacing: 0) { Color.gray.frame(width: 60, height: 10).id("a"); Color.gray.frame(width: 40, \#
        height: 10).alignmentGuide(.leading) { _ in 5 }.padding(10).id("b") }
        """#,
        #"""
        VStack(alignment: .leading, spacing: 0) { Color.gray.frame(width: 60, height: 10).id("a"); HStack { \#
        Color.gray.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 30 }.id("b") } }
        """#,
        #"""
        VStack(spacing: 0) { HStack(spacing: 0) { Rectangle().frame(width: 20, height: 10).id("a"); Rectangle().frame(width: \#
        20, height: 10).id("b") }; Rectangle().frame(width: 40, height: 10).id("c") }
        """#,
        #"""
        VStack(spacing: 0) { ScrollView { VStack(spacing: 0) { ForEach(0..<20) { i in Color.blue.frame(width: 120, height: \#
        20).id(i) } } }.contentMargins(.top, 20, for: .scrollContent).frame(height: 150).id("scroll"); \#
        Color.clear.frame(width: 120, height: 8) }
        """#,
        #"""
        VStack(spacing: 0) { ScrollView { VStack(spacing: 0) { Rectangle().frame(height: 50) } }; Rectangle().frame(height: \#
        40) }
        """#,
        #"""
        VStack(spacing: 10) { Color.gray.frame(width: 20, height: 20).id("a"); EmptyView(); Color.gray.frame(width: 20, \#
        height: 20).id("b") }
        """#,
        #"""
        VStack(spacing: 10) { Color.red.frame(width: 38.5, height: 16).id("above"); Color.red.frame(width: 80, height: \#
        30).hidden().id("hidden"); Color.red.frame(width: 36.5, height: 16).id("below"); HStack(spacing: 8) { \#
        Color.red.frame(width: 60.5, height: 24).hidden().id("ghostButton"); Color.blue.frame(width: 40, height: \#
        20).id("visible") }.id("row"); Color.green.frame(width: 60, height: 20).opacity(0).id("transparent") }.id("stack")
        """#,
        #"""
        VStack(spacing: 8) { HStack(spacing: 8) { Rectangle().fill(Color.blue).id("scaled").frame(width: 60, height: 40); \#
        Rectangle().fill(Color.blue).id("offset").frame(width: 60, height: 40); \#
        Rectangle().fill(Color.blue).id("rotated").frame(width: 60, height: 40); \#
        Rectangle().fill(Color.blue).id("sheared").frame(width: 60, height: 40); \#
        Rectangle().fill(Color.blue).id("sized").frame(width: 60, height: 40) }.id("row1"); HStack(spacing: 8) { \#
        Circle().trim(from: 0.25, to: 1).stroke(Color.blue, lineWidth: 4).id("trimmed").frame(width: 60, height: 40); \#
        RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(Color.teal).id("inset").frame(width: 60, height: 40); \#
        Rectangle().fill(Color.red).id("strokedOffset").frame(width: 60, height: 40); \#
        Rectangle().fill(Color.red).id("anchored").frame(width: 60, height: 40); \#
        Rectangle().fill(Color.red).id("insetStroke").frame(width: 60, height: 40) }.id("row2"); HStack(spacing: 8) { \#
        Rectangle().fill(Color.blue).id("offsetIdeal"); Rectangle().fill(Color.green).id("sizedIdeal"); \#
        Rectangle().fill(Color.red).id("pathIdeal"); Circle().trim(from: 0, to: 0.5).fill(Color.orange).id("trimIdeal") \#
        }.fixedSize().id("row3") }.id("stack")
        """#,
        #"ZStack { Color.red.id("c"); Color.gray.frame(width: 30, height: 20).id("t") }"#,
        #"""
        ZStack(alignment: .leading) { Color.gray.frame(width: 80, height: 40).id("a"); Color.gray.frame(width: 20, height: \#
        20).id("b") }
        """#,
        #"""
        ZStack(alignment: .topLeading) { Color.gray.frame(width: 100, height: 100).id("a"); Color.gray.frame(width: 20, \#
        height: 20).alignmentGuide(.leading) { _ in -10 }.id("b") }
        """#,
        #"""
        ZStack(alignment: .topLeading) { Color.gray.frame(width: 60, height: 60).id("r"); Color.gray.frame(width: 20, height: \#
        20).id("b") }
        """#,
        #"Color.gray.frame(width: 120, height: 40).id("c").frame(width: 80, height: 20, alignment: .bottomTrailing)"#,
        #"Color.red.aspectRatio(2, contentMode: .fit)"#,
        #"Color.red.id("c").aspectRatio(2, contentMode: .fit).padding(10)"#,
        #"Color.red.id("c").ignoresSafeArea(edges: .bottom)"#,
        #"Positioned()"#,
        #"Text("Hxg").font(.title).id("t")"#,
        #"Two()"#,
        #"dynamicTypeSize == .accessibility2"#,
        #"feed.bounds"#,
        #"feed.containerSize"#,
        #"feed.contentInsets.top"#,
        #"feed.contentSize"#,
        #"feed.realizedRange.contains(0)"#,
        #"feed.scrollPhase == .interacting"#,
        #"hero.size"#,
        #"note.frame"#,
        #"pos"#,
        #"rectangle1.frame"#,
        #"verticalSizeClass == .compact"#,
        #"view("a").environment.viewport.size.height"#,
        #"view("a").size.height"#,
        #"view("b").environment.horizontalSizeClass == .compact"#,
        #"view("b").frame.minX - view("a").frame.maxX"#,
        #"view("r0").effects.opacity"#,
        #"view("r0").phase == .topLeading"#,
    ]
}
