/**
 * Gives a function that moves the focus to the stars above a control: to the chosen one, else the first. Ask for it while the control
 * is still there.
 */
export const starsAbove = (control: Element): (() => void) => {
  const stars = [...(control.closest("[data-print]")?.querySelectorAll<HTMLInputElement>("input[name=rating]") ?? [])];
  return () => (stars.find(({ checked }) => checked) ?? stars[0])?.focus();
};
