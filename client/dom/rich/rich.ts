import "./rich.css";

/** Gives the rich parts of the open page what they need. Each is done once. */
export function enrichText(): void {
  if (document.querySelector("[data-tabs]")) void import("./tabs.ts").then(({ makeTabs }) => makeTabs());
}
