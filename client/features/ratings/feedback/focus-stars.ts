/**
 * Returns a function that focuses the stars above a control: the checked one, else the first. Call this while the control is
 * still in the document.
 */
export function starsAbove(control: Element): () => void {
  const stars = [...(control.closest("[data-print]")?.querySelectorAll<HTMLInputElement>("input[name=rating]") ?? [])];
  return () => (stars.find(({ checked }) => checked) ?? stars[0])?.focus();
}
