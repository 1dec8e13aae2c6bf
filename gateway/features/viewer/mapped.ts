import type { Visitor } from "../../graphql/context.ts";

/** What stands behind a `Viewer`: the visitor, whom only private operations may see. */
export type MappedViewer = Visitor;
