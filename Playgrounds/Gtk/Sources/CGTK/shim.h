// What Swift needs of GTK and cannot import: macros, functions with any number of arguments, and two
// functions of libdispatch.

#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

// What newer versions have deprecated works in all of GTK 4.
#define GDK_DISABLE_DEPRECATION_WARNINGS
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

// Adds an action to a widget, as the only one of a group: a group of the same name around it, with
// other actions, would be hidden. Takes over the reference to the action.
static inline void cgtk_take_action(GtkWidget *widget, const char *name, GSimpleAction *action) {
  GSimpleActionGroup *group = g_simple_action_group_new();
  g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
  gtk_widget_insert_action_group(widget, name, G_ACTION_GROUP(group));
  g_object_unref(action);
  g_object_unref(group);
}

// A question without buttons.
static inline GtkWidget *cgtk_question(GtkWindow *parent, const char *text, const char *detail) {
  GtkWidget *dialog = gtk_message_dialog_new(
      parent, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_QUESTION,
      GTK_BUTTONS_NONE, "%s", text);
  if (*detail)
    gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", detail);
  return dialog;
}

// Whether an object has a signal, whose name may have a detail.
static inline gboolean cgtk_has_signal(void *object, const char *signal) {
  guint id;
  GQuark detail;
  return g_signal_parse_name(signal, G_OBJECT_TYPE(object), &id, &detail, FALSE);
}

// Whether an object is emitting a signal.
static inline gboolean cgtk_is_emitting(void *object, const char *signal) {
  GSignalInvocationHint *hint = g_signal_get_invocation_hint(object);
  return hint && hint->signal_id == g_signal_lookup(signal, G_OBJECT_TYPE(object));
}

// The main queue of libdispatch, for a loop that is not its own.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

#endif
