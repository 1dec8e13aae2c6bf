import { isPlainClick } from "../../dom/plain-click.ts";

/** Goes back where a link that does so is clicked, before anything else follows it. */
export function attendBackLinks(): void {
  if ("navigation" in globalThis) document.addEventListener("click", goBack, true);
}

function goBack(event: MouseEvent): void {
  if (!isPlainClick(event) || !(event.target instanceof Element) || !event.target.closest("[data-back]")) return;
  const before = pageBefore();
  if (before === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  navigation.traverseTo(before.key);
}

/**
 * The page of this site that the visitor came from, past entries of this page (its fragments). The entries are those of this site next to each other: a
 * page of another site ends them (HTML Standard, section 7.2.6).
 */
function pageBefore(): NavigationHistoryEntry | undefined {
  return navigation
    .entries()
    .slice(0, navigation.currentEntry?.index ?? 0)
    .findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
}
