// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What an Xcode project says of its targets: what each is, and which files it compiles.
struct ProjectFile {
    struct Target {
        enum Kind { case app, library, other }

        let name: String
        let kind: Kind
        /// Does it run on a phone or a tablet?
        let isForPhones: Bool
        /// Do its settings give what it declares to the main actor?
        let isOfMainActor: Bool
        fileprivate let files: Set<String>
        /// Folders of which it compiles everything but some files.
        fileprivate let folders: [(path: String, except: Set<String>)]

        /// The disks of Macs tell no capitals from small letters, and so it is with the paths of projects.
        func compiles(_ path: String) -> Bool {
            let path = path.lowercased()
            return files.contains(path) || folders.contains { path.hasPrefix($0.path + "/") && !$0.except.contains(path) }
        }
    }

    let targets: [Target]

    /// Does it name each file that it compiles? Then no target has a folder as a whole.
    var namesEachFile: Bool { targets.allSatisfy(\.folders.isEmpty) }

    /// - Parameters:
    ///   - text: of `project.pbxproj`.
    ///   - folder: the one that holds the `.xcodeproj`.
    /// - Returns: nil where it cannot be read.
    init?(_ text: String, in folder: String) {
        guard let list = PropertyList(text), case .dictionary(let objects)? = list["objects"],
            let project = list["rootObject"]?.text.flatMap({ objects[$0] })
        else { return nil }
        let reader = Reader(objects: objects, folder: folder, project: project)
        targets = (project["targets"]?.texts ?? []).compactMap { id in objects[id].map { reader.target(id, $0) } }
    }

    private struct Reader {
        let objects: [String: PropertyList]
        let project: PropertyList
        /// Of every file and folder that the groups show, by its id.
        let paths: [String: String]

        init(objects: [String: PropertyList], folder: String, project: PropertyList) {
            self.objects = objects
            self.project = project
            var paths: [String: String] = [:]
            var open = [(id: project["mainGroup"]?.text ?? "", parent: folder)]
            while let (id, parent) = open.popLast() {
                // A group that shows itself is shown once.
                guard paths[id] == nil, let object = objects[id] else { continue }
                let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? folder : parent
                let path = object["path"]?.text.map { FilePath.joined(base, $0) } ?? base
                paths[id] = path
                open += (object["children"]?.texts ?? []).map { ($0, path) }
            }
            self.paths = paths
        }

        func target(_ id: String, _ target: PropertyList) -> Target {
            let phases = objects(of: target["buildPhases"]).filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
            let files = phases.flatMap { objects(of: $0["files"]) }.compactMap { $0["fileRef"]?.text.flatMap { paths[$0] } }
            let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
            return Target(
                name: target["name"]?.text ?? "", kind: kind(target["productType"]?.text ?? ""), isForPhones: isForPhones(target),
                isOfMainActor: setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) == "MainActor",
                files: Set((files + borrowedFiles(of: id, beside: own)).map { $0.lowercased() }),
                folders: own.compactMap { group in
                    paths[group].map { ($0.lowercased(), Set(exceptions(of: group, for: id).map { $0.lowercased() })) }
                })
        }

        private func objects(of list: PropertyList?) -> [PropertyList] { (list?.texts ?? []).compactMap { objects[$0] } }

        /// Files of the folders of other targets that this one compiles too.
        private func borrowedFiles(of id: String, beside own: Set<String>) -> [String] {
            let groups = objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" && !own.contains($0.key) }
            return groups.keys.flatMap { exceptions(of: $0, for: id) }
        }

        /// Of a folder's files those that a target treats differently from the folder.
        private func exceptions(of group: String, for target: String) -> [String] {
            guard let path = paths[group] else { return [] }
            return objects(of: objects[group]?["exceptions"]).filter { $0["target"]?.text == target }
                .flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { FilePath.joined(path, $0) }
        }

        private func kind(_ product: String) -> Target.Kind {
            switch product {
            case "com.apple.product-type.application": .app
            case "com.apple.product-type.framework", "com.apple.product-type.framework.static", "com.apple.product-type.library.static":
                .library
            default: .other
            }
        }

        /// Where nothing is said, it does.
        private func isForPhones(_ target: PropertyList) -> Bool {
            for owner in [target, project] {
                if let platforms = setting("SUPPORTED_PLATFORMS", in: owner) { return platforms.contains("iphoneos") }
                if let system = setting("SDKROOT", in: owner) { return system == "iphoneos" || system == "auto" }
            }
            return true
        }

        /// What the settings of a target say, or else those of the project.
        private func setting(_ name: String, of target: PropertyList) -> String? { setting(name, in: target) ?? setting(name, in: project) }

        private func setting(_ name: String, in owner: PropertyList) -> String? {
            let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
            return objects(of: list?["buildConfigurations"]).lazy.compactMap { $0["buildSettings"]?[name]?.text }.first
        }
    }
}
