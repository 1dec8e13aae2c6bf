/**
 * Closes an open menu, outline or sidebar when the focus leaves it, since it would cover the focused element, and when a link
 * of the header, or to a part of this page, is followed in it. A click outside already closes it (light dismiss).
 */
export function closeLeftPopovers({ type, target }: Event): void {
  if (!(target instanceof Node)) return;
  const link = target instanceof Element ? target.closest('header a, a[href^="#"]') : null;
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open"))
    if (type === "focusin" ? !open.contains(target) : link !== null && open.contains(link)) open.hidePopover();
}
