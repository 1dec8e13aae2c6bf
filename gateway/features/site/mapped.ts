import type { HomeSection } from "../../site/site-home.ts";

/** A section of topics, as the site has it. */
export type MappedHomeTopics = Extract<HomeSection, { kind: "topics" }>;

/** A section of the newest documents, as the site has it. */
export type MappedHomeLatest = Extract<HomeSection, { kind: "latest" }>;

/** A section of links, as the site has it. */
export type MappedHomeLinks = Extract<HomeSection, { kind: "links" }>;

/** A text of the site's own, as the site has it. */
export type MappedHomeText = Extract<HomeSection, { kind: "page" }>;

/** One list of a section of the newest documents. */
export interface MappedHomeList {
  /** The id of the document type. */
  readonly type: string;
  readonly count: number;
}
