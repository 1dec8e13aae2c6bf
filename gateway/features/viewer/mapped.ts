import type { Visitor } from "../../graphql/context.ts";

/** What `Viewer` resolves from: the visitor, whom only private operations may see. */
export type MappedViewer = Visitor;
