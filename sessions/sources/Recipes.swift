// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI
struct Recipe: Identifiable, Hashable { let id: Int; let name: String; let minutes: Int }
struct RecipeList: View {
    @State private var path: [Recipe] = []
    @State private var query = ""
    let recipes = (1...20).map { Recipe(id: $0, name: "Recipe \($0)", minutes: $0 * 5) }
    private var shown: [Recipe] { query.isEmpty ? recipes : recipes.filter { $0.name.localizedCaseInsensitiveContains(query) } }
    var body: some View {
        NavigationStack(path: $path) {
            List(shown) { recipe in
                NavigationLink(value: recipe) {
                    VStack(alignment: .leading) { Text(recipe.name).font(.headline); Text("\(recipe.minutes) min").font(.subheadline) }
                }
                .swipeActions { Button("Delete", role: .destructive) {} }
            }
            .navigationDestination(for: Recipe.self) { recipe in
                RecipeDetail(recipe: recipe) { path.removeLast() }
            }
            .searchable(text: $query, prompt: "Search")
            .refreshable { }
            .navigationTitle("Recipes")
        }
    }
}
struct RecipeDetail: View {
    let recipe: Recipe
    let close: () -> Void
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Image(systemName: "photo").resizable().scaledToFill().frame(height: 240).clipped()
                Text(recipe.name).font(.largeTitle)
                Text("Takes \(recipe.minutes) minutes")
                Button("Close", action: close)
            }
            .padding()
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}
#Preview { RecipeList() }
