// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// What lies beside the sources of a loaded folder: asset catalogues, images and data files.
@Suite struct AssetTests {
    /// The header of an image of so many pixels; nothing of the rest is read.
    private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height, 8, 2, 0,
            0, 0,
        ]
    }

    private static func jpeg(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0]
    }

    private static let warm =
        #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.5", "blue": "0.25", "alpha": "1"}}}]}"#

    private static func folder(_ body: String, _ declarations: String = "") -> TestFiles {
        let catalogue = "App/Assets.xcassets/"
        let files = TestFiles([
            "App/A.swift": "import SwiftUI\n\(declarations)\nstruct A: View { var body: some View { \(body) } }",
            catalogue + "hero-card.imageset/Contents.json":
                #"{"images": [{"idiom": "universal", "scale": "1x"}, {"filename": "h.png", "scale": "2x"}, {"filename": "d.png", "scale": "3x", "appearances": []}]}"#,
            catalogue + "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            catalogue + "Icons/star.imageset/Contents.json": #"{"images": [{"filename": "s.jpg", "idiom": "universal"}]}"#,
            catalogue + "Brand Color.colorset/Contents.json":
                #"{"colors": [{"color": {"components": {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1"}}}, {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "0.25", "alpha": "1.0"}}}]}"#,
            catalogue + "WarmColor.colorset/Contents.json": warm, catalogue + "CARD-BLUE.colorset/Contents.json": warm,
            catalogue + "primary.colorset/Contents.json": warm,
            catalogue + "AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
            catalogue + "own.symbolset/Contents.json": #"{"symbols": [{"filename": "own.svg", "idiom": "universal"}]}"#,
            catalogue + "own.symbolset/own.svg": #"<svg viewBox="0 0 3300 2200"></svg>"#,
            "App/vector.svg": #"<?xml version="1.0"?><svg xmlns="x" width="24" height="16px"></svg>"#,
            "App/box.svg": #"<svg viewBox="0 0 32 8"></svg>"#,
            "App/items.json": #"[{"name": "one", "day": "2024-02-03"}, {"name": "two", "day": "2024-02-04"}]"#,
            "App/words.txt": "a\nb\nc",
        ])
        files.contents[catalogue + "hero-card.imageset/h.png"] = png(240, 160)
        files.contents[catalogue + "Icons/star.imageset/s.jpg"] = jpeg(24, 30)
        files.contents["App/logo@3x.png"] = png(90, 60)
        return files
    }

    static let sizes: [(view: String, width: Double, height: Double)] = [
        ("Image(\"hero-card\")", 120, 80), ("Image(.heroCard)", 120, 80), ("Image(\"Icons/star\")", 24, 30),
        ("Image(.iconsStar)", 24, 30), ("Image(\"logo\")", 30, 20), ("Image(uiImage: UIImage(named: \"logo\")!)", 30, 20),
        ("Image(\"vector\")", 24, 16), ("Image(\"box\")", 32, 8), ("Image(\"nothing\")", 0, 0),
        ("Image(\"hero-card\").resizable().frame(width: 9, height: 8)", 9, 8),
        ("Color.red.frame(width: UIImage(named: \"hero-card\")!.size.width, height: 1)", 120, 1),
        ("Color.brand.frame(width: 5, height: 5)", 5, 5),
        ("Text(\"\").frame(width: 7, height: 7).background(Color(.brand))", 7, 7),
        ("Circle().fill(.warm).frame(width: 8, height: 8).foregroundStyle(.brand).background(Color.warm)", 8, 8),
        ("Color(UIColor(resource: .warm)).frame(width: 6, height: 6).background(Color(.CARD_BLUE))", 6, 6),
        ("Color(uiColor: .warm).frame(width: Color.primary == Color(\"primary\") ? 1 : 2, height: 6)", 2, 6),
        ("Image(.Icons.star)", 24, 30), ("Image(ImageResource.Icons.star)", 24, 30),
        ("Image(uiImage: UIImage(resource: .Icons.star))", 24, 30), ("Image(uiImage: .init(resource: .heroCard))", 120, 80),
    ]

    /// Xcode makes an enum of each folder that provides a namespace, in all of the types.
    @Test func foldersAreNamespaces() throws {
        let catalogue = "App/Assets.xcassets/"
        let files = Self.folder("Color.MyPalette.Deep.sea.frame(width: 5, height: 6).background(Color(.MyPalette.Deep.sea))")
        for folder in ["my palette/", "my palette/Deep/"] {
            files.contents[catalogue + folder + "Contents.json"] = Array(#"{"properties": {"provides-namespace": true}}"#.utf8)
        }
        files.contents[catalogue + "my palette/Deep/sea.colorset/Contents.json"] = Array(Self.warm.utf8)
        let shell = try Shell(files)
        #expect(shell.error("load App strict; expect root.size == CGSize(width: 5, height: 6)") == nil, "\(shell.text("tree"))")
    }

    @Test func aDescriptionOfManyBytesIsRefused() throws {
        let files = Self.folder("Text(\"a\")")
        let entries = String(repeating: "[],", count: 400_000)
        files.contents["App/Assets.xcassets/hero-card.imageset/Contents.json"] = Array("{\"images\": [\(entries)[]]}".utf8)
        let shell = try Shell(files)
        #expect(shell.error("load App") == "limit-exceeded")
        #expect(shell.text("print 1") == "1\n")
    }

    /// `"scale": "1e-300x"` makes no endless image.
    @Test(arguments: ["1e-300x", "0x", "-2x", "nanx", "infx", "1e300x", ""]) func oddScalesAreNone(_ scale: String) throws {
        let files = Self.folder("Image(\"hero-card\")")
        let contents = "{\"images\": [{\"filename\": \"h.png\", \"scale\": \"\(scale)\"}]}"
        files.contents["App/Assets.xcassets/hero-card.imageset/Contents.json"] = Array(contents.utf8)
        let shell = try Shell(files)
        #expect(shell.error("load App") == nil)
        #expect(shell.error("expect a1.size == CGSize(width: 240, height: 160)") == nil, "\(shell.text("frames"))")
    }

    /// L3.4: an image is as large as its pixels by their scale.
    @Test(arguments: sizes) func anImageIsAsLargeAsItsFile(_ view: String, _ width: Double, _ height: Double) throws {
        let shell = try Shell(Self.folder(view))
        #expect(shell.error("load App") == nil)
        #expect(shell.error("expect a1.size == CGSize(width: \(width), height: \(height))") == nil, "\(shell.text("frames"))")
        #expect(shell.error("expect unknown == 0") == nil, "\(shell.text("unknown"))")
    }

    private static let decoding = """
        struct Item: Codable, Identifiable { var name: String; var day: Date; var id: String { name } }
        extension Bundle {
            func decode<T: Codable>(_ file: String) -> T {
                guard let url = url(forResource: file, withExtension: nil), let data = try? Data(contentsOf: url) else { fatalError() }
                let formatter = DateFormatter()
                formatter.dateFormat = "y-MM-dd"
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .formatted(formatter)
                return try! decoder.decode(T.self, from: data)
            }
        }
        let items: [Item] = Bundle.main.decode("items.json")
        let words = try! String(contentsOf: Bundle.main.url(forResource: "words", withExtension: "txt")!).components(separatedBy: "\\n")
        let missing = Bundle.main.url(forResource: "other", withExtension: "json")
        """

    @Test func theBundleHasTheFoldersFiles() throws {
        let shell = try Shell(Self.folder("VStack { ForEach(items) { Text($0.name) } }", Self.decoding))
        #expect(shell.error("load App") == nil)
        for expectation in [
            "items.count == 2", "items[1].name == \"two\"", "words == [\"a\", \"b\", \"c\"]", "missing == nil", "unknown == 0",
        ] {
            #expect(shell.error("expect \(expectation)") == nil, "\(expectation): \(shell.text("unknown"))")
        }
    }

    /// A file beyond the limit is not taken for one that is missing: what asks for it is told of.
    @Test func aFileThatIsTooLargeIsUnknown() throws {
        let files = Self.folder(
            "Text(\"a\").frame(width: Bundle.main.url(forResource: \"z\", withExtension: \"json\") == nil ? 1 : 2)")
        files.contents["App/z.json"] = [UInt8](repeating: 0x20, count: 16 << 20)
        let shell = try Shell(files)
        #expect(shell.error("load App") == nil)
        let told = shell.json("unknown")[0]
        #expect(told.contains("data files are too large"), "\(told)")
    }

    @Test func aBrokenCatalogueIsAnErrorThatNamesItsFile() throws {
        let files = Self.folder("Text(\"a\")")
        files.contents["App/Assets.xcassets/hero-card.imageset/Contents.json"] = Array("{\"images\": [".utf8)
        let shell = try Shell(files)
        _ = shell.text("root Color.red.frame(width: 3, height: 3)")
        let error = try #require(shell.feed("load App").compactMap(\.failure).first)
        #expect(error.id == .fileError)
        #expect(error.message.contains("hero-card.imageset/Contents.json"), "\(error.message)")
        #expect(shell.error("expect root.size == CGSize(width: 3, height: 3)") == nil)
    }

    @Test func assetsCanBeTyped() throws {
        let shell = try Shell()
        _ = shell.text("root Image(\"hero\")")
        #expect(shell.error("expect root.size == .zero") == nil)
        _ = shell.text("asset image \"hero\" = CGSize(width: 12, height: 8)")
        #expect(shell.error("expect root.size == CGSize(width: 12, height: 8)") == nil)
        #expect(shell.text("asset").contains("12 × 8"))
        _ = shell.text("undo")
        #expect(shell.error("expect root.size == .zero") == nil)
        #expect(shell.error("asset image hero = CGSize(width: -1, height: 8)") == "type-mismatch")
        #expect(shell.error("asset sound hero = 1") == "unknown-argument")
        #expect(shell.error("asset image hero") == "missing-argument")
    }

    /// A symbol of the app's own has the size of the font, as one of the system's has.
    @Test(arguments: ["Image(\"own\")", "Image(.own)", "Image(\"own\").font(.largeTitle)", "Label(\"a\", image: \"own\")"])
    func ownSymbols(_ view: String) throws {
        let shell = try Shell(Self.folder(view))
        #expect(shell.error("load App; expect unknown == 0") == nil, "\(shell.text("unknown"))")
        let frame = shell.text("print a1.frame")
        #expect(shell.error("save again.scroll; reset; source again.scroll") == nil)
        #expect(shell.text("print a1.frame") == frame)
        let system = view.replacing("Image(\"own\")", with: "Image(systemName: \"circle.hexagonpath\")")
            .replacing("Image(.own)", with: "Image(systemName: \"circle.hexagonpath\")")
            .replacing("image: \"own\"", with: "systemImage: \"circle.hexagonpath\"")
        #expect(shell.error("root \(system)") == nil)
        #expect(shell.text("print root.frame") == frame)
    }

    /// `save` writes a session that makes the same scene (§9).
    @Test func aSavedSessionHasThem() throws {
        let files = Self.folder("VStack { Image(.heroCard); ForEach(items) { Text($0.name) } }", Self.decoding)
        let shell = try Shell(files)
        #expect(shell.error("load App") == nil)
        let frames = shell.text("frames")
        _ = shell.text("save again.scroll")
        let other = try Shell(files)
        #expect(other.error("source again.scroll") == nil)
        #expect(other.text("frames") == frames)
    }
}
