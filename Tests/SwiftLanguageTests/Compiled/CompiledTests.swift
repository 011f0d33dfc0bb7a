// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// What the compiler answers, evaluation answers. A case is written with its answer from swiftc, never from here.
struct CompiledTests {
    @Test func localFunctions() async { await check(CompiledCase.localFunctions) }

    @Test func typesOfWhatIsStored() async { await check(CompiledCase.storedTypes) }

    @Test func typesOfExpressions() async { await check(CompiledCase.types) }

    @Test func whatContextDecides() async { await check(CompiledCase.context) }

    @Test func valuesAndDispatch() async { await check(CompiledCase.values) }

    @Test func numbers() async { await check(CompiledCase.numbers) }

    @Test func strings() async { await check(CompiledCase.strings) }

    @Test func partsOfTheLibrary() async { await check(CompiledCase.libraryParts) }

    @Test func rareMembersOfTheLibrary() async { await check(CompiledCase.rareMembers) }

    @Test func collections() async { await check(CompiledCase.collections) }

    @Test func models() async { await check(CompiledCase.models) }

    @Test func statements() async { await check(CompiledCase.statements) }

    @Test func concurrency() async { await check(CompiledCase.concurrency) }

    @Test func whatDumpsWrite() async { await check(CompiledCase.dumps) }

    @Test func printedTypes() async { await check(CompiledCase.printedTypes) }

    @Test func generics() async { await check(CompiledCase.generics) }

    @Test func declarations() async { await check(CompiledCase.declarations) }

    @Test func functions() async { await check(CompiledCase.functions) }

    @Test func objects() async { await check(CompiledCase.objects) }

    @Test func erasedTypes() async { await check(CompiledCase.erasedTypes) }

    @Test func optionalLayers() async { await check(CompiledCase.layeredOptionals) }

    @Test func operationsOnNumbers() async { await check(CompiledCase.operations) }

    @Test func ownership() async { await check(CompiledCase.ownership) }

    @Test func viewModels() async { await check(CompiledCase.viewModels) }

    @Test func propertyWrappers() async { await check(CompiledCase.wrappers) }

    @Test func resultBuilders() async { await check(CompiledCase.builders) }

    @Test func keyPaths() async { await check(CompiledCase.keyPaths) }

    @Test func protocols() async { await check(CompiledCase.protocols) }

    @Test func accessors() async { await check(CompiledCase.accessors) }

    @Test func patterns() async { await check(CompiledCase.patterns) }

    @Test func closures() async { await check(CompiledCase.closures) }

    @Test func conformances() async { await check(CompiledCase.conformances) }

    @Test func containers() async { await check(CompiledCase.containers) }

    @Test func typeArguments() async { await check(CompiledCase.typeArguments) }

    @Test func genericCode() async { await check(CompiledCase.genericCode) }

    @Test func usesOfTheLibrary() async { await check(CompiledCase.libraryUses) }

    @Test func codeOfModels() async { await check(CompiledCase.modelCode) }

    @Test func codeOfApps() async { await check(CompiledCase.appCode) }

    @Test func whatTheUserSharesWithTheLibrary() async { await check(CompiledCase.libraryBesideOwn) }

    @Test func operandsThatTellEachOther() async { await check(CompiledCase.toldOperands) }

    @Test func stepsOfSequences() async { await check(CompiledCase.steps) }

    @Test func vectors() async { await check(CompiledCase.vectors) }

    @Test func codeOfProjects() async { await check(CompiledCase.projectCode) }

    @Test func callSites() async { await check(CompiledCase.callSites) }

    @Test func libraryNames() async { await check(CompiledCase.libraryNames) }

    @Test func toldLayers() async { await check(CompiledCase.toldLayers) }

    @Test func implicitTypes() async { await check(CompiledCase.implicitTypes) }

    @Test func parameterMeanings() async { await check(CompiledCase.parameterMeanings) }

    @Test func literalOperands() async { await check(CompiledCase.literalOperands) }

    @Test func captures() async { await check(CompiledCase.captures) }

    @Test func storage() async { await check(CompiledCase.storage) }

    @Test func observers() async { await check(CompiledCase.observers) }

    @Test func designs() async { await check(CompiledCase.designs) }

    @Test func whatChecksAccept() async { await check(CompiledCase.accepted) }

    @Test func helpersOfModels() async { await check(CompiledCase.helpers) }

    @Test func wrappedUses() async { await check(CompiledCase.wrapping) }

    @Test func sharedUses() async { await check(CompiledCase.sharedUses) }

    @Test func tellingTypes() async { await check(CompiledCase.tellingTypes) }

    @Test func codeOfPublicProjects() async { await check(CompiledCase.publicCode) }

    @Test func constrainedExtensions() async { await check(CompiledCase.constrainedExtensions) }

    @Test func elementsInSight() async { await check(CompiledCase.elementsInSight) }

    @Test func countedSequences() async { await check(CompiledCase.countedSequences) }

