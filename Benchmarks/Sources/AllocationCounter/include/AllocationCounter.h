#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include "OperationCounter.h"

/// The number of blocks of memory that this process has asked for so far, on all threads.
///
/// Exact with the GNU C library, whose allocation functions this target takes the place of;
/// elsewhere always 0.
long allocation_count(void);

#endif
