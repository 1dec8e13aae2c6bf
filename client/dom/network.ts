/**
 * Whether to make no requests the visitor did not ask for: offline, a metered or slow connection, or a preference for saving
 * data. Browsers that report nothing count as fast and unmetered, unless they report a reduced-data preference.
 */
export function shouldSaveData(): boolean {
  const wantsLess = matchMedia("(prefers-reduced-data: reduce)").matches;
  return (
    !navigator.onLine ||
    wantsLess ||
    reported("saveData") === true ||
    reported("type") === "cellular" ||
    ![undefined, "4g"].some((fast) => fast === reported("effectiveType"))
  );
}

/** What the browser reports about its connection (Network Information API); undefined where it does not. */
function reported(name: "saveData" | "effectiveType" | "type"): unknown {
  return Reflect.get(Object(Reflect.get(navigator, "connection")), name);
}