    @Test func placesInTexts() async { await check(CompiledCase.textPlaces) }

    @Test func ownSequences() async { await check(CompiledCase.ownSequences) }

    @Test func coalescing() async { await check(CompiledCase.coalescing) }

    @Test func unorderedNumbers() async { await check(CompiledCase.unorderedNumbers) }

    @Test func compilationConditions() async { await check(CompiledCase.compilationConditions) }

    @Test func optionalContinuations() async { await check(CompiledCase.optionalContinuations) }

    @Test func rankedOverloads() async { await check(CompiledCase.rankedOverloads) }

    @Test func choicesAmongOverloads() async { await check(CompiledCase.overloadChoices) }

    @Test func rawValues() async { await check(CompiledCase.rawValues) }

    @Test func optionalInitializers() async { await check(CompiledCase.optionalInitializers) }

    @Test func unwrappedArguments() async { await check(CompiledCase.unwrappedArguments) }

    @Test func subscripts() async { await check(CompiledCase.subscripts) }

    @Test func noneOfOptionals() async { await check(CompiledCase.noneOfOptionals) }

    @Test func overriddenDefaults() async { await check(CompiledCase.overriddenDefaults) }

    @Test func streams() async { await check(CompiledCase.streams) }

    @Test func interpolations() async { await check(CompiledCase.interpolations) }

    @Test func witnesses() async { await check(CompiledCase.witnesses) }

    @Test func overriddenOverloads() async { await check(CompiledCase.overriddenOverloads) }

    @Test func openedValues() async { await check(CompiledCase.openedValues) }

    @Test func functionChoices() async { await check(CompiledCase.functionChoices) }

    @Test func dynamicMembers() async { await check(CompiledCase.dynamicMembers) }

    @Test func erasedPaths() async { await check(CompiledCase.erasedPaths) }

    @Test func programs() async { await check(CompiledCase.programs) }

    @Test func wrapperArguments() async { await check(CompiledCase.wrapperArguments) }

    @Test func regexGroups() async { await check(CompiledCase.regexGroups) }

    @Test func eagerSequences() async { await check(CompiledCase.eagerSequences) }

    @Test func unwrappedReceivers() async { await check(CompiledCase.unwrappedReceivers) }

    @Test func listComparisons() async { await check(CompiledCase.listComparisons) }

    @Test func taskValues() async { await check(CompiledCase.taskValues) }

    @Test func literalsOfElements() async { await check(CompiledCase.elementLiterals) }

    @Test func membersOfErasedValues() async { await check(CompiledCase.erasedMembers) }

    @Test func memoryLayout() async { await check(CompiledCase.memoryLayout) }

    @Test func functionsByTheirNames() async { await check(CompiledCase.namedFunctions) }

    @Test func lateOperands() async { await check(CompiledCase.lateOperands) }

    @Test func casesWithoutValues() async { await check(CompiledCase.emptyCases) }

    @Test func uniqueReferences() async { await check(CompiledCase.uniqueReferences) }

    @Test func lentPlaces() async { await check(CompiledCase.lentPlaces) }

    @Test func typesByTheirNames() async { await check(CompiledCase.namedTypes) }

    @Test func lazyProperties() async { await check(CompiledCase.lazyProperties) }

    @Test func refinedProtocols() async { await check(CompiledCase.refinedProtocols) }

    @Test func superInitializers() async { await check(CompiledCase.superInitializers) }

    @Test func entriesWithDefaults() async { await check(CompiledCase.defaultedEntries) }

    @Test func streamables() async { await check(CompiledCase.streamables) }

    @Test func textsOfScalars() async { await check(CompiledCase.scalarTexts) }

    @Test func mirrorsOfRanges() async { await check(CompiledCase.rangeMirrors) }

    @Test func conformancesOfOptionals() async { await check(CompiledCase.optionalConformances) }

    /// The form writes down what runs: each call of a function or an accessor once, in Swift's order.
    @Test func runsOnceAndInOrder() async {
        let wrong = await onBigStack {
            OnceForm.all.compactMap { form -> String? in
                let source = "func t() -> String { log = \"\"; \(form.setup)\n\(form.statement)\nreturn log }"
                let log = Self.answer(of: OnceForm.declarations + source)
                let isSame = log.split(separator: " ") == form.log.split(separator: " ")
                return isSame ? nil : "\(form.setup); \(form.statement): \(log), not \(form.log)"
            }
        }
        #expect(OnceForm.all.count > 200)
        #expect(wrong == [])
    }

    private func check(_ cases: [CompiledCase]) async {
        let wrong = await onBigStack {
            cases.compactMap { item -> String? in
                let answer = Self.answer(of: item.source)
                return answer == item.answer ? nil : "\(item.source)\n\(answer), not \(item.answer)"
            }
        }
        #expect(!cases.isEmpty)
        #expect(wrong == [])
    }

    /// The answer, or the error.
    private static func answer(of source: String) -> String {
        do { return try TestScene(source)("t()") } catch { return describe(error) }
    }
}
