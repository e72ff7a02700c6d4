#include "AllocationCounter.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_long count;

long allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

#ifdef __GLIBC__

static inline void increment(void) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

// These take the place of the functions of the C library, which are still there by these names.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  increment();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  increment();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  increment();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  increment();
  return __libc_memalign(alignment, size);
}

#endif
