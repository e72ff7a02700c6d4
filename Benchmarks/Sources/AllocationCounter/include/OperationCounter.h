#ifndef OPERATION_COUNTER_H
#define OPERATION_COUNTER_H

/// What is counted by the one thread of a probe.
enum counted_operation { counted_setter_call, counted_tree_operation };

/// Begins to count.
void operation_count_begin(void);

/// Returns whether counting has begun.
int operation_count_has_begun(void);

/// Counts operations.
void operation_count_add(enum counted_operation operation, long count);

/// Returns the operations that were counted since the last call.
long operation_count_take(enum counted_operation operation);

#endif
