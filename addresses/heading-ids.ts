/**
 * Ids that the pages use themselves, or may: a heading with such a name gets another id, so that a link to it, a label or a
 * script of the page never finds the heading in place of its own element.
 */
const pageIds = new Set(
  (
    "app article banner body content dialog footer footnote-label guides head header html main menu nav navigation outline page " +
    "portal q query related root search share sidebar site state theme title toast toasts toc top tree"
  ).split(" "),
);

const longestId = 120;

/**
 * The id of a heading, as GitHub makes it: lower case, punctuation dropped, spaces to hyphens, letters of every script kept.
 * The second of two equal headings ends in `-2`. These ids are public: readers have saved links with them.
 *
 * @example headingAnchor("What is RDAP?", 1) // "what-is-rdap"
 */
export const headingAnchor = (heading: string, occurrence: number): string => {
  const slug = slugOf(heading);
  return occurrence > 1 ? `${slug}-${occurrence}` : slug;
};

/** Gives the headings of one text their ids, each once. */
export const createHeadingIds = (): ((heading: string) => string) => {
  const taken = new Set<string>();
  const occurrences = new Map<string, number>();
  return (heading) => {
    const slug = slugOf(heading);
    let occurrence = (occurrences.get(slug) ?? 0) + 1;
    // "Step", "Step 2", "Step": the third would be the second's `step-2`.
    while (taken.has(headingAnchor(heading, occurrence))) occurrence += 1;
    const id = headingAnchor(heading, occurrence);
    occurrences.set(slug, occurrence);
    taken.add(id);
    return id;
  };
};

const slugOf = (heading: string): string => {
  const slug = heading
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-")
    .replaceAll(/^[-_]+|[-_]+$/gu, "")
    .slice(0, longestId)
    .toWellFormed();
  return isOurs(slug) ? `section-${slug}`.replace(/-$/u, "") : slug;
};

const isOurs = (slug: string): boolean => slug === "" || pageIds.has(slug) || /^fn(?:ref)?-\d/u.test(slug);
