// What Swift cannot import of GNU readline: function-like macros, variadic functions and C globals of FILE*.
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

static inline int crl_isstate(unsigned long state) { return RL_ISSTATE(state) != 0; }
static inline void crl_message(const char *text) { rl_message("%s", text); }
static inline void crl_use_stderr(void) { rl_outstream = stderr; }
