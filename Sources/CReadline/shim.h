// SPDX-License-Identifier: GPL-3.0-or-later
// What Swift cannot import of GNU readline: function-like macros, variadic functions and C globals of FILE*.
#include <stdio.h>
#include <wchar.h>
#include <readline/readline.h>
#include <readline/history.h>

static inline int crl_isstate(unsigned long state) { return RL_ISSTATE(state) != 0; }
static inline void crl_message(const char *text) { rl_message("%s", text); }
// Readline 8.2 takes a search that found nothing for the end of the input, and writes a line break at the end of each line after it.
// 0 with an older readline, which keeps that to itself.
static inline int crl_forget_end(void) {
#if RL_READLINE_VERSION >= 0x0802
  rl_eof_found = 0;
  return 1;
#else
  return 0;
#endif
}
static inline void crl_use_stderr(void) { rl_outstream = stderr; }
static inline void crl_draw_lines(void) { rl_redisplay_function = rl_redisplay; }

// Columns that a character takes on a terminal; the header hides it without _XOPEN_SOURCE.
extern int wcwidth(wchar_t character);
static inline int crl_width(unsigned int character) { return wcwidth((wchar_t)character); }
