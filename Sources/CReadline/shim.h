// SPDX-License-Identifier: GPL-3.0-or-later
// What Swift cannot import of GNU readline: function-like macros, variadic functions and C globals of FILE*.
#include <stdio.h>
#include <wchar.h>
#include <readline/readline.h>
#include <readline/history.h>

static inline int crl_isstate(unsigned long state) { return RL_ISSTATE(state) != 0; }
static inline void crl_message(const char *text) { rl_message("%s", text); }
static inline void crl_use_stderr(void) { rl_outstream = stderr; }

// Columns that a character takes on a terminal; the header hides it without _XOPEN_SOURCE.
extern int wcwidth(wchar_t character);
static inline int crl_width(unsigned int character) { return wcwidth((wchar_t)character); }
