import type { HomePageQuery } from "./HomePage.generated.ts";

/** A section of the home page. */
export type HomeSection = HomePageQuery["homeSections"][number];

/** A section of the newest documents. */
export type LatestSection = Extract<HomeSection, { __typename: "HomeLatest" }>;

/** The documents of a section: all of its first list, then of the next, cut to as many as it shows. */
export function documentsOf({ lists, count }: Pick<LatestSection, "lists" | "count">) {
  return lists.flatMap(({ documents }) => documents ?? []).slice(0, count);
}

/** Whether no list of a section could be loaded. */
function hasFailed({ lists }: Pick<LatestSection, "lists">): boolean {
  return lists.every(({ documents }) => documents === null);
}

/** Whether a section has nothing to show because a list could not be loaded. */
export function failsToShow(section: Pick<LatestSection, "lists" | "count">): boolean {
  return documentsOf(section).length === 0 && section.lists.some(({ documents }) => documents === null);
}

/** Whether the page has sections of documents, and none of them could be loaded. */
export function haveAllFailed(sections: readonly HomeSection[]): boolean {
  const latest = sections.filter((section) => section.__typename === "HomeLatest");
  return latest.length > 0 && latest.every(hasFailed);
}
