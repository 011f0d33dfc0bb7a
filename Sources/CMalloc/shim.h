// SPDX-License-Identifier: GPL-3.0-or-later
// Glibc's own additions to malloc, which its Swift module leaves out.
#include <malloc.h>
