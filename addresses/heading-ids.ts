/**
 * Ids that the pages use or may use. A heading with one of these names gets a different id, so that links, labels and scripts never resolve to the
 * heading instead of the page's own element.
 */
const pageIds = new Set(
  (
    "app article banner body content dialog footer footnote-label guides head header html main menu nav navigation outline page " +
    "portal q query related root search share sidebar site state theme title toast toasts toc top tree"
  ).split(" "),
);

/** In UTF-16 code units, without the number of one that is repeated. */
export const longestId = 120;

/**
 * The id of a heading, built like GitHub's: lower case, punctuation dropped, spaces to hyphens, letters of every script kept. The second of two equal
 * headings ends in `-2`. These ids are public: visitors have saved links with them.
 *
 * @example headingAnchor("What is a cache?", 1) // "what-is-a-cache"
 */
export function headingAnchor(heading: string, occurrence: number): string {
  const slug = slugOf(heading);
  return occurrence > 1 ? `${slug}-${occurrence}` : slug;
}

/** Whether an author may give this id to a heading: no name that pages use. */
export function isOwnId(id: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u.test(id) && id.length <= longestId && !isOurs(id);
}

/** Whether a heading may have this id, one that its author gave or its usual one. */
export function isHeadingId(id: string): boolean {
  return /^[\p{L}\p{M}\p{N}_.-]{1,200}$/u.test(id);
}

/** Returns a function that assigns each heading of one text a unique id, and none of `own`: those that its author gave. */
export function createHeadingIds(own: Iterable<string> = []): (heading: string) => string {
  const taken = new Set(own);
  const occurrences = new Map<string, number>();
  return (heading) => {
    const slug = slugOf(heading);
    let occurrence = (occurrences.get(slug) ?? 0) + 1;
    // "Step", "Step 2", "Step": the third would collide with the second's `step-2`.
    while (taken.has(headingAnchor(heading, occurrence))) occurrence += 1;
    const id = headingAnchor(heading, occurrence);
    occurrences.set(slug, occurrence);
    taken.add(id);
    return id;
  };
}

function slugOf(heading: string): string {
  const words = heading
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
  const slug = withoutEnds(words).slice(0, longestId).toWellFormed();
  return isOurs(slug) ? `section-${slug}`.replace(/-$/u, "") : slug;
}

/** Without hyphens and underscores at its ends. An expression for those at the end would search each part of a long row within. */
function withoutEnds(words: string): string {
  let [start, end] = [0, words.length];
  while (start < end && isEnd(words[start])) start += 1;
  while (end > start && isEnd(words[end - 1])) end -= 1;
  return words.slice(start, end);
}

function isEnd(letter: string | undefined): boolean {
  return letter === "-" || letter === "_";
}

function isOurs(slug: string): boolean {
  return slug === "" || pageIds.has(slug) || /^fn(?:ref)?-\d/u.test(slug);
}
