import type { Application } from "./application.ts";

/** Buttons that do nothing without the application: those of forms that only it sends, too. Enter in a field of such a form presses its button. */
const needing =
  "#root :is([type=button], [method=dialog] [type=submit]):not([popovertarget], [data-theme-button] *, [data-code] *)";

/** Keys that type: a character, or what a keyboard on a screen or an input method says in its place (UI Events, section 5.3.3). */
const typed = /^(.|Unidentified|Process)$/;

/**
 * Presses a button again that was pressed before the application was there, once it is. Of several presses the last one counts; one after which
 * the visitor goes on typing is taken back.
 */
export function keepEarlyPress(application: Application): (event: Event) => void {
  let pressed: HTMLButtonElement | null = null;
  void application.running.then(() => pressed?.click());
  return (event) => {
    const { type, target } = event;
    const button = type === "click" && target instanceof Element ? target.closest<HTMLButtonElement>(needing) : null;
    const isTyping = event instanceof KeyboardEvent && typed.test(event.key);
    pressed = button ?? (isTyping ? null : pressed);
  };
}
