// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// The classes of a Core Data model's entities, which Xcode generates and no file declares.
@Suite struct CoreDataModelTests {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book" inverseName="shelf" inverseEntity="Shelf"/>
            </entity>
            <entity name="Book" representedClassName="Book" syncable="YES" codeGenerationType="class">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="isRead" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
                <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Book"/>
            </entity>
            <entity name="Note" representedClassName="Note" syncable="YES">
                <attribute name="text" attributeType="String"/>
            </entity>
        </model>
        """

    private static let view = """
        import SwiftUI
        import CoreData
        struct ContentView: View {
            @Environment(\\.managedObjectContext) private var context
            @FetchRequest(sortDescriptors: [SortDescriptor(\\.title)]) private var books: FetchedResults<Book>
            var body: some View {
                VStack {
                    Button("Add") {
                        let shelf = Shelf(context: context)
                        shelf.name = "Travel"
                        for title in ["Oslo", "Bern"] {
                            let book = Book(context: context)
                            book.title = title
                            book.pages += Int16(title.count)
                            if title == "Oslo" { book.shelf = shelf } else { shelf.addToBooks(book) }
                        }
                        try? context.save()
                    }
                    Text(books.map { "\\($0.title ?? "")\\($0.pages)\\($0.isRead)" }.joined(separator: " ")).id("books")
                    Text("\\(books.first?.shelf?.books?.count ?? 0) in \\(books.first?.shelf?.name ?? "-")").id("shelf")
                }
            }
        }
        """

    private func shell(_ model: String, _ view: String) throws -> Shell {
        try Shell(TestFiles(["App/View.swift": view, "App/Library.xcdatamodeld/Library.xcdatamodel/contents": model]))
    }

    @Test func entitiesAreClasses() throws {
        let shell = try self.shell(Self.model, Self.view)
        #expect(shell.error("load App strict") == nil)
        #expect(shell.error("tap \"Add\"") == nil)
        #expect(shell.error("expect view(\"books\").text == \"Bern4false Oslo4false\"") == nil, "\(shell.text("tree"))")
        #expect(shell.error("expect view(\"shelf\").text == \"2 in Travel\"") == nil, "\(shell.text("tree"))")
    }

    /// A class that the model leaves to the user is the user's.
    @Test func aClassOfTheUsersOwn() throws {
        let own = "import SwiftUI\nclass Note: NSManagedObject { @NSManaged var text: String }\n"
        let view = "struct A: View { var body: some View { let note = Note(); Text(\"a\").id(note.objectID) } }"
        let shell = try self.shell(Self.model, own + view)
        #expect(shell.error("load App strict") == nil)
    }

    /// Of a class of the user's for which the model asks for an extension alone, Xcode generates the properties; the view is the same.
    @Test func extensionsOfClasses() throws {
        let model = Self.model.replacing("codeGenerationType=\"class\"", with: "codeGenerationType=\"category\"")
        let own = """
            import CoreData
            @objc(Shelf) final class Shelf: NSManagedObject {}
            @objc(Book) class Book: NSManagedObject {
                var twice: Int { Int(pages) * 2 }
                func keep(in context: NSManagedObjectContext) throws {
                    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
                    try context.obtainPermanentIDs(for: [self])
                }
            }

            """
        let shell = try self.shell(model, own + Self.view.replacing("$0.pages", with: "$0.twice / 2"))
        #expect(shell.error("load App strict") == nil)
        #expect(shell.error("tap \"Add\"") == nil)
        #expect(shell.error("expect view(\"books\").text == \"Bern4false Oslo4false\"") == nil, "\(shell.text("tree"))")
        #expect(shell.error("expect view(\"shelf\").text == \"2 in Travel\"") == nil, "\(shell.text("tree"))")
    }

    @Test(arguments: ["", "no XML", "<entity name=\"1; fatalError()\" codeGenerationType=\"class\"><attribute name=\"x", "<entity"])
    func aBrokenModelDeclaresNothing(_ model: String) throws {
        let shell = try self.shell(model, "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }")
        #expect(shell.error("load App") == nil)
    }
}
