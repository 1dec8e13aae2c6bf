import type { KeyboardEvent } from "react";

/**
 * The next or previous option, wrapping around: through the field, which is null, or through the options alone. Scrolls it
 * into view, because the focus stays in the field.
 */
export function neighbourOption(
  listId: string,
  activeId: string | null,
  step: 1 | -1,
  through: "field" | "options" = "field",
): string | null {
  const options = [...document.querySelectorAll(`[id="${listId}"] [role=option]`)];
  const ids = [...(through === "field" ? [null] : []), ...options.map(({ id }) => id)];
  const at = Math.max(ids.indexOf(activeId), through === "field" || step === -1 ? 0 : -1);
  const next = ids.at((at + step) % ids.length) ?? null;
  options.find(({ id }) => id === next)?.scrollIntoView({ block: "nearest" });
  return next;
}

/** The direction in which a key moves through the list; null if it does not. Combinations with a modifier key are left to the browser. */
export function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | null {
  return altKey || ctrlKey || metaKey || shiftKey ? null : key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : null;
}
