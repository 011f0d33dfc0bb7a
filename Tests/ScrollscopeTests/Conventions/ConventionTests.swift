// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// What people expect of a shell, and the tests that type it on a pseudo-terminal.
@Suite struct ConventionTests {
    struct Convention: Sendable, CustomTestStringConvertible {
        let number: Int
        let text: String
        /// Functions of suites, or tests, that need a pseudo-terminal.
        let tests: [String]
        var testDescription: String { "\(number) \(text)" }

        init(_ number: Int, _ text: String, _ tests: String...) {
            self.number = number
            self.text = text
            self.tests = tests
        }
    }

    static let all = [
        Convention(
            1, "a terminal is a shell, a FILE, '-' and -c a batch; -i stays; -- ends options", "anInputIsAnsweredBelowItsLine",
            "whatIsNamedIsABatch", "afterItsInputsTheShellStaysIfAsked", "aScriptThatStopsBeforeThePromptSaysWhere"),
        Convention(2, "#!, comments, CRLF, BOM, no last newline; NUL and wrong UTF-8 have a place", "aScriptMayComeFromAnywhere"),
        Convention(
            3, "where the history and the start-up file lie, and how they are left out", "variablesSayWhereItLies", "itCanBeSwitchedOff",
            "theStartUpFileRunsUnlessRefused"),
        Convention(
            4, "the history is private, appended before an input runs, shared by shells", "inputsAreKeptBeforeTheyRunAndForOneselfOnly",
            "privateAndRepeatedInputsAreNotKept", "aBlockIsOneEntryThatComesBackWhole", "twoSessionsKeepBothTheirInputs"),
        Convention(5, "exit statuses", "theStatusTellsHowItEnded", "anInterruptedBatchIsStatus130", "aReaderThatLeavesEndsIt"),
        Convention(
            6, "a batch stops at its first error, a shell never", "aBatchStopsAtItsErrorAndAShellDoesNot", "quietStartsWithThePrompt"),
        Convention(7, "answers to the output, errors to the other", "answersAndErrorsAreApart"),
        Convention(8, "who decides on colours", "aTerminal", "coloursAreDecidedForEachStream"),
        Convention(9, "a batch has no prompt, banner, colour or bell; --echo", "aBatchIsBare", "aBatchOnATerminalHasNoPrompt"),
        Convention(10, "--json is an object a line, and nothing else", "jsonIsAlone"),
        Convention(
            11, "as wide as the window, in scripts as --width; wide characters; --ascii", "linesAreAsWideAsTheWindow",
            "withoutUTF8ThePromptIsASCII", "asciiIsAnOptionToo"),
        Convention(
            12, "a pager only for what does not fit, never in lessons", "aLongAnswerIsPaged", "whatFitsAndLessonsAreNotPaged",
            "theKeyThatLeavesAPagerDoesNotLeaveTheShellToo", "aPagerCanBeLeftOut", "aPagerThatFailsCostsNoAnswer", "lessIsToldOfColours"),
        Convention(
            13, "long work tells that it goes on, and wipes that", "interruptStopsRunningWork", "whoWaitsForInputDoesNotSayThatItWorks"),
        Convention(
            14, "Ctrl-C keeps the line on the screen and runs nothing", "interruptKeepsTheLineOnTheScreenAndRunsNothing",
            "interruptLeavesASearchClean"),
        Convention(
            15, "Ctrl-C stops what runs, and nothing is changed", "interruptStopsRunningWork", "whatWasInterruptedHasChangedNothing",
            "aLongLoadIsInterruptedWhileItReads"),
        Convention(
            16, "Ctrl-D leaves, ends a block, deletes", "endOfInputInABlockEndsTheBlock", "ctrlDDeletesWhereThereIsText",
            "ctrlDLeavesAfterTheRunningInput"),
        Convention(
            17, "a paste runs at Enter, in order, up to its first error", "aPasteRunsAtEnterAndStopsAtItsFirstError", "aLongPasteIsNotCut",
            "aPasteWaitsForEnter", "aTextThatIsTallerThanTheWindowIsSeenToItsEnd"),
        Convention(
            18, "a further line names what is open, and comes back with the rest", "aFurtherLineNamesWhatIsOpen",
            "aBlockIsOneEntryThatComesBackWhole", "altEnterBeginsAnotherLine", "aCommandAloneIsAnsweredAtOnce"),
        Convention(
            19, "Up finds what begins as typed, Ctrl-R what contains it", "theUpArrowFindsInputsThatBeginAsTyped",
            "interruptLeavesASearchClean", "aFailedSearchAndCtrlDLeaveNoEmptyLines",
            "aSearchLeavesNothingOfAnInputOfSeveralLines"),
        Convention(
            20, "C-x C-e and edit bring the text back unsent", "theEditorBringsTheInputBackUnsent", "anEditorThatFailsIsTold",
            "ourKeysAreThereInViModeToo"),
        Convention(
            21, "inputrc, another size, stop and go on, a dumb terminal", "onesOwnInputrcWins", "aWindowThatShrinksKeepsTheText",
            "aStoppedShellComesBackWithItsLine", "aChildThatIsStoppedStopsTheShell", "aDumbTerminalGetsNoEscapes",
            "aTinyWindowCanBeTypedIn"),
        Convention(
            22, "help however it is asked, leaving however it is said", "theOverviewComesHoweverItIsAsked", "helpTellsOfEverything",
            "thereAreManyWaysToLeave"),
        Convention(23, "a wrong word is told the nearest, once", "aWrongWordIsToldTheNearest"),
        Convention(24, "an error has a place, its words marked, an id, the chain of files", "anErrorPointsAtItsWords"),
        Convention(
            25, "source, save, history, undo, redo, reset, diff, watch, time", "aFileMaySourceOthersButNotItselfForEver",
            "aSessionIsSavedUndoneAndLookedAt", "aTildeIsOnesOwnFolder"),
        Convention(
            26, "completion of commands, values, ids and files, explained", "tabWritesWhatCanStandThere", "candidatesAreExplained",
            "aWordThatOnlyOneThingBeginsIsCompleted", "severalCandidatesAreListed"),
        Convention(27, "a scene survives its shell", "aKilledShellsSceneComesBack", "aClosedTerminalLosesNothing"),
        Convention(
            28, "every option is told of", "everyOptionIsInTheHelp", "helpKeysTellsWhatIsBound", "bashCompletesTheCommandLine",
            "zshCompletesTheCommandLine"),
        Convention(
            29, "beginnings of commands for a person, suggestions for options", "anUnambiguousBeginningIsEnoughForAPerson",
            "aWrongOptionIsToldTheNearest"),
    ]

    @Test func thereAreTwentyNine() {
        #expect(Self.all.map(\.number) == Array(1...29))
        #expect(Self.all.allSatisfy { !$0.tests.isEmpty })
    }

    /// A test that is renamed or taken away leaves its convention without one.
    @Test(arguments: all) func itsTestsTypeOnATerminal(_ convention: Convention) throws {
        for test in convention.tests {
            let suites = try Self.sources().filter { $0.contains("func \(test)(") }
            #expect(suites.contains { $0.contains(".needsPseudoTerminal") }, "\(test)")
        }
    }

    private static func sources() throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "ConventionTests.swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
