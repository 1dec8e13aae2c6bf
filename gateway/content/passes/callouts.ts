import { elementsOf } from "./elements.ts";
import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";

const labels = {
  note: "Note",
  tip: "Tip",
  important: "Important",
  warning: "Warning",
  caution: "Caution",
  info: "Info",
  danger: "Danger",
  success: "Success",
} as const;

/** Those that GitHub does not have look different, by a style that only pages with one load. */
const rich: ReadonlySet<string> = new Set(["danger", "success"]);

/**
 * Turns GitHub-style alerts, of more kinds than GitHub has, among these elements into callouts with a visible title. Returns whether there was one.
 * A title of its author's own has the kind before it, as a word, because a colour alone tells nothing to many readers (WCAG 1.4.1). It keeps its links and
 * its code; one with more than a line may have is its words.
 */
export function markCallouts(divs: readonly Element[], marks: Marks): boolean {
  let found = false;
  for (const alert of divs) {
    const kind = kindOf(alert, marks);
    if (kind === null) continue;
    found = true;
    alert.setAttribute("data-callout", kind);
    alert.setAttribute("role", "note");
    if (rich.has(kind)) alert.setAttribute("data-rich", "");
    const title = titleOf(alert, marks);
    title.setAttribute("data-callout-title", "");
    if (title.textContent.trim() !== "" && isLine(title, marks)) trimEnds(title);
    else title.textContent = title.textContent.trim() || labels[kind];
    if (!namesKind(title.textContent, labels[kind])) title.prepend(kindBefore(title, labels[kind]));
    alert.prepend(title);
  }
  return found;
}

const kinds = ["note", "tip", "important", "warning", "caution", "info", "danger", "success"] as const;

function kindOf(element: Element, marks: Marks): keyof typeof labels | null {
  return hadClass(marks, element, "markdown-alert")
    ? (kinds.find((kind) => hadClass(marks, element, `markdown-alert-${kind}`)) ?? null)
    : null;
}

function titleOf(alert: Element, marks: Marks): Element {
  return (
    Array.from(alert.children).find((child) => hadClass(marks, child, "markdown-alert-title")) ??
    alert.ownerDocument.createElement("p")
  );
}

const phrasing: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);

/** Whether a title is words alone, and what may stand among words. A film would be a player. */
function isLine(title: Element, marks: Marks): boolean {
  return elementsOf(title, "*").every(
    (part) => phrasing.has(part.localName) && !hadClass(marks, part, "video") && !hadClass(marks, part, "audio"),
  );
}

function trimEnds({ firstChild, lastChild }: Element): void {
  if (isText(firstChild)) firstChild.data = firstChild.data.trimStart();
  if (isText(lastChild)) lastChild.data = lastChild.data.trimEnd();
}

function isText(node: Node | null): node is Text {
  return node !== null && node.nodeType === node.TEXT_NODE;
}

/** @example namesKind("Warning: mind the gap", "Warning") // true */
function namesKind(title: string, label: string): boolean {
  return new RegExp(`^${label}(?![\\p{L}\\p{N}])`, "iu").test(title);
}

function kindBefore({ ownerDocument }: Element, label: string): Element {
  const kind = ownerDocument.createElement("span");
  kind.setAttribute("data-callout-kind", "");
  kind.textContent = `${label}: `;
  return kind;
}
