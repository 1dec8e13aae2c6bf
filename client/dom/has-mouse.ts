/** Whether the main pointer is a mouse, or as good as one: it hovers and is exact. Some phones say only the first of themselves. */
export function hasMouse(): boolean {
  return matchMedia("(hover: hover) and (pointer: fine)").matches;
}
