// What Swift needs of GTK and cannot import: macros, and two functions of libdispatch.

#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <glib-unix.h>
#include <gtk/gtk.h>

static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }
static inline GType cgtk_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }

static inline gboolean cgtk_is_text(void *widget) { return GTK_IS_TEXT(widget); }

// A signal without arguments.
static inline void cgtk_emit(void *object, const char *signal) {
  g_signal_emit_by_name(object, signal);
}

// The main queue of libdispatch, for a loop that is not its own.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

#endif
