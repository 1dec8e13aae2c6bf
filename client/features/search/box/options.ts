import type { KeyboardEvent } from "react";

/**
 * The option after or before the active one, going round: through the field, which is null, or through the options alone. Brings it
 * into view, because the cursor stays in the field.
 */
export const neighbourOption = (
  listId: string,
  activeId: string | null,
  step: 1 | -1,
  through: "field" | "options" = "field",
): string | null => {
  const options = [...(document.getElementById(listId)?.querySelectorAll("[role=option]") ?? [])];
  const ids = [...(through === "field" ? [null] : []), ...options.map(({ id }) => id)];
  const at = ids.indexOf(activeId);
  const next = ids.at(((at === -1 && step === -1 ? 0 : at) + step) % ids.length) ?? null;
  options.find(({ id }) => id === next)?.scrollIntoView({ block: "nearest" });
  return next;
};

/** Which way a key moves through a list; null when it does not. With Alt, Ctrl and the like it is the browser's. */
export const stepOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | null =>
  altKey || ctrlKey || metaKey || shiftKey ? null : key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : null;
