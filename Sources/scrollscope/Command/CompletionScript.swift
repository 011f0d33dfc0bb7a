// SPDX-License-Identifier: GPL-3.0-or-later

/// ArgumentParser's completion script for bash, corrected: it takes each word for a file where a command takes files itself, so that the
/// functions it has for `test` and `record` are never called.
enum CompletionScript {
    /// Where the function for the whole program begins to look at the words.
    private static let start = "    __scrollscope_offer_flags_options -1\n"

    /// A text that is not the script for bash stays as it is.
    static func corrected(_ text: String) -> String {
        guard text.hasPrefix("#!/bin/bash"), let place = text.firstRange(of: start) else { return text }
        return text[..<place.lowerBound] + choice(of: CommandRouter.subcommands) + text[place.lowerBound...]
    }

    private static func choice(of subcommands: [String]) -> String {
        """
            # The first word alone says whether it is a subcommand.
            if [[ "${COMP_CWORD}" -eq 1 ]]; then
                __scrollscope_add_completions -W '\(subcommands.joined(separator: "'$'\\n''"))'
            else
                case "${COMP_WORDS[1]}" in
                \(subcommands.joined(separator: "|")))
                    unparsed_words=("${COMP_WORDS[@]:2:COMP_CWORD-1}")
                    "_scrollscope_${COMP_WORDS[1]}"
                    return
                    ;;
                esac
            fi


        """
    }
}
