import { calloutTitles } from "../../../texts/callout-titles.ts";
import { isText } from "../nodes.ts";
import { elementsOf } from "./elements.ts";
import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";

const kinds = Object.entries(calloutTitles);

/** Those that GitHub does not have look different, by a style that only pages with one load. */
const rich: ReadonlySet<string> = new Set(["danger", "success"]);

/**
 * Turns GitHub-style alerts, of more kinds than GitHub has, among these elements into callouts with a visible title. Returns whether there was one.
 * A title of its author's own has the kind before it, as a word, because a colour alone tells nothing to many readers (WCAG 1.4.1). It keeps its links and
 * its code; one with more than a line may have is its words.
 */
export function markCallouts(divs: readonly Element[], marks: Marks): boolean {
  let hasOne = false;
  for (const alert of divs) {
    const found = kindOf(alert, marks);
    if (found === null) continue;
    const [kind, label] = found;
    hasOne = true;
    alert.setAttribute("data-callout", kind);
    alert.setAttribute("role", "note");
    if (rich.has(kind)) alert.setAttribute("data-rich", "");
    const title = titleOf(alert, marks);
    title.setAttribute("data-callout-title", "");
    if (title.textContent.trim() !== "" && isLine(title, marks)) trimEnds(title);
    else title.textContent = title.textContent.trim() || label;
    if (!namesKind(title.textContent, label)) title.prepend(kindBefore(title, label));
    alert.prepend(title);
  }
  return hasOne;
}

/** The kind of a callout, and its title; null for any other element. */
function kindOf(element: Element, marks: Marks): readonly [kind: string, title: string] | null {
  return hadClass(marks, element, "markdown-alert")
    ? (kinds.find(([kind]) => hadClass(marks, element, `markdown-alert-${kind}`)) ?? null)
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
