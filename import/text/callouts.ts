/** The kinds of callout of other tools that are not called as ours. */
const others: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abstract: "info",
    summary: "info",
    tldr: "info",
    todo: "info",
    information: "info",
    default: "note",
    secondary: "note",
    example: "note",
    quote: "note",
    cite: "note",
    question: "info",
    help: "info",
    faq: "info",
    hint: "tip",
    check: "success",
    done: "success",
    attention: "warning",
    warn: "warning",
    alert: "warning",
    failure: "danger",
    fail: "danger",
    missing: "danger",
    error: "danger",
    bug: "danger",
    primary: "info",
    notice: "note",
  }),
);

const ours: ReadonlySet<string> = new Set([
  "note",
  "tip",
  "important",
  "warning",
  "caution",
  "info",
  "danger",
  "success",
]);

/** Our kind of callout for one of another tool; null if it is none. */
export function calloutOf(name: string): string | null {
  const lower = name.toLowerCase();
  return ours.has(lower) ? lower : (others.get(lower) ?? null);
}

/** Our kind of callout for the classes of an element; null if it is none. */
export function calloutOfClasses(classes: readonly string[]): string | null {
  if (!classes.some((name) => /^(?:admonition|alert|callout|custom-block|hint)$/.test(name))) return null;
  return classes.map((one) => calloutOf(one.replace(/^(?:alert|callout)-+/, ""))).find((one) => one !== null) ?? "note";
}
