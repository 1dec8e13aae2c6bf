import { createAliasCalls } from "./calls/aliases.ts";
import type { AliasCalls } from "./calls/aliases.ts";
import { createAuthorCalls } from "./calls/authors.ts";
import type { AuthorCalls } from "./calls/authors.ts";
import { createContactCalls } from "./calls/contact.ts";
import type { ContactCalls } from "./calls/contact.ts";
import { createDocumentCalls } from "./calls/documents.ts";
import type { DocumentCalls } from "./calls/documents.ts";
import { createHttpCaller } from "./calls/http-caller.ts";
import type { HttpCallerParts } from "./calls/http-parts.ts";
import { createTreeCalls } from "./calls/tree.ts";
import type { TreeCalls } from "./calls/tree.ts";
import type { TreeMemory } from "./calls/tree-memory.ts";
import { createMediaCalls } from "./calls/media.ts";
import type { MediaCalls } from "./calls/media.ts";
import { createMissingPathCalls } from "./calls/missing-paths.ts";
import type { MissingPathCalls } from "./calls/missing-paths.ts";
import { createNarrowedListCalls } from "./calls/narrowed-lists.ts";
import type { NarrowedListCalls } from "./calls/narrowed-lists.ts";
import { createNavigationCalls } from "./calls/navigation.ts";
import type { NavigationCalls } from "./calls/navigation.ts";
import { createNewsletterCalls } from "./calls/newsletter.ts";
import type { NewsletterCalls } from "./calls/newsletter.ts";
import { createRatingCalls } from "./calls/ratings.ts";
import type { RatingCalls } from "./calls/ratings.ts";
import { createRobotsCalls } from "./calls/robots.ts";
import type { RobotsCalls } from "./calls/robots.ts";
import { createSearchCalls } from "./calls/search.ts";
import type { SearchCalls } from "./calls/search.ts";
import { createSearchChoiceCalls } from "./calls/search-choices.ts";
import type { SearchChoiceCalls } from "./calls/search-choices.ts";
import { createSitemapCalls } from "./calls/sitemap.ts";
import type { SitemapCalls } from "./calls/sitemap.ts";
import type { ReportMarkups } from "./payloads/markup-log.ts";

/** All the calls. */
export type Calls = DocumentCalls &
  AliasCalls &
  NarrowedListCalls &
  NavigationCalls &
  TreeCalls &
  AuthorCalls &
  SearchCalls &
  SearchChoiceCalls &
  SitemapCalls &
  RobotsCalls &
  RatingCalls &
  ContactCalls &
  MissingPathCalls &
  NewsletterCalls &
  MediaCalls;

/** What all calls are built from. */
export interface CallParts extends HttpCallerParts {
  readonly reportMarkups: ReportMarkups;
  readonly treeMemory: TreeMemory;
}

/** Builds all the calls. It makes none by itself. */
export function createCalls(parts: CallParts): Calls {
  const caller = createHttpCaller(parts);
  return {
    ...createDocumentCalls(caller, parts.reportMarkups),
    ...createAliasCalls(caller),
    ...createTreeCalls(caller, parts.treeMemory),
    ...createNarrowedListCalls(caller),
    ...createNavigationCalls(caller),
    ...createAuthorCalls(caller),
    ...createSearchCalls(caller),
    ...createSearchChoiceCalls(caller),
    ...createSitemapCalls(caller),
    ...createRobotsCalls(caller),
    ...createRatingCalls(caller),
    ...createContactCalls(caller),
    ...createMissingPathCalls(caller),
    ...createNewsletterCalls(caller),
    ...createMediaCalls(parts),
  };
}
