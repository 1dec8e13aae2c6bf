import "./rich.css";
import { makeTabs } from "./tabs.ts";

/** Gives the rich parts of the open page what they need. Each is done once. */
export function enrichText(): void {
  makeTabs();
  if (document.querySelector("[data-diagram]")) void import("./diagrams.ts").then(({ drawDiagrams }) => drawDiagrams());
}
