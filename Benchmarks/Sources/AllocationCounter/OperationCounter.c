#include "OperationCounter.h"

static int has_begun = 0;
static long counts[2] = {0, 0};

void operation_count_begin(void) { has_begun = 1; }

int operation_count_has_begun(void) { return has_begun; }

void operation_count_add(enum counted_operation operation, long count) { counts[operation] += count; }

long operation_count_take(enum counted_operation operation) {
  long count = counts[operation];
  counts[operation] = 0;
  return count;
}
