import { goBackInside } from "../dom/go-back.ts";
import { isPlainClick } from "../dom/plain-click.ts";

/** Goes back where a link that does so is clicked. A click from before the kernel was there is on its way to the list already. */
export function attendBackLink(event: Event): void {
  if (!(event instanceof MouseEvent) || event.type !== "click" || event.eventPhase === Event.NONE) return;
  if (event.defaultPrevented) return;
  if (!(event.target instanceof Element) || !event.target.closest("[data-back]")) return;
  if (isPlainClick(event) && goBackInside()) event.preventDefault();
}
