/**
 * The option after or before the active one, going round through the field itself; null is the field. Brings it into
 * view, because the cursor stays in the field.
 */
export const neighbourOption = (listId: string, activeId: string | null, step: 1 | -1): string | null => {
  const options = [...(document.getElementById(listId)?.querySelectorAll("[role=option]") ?? [])];
  const ids = [null, ...options.map(({ id }) => id)];
  const next = ids.at((Math.max(0, ids.indexOf(activeId)) + step) % ids.length) ?? null;
  options.find(({ id }) => id === next)?.scrollIntoView({ block: "nearest" });
  return next;
};
