import { NavigationType } from "react-router-dom";
import type { Location } from "react-router-dom";

type Address = Pick<Location, "pathname" | "search">;

/** Whether two addresses, as far as their fragments do not matter, are of one page. */
export function isSamePage(one: Address, other: Address): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** Whether a navigation leads to the top of a page, which may be the one shown: not to a fragment, and not back to a position. */
export function opensAtTop(to: Pick<Location, "hash">, action: NavigationType): boolean {
  return action !== NavigationType.Pop && to.hash === "";
}
