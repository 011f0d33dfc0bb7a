// SPDX-License-Identifier: GPL-3.0-or-later

/// ArgumentParser's completion scripts, corrected: a command that takes files itself and has subcommands is beyond them. The one for bash
/// and the one for fish take every word for a file, and zsh refuses two lists of all further words.
enum CompletionScript {
    /// Any other text stays as it is.
    static func corrected(_ text: String) -> String {
        if text.hasPrefix("#!/bin/bash") { return inserting(bash, before: "    __scrollscope_offer_flags_options -1\n", in: text) }
        if text.hasPrefix("#compdef") {
            let lists = ["        '(-): :->command'\n", "        '(-)*:: :->arg'\n"]
            let rest = lists.reduce(text) { $0.replacing($1, with: "") }
            return inserting(zsh, before: "    local -ar ___color=", in: rest)
        }
        // Of the words before the one that is completed, which this counts, the program's name is the first.
        let parsed = inserting("        end\n", before: "        switch $unparsed_tokens[1]\n", in: text)
        return inserting(fish, before: "        __scrollscope_parse_subcommand -r 1 ", in: parsed).replacing(
            "\"scrollscope\" -eq 2", with: "\"scrollscope\" -eq 1")
    }

    /// The first such line is in the function for the whole program.
    private static func inserting(_ lines: String, before line: String, in text: String) -> String {
        guard let place = text.firstRange(of: line) else { return text }
        return text[..<place.lowerBound] + lines + text[place.lowerBound...]
    }

    private static var bash: String {
        """
            # The first word alone says whether it is a subcommand.
            if [[ "${COMP_CWORD}" -eq 1 ]]; then
                __scrollscope_add_completions -W '\(CommandRouter.subcommands.joined(separator: "'$'\\n''"))'
            else
                case "${COMP_WORDS[1]}" in
                \(CommandRouter.subcommands.joined(separator: "|")))
                    unparsed_words=("${COMP_WORDS[@]:2:COMP_CWORD-1}")
                    "_scrollscope_${COMP_WORDS[1]}"
                    return
                    ;;
                esac
            fi


        """
    }

    private static var zsh: String {
        """
            # The first word alone says whether it is a subcommand.
            if [[ "${CURRENT}" -eq 2 ]]; then
                compadd -- \(CommandRouter.subcommands.joined(separator: " ")) && ret=0
            else
                case "${words[2]}" in
                \(CommandRouter.subcommands.joined(separator: "|")))
                    shift words
                    ((CURRENT--))
                    "_scrollscope_${words[1]}"
                    return
                    ;;
                esac
            fi


        """
    }

    private static var fish: String {
        """
                # The first word alone says whether it is a subcommand.
                if contains -- "$unparsed_tokens[2]" \(CommandRouter.subcommands.joined(separator: " "))
                    set -a commands $unparsed_tokens[1]
                    set -e unparsed_tokens[1]
                else

        """
    }
}
