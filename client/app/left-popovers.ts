/**
 * Closes a menu or a sidebar that lies over the page once the focus goes elsewhere: what has the focus would be hidden
 * below it. A press elsewhere closes it anyway, by the platform. Gives the function that stops it.
 */
export const closeLeftPopovers = (): (() => void) => {
  const close = ({ target }: FocusEvent): void => {
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) {
      if (target instanceof Node && !open.contains(target)) open.hidePopover();
    }
  };
  document.addEventListener("focusin", close);
  return () => document.removeEventListener("focusin", close);
};
