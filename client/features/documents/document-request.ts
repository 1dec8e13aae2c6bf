import type { PageRequest } from "../../data/page.ts";
import { wordsOfPath } from "../../lib/title-from-path.ts";

/** The variables of a document's page: its slug, and its words, to look for what comes close if it is not there. */
export const toVariables = ({ path, params }: PageRequest) => {
  const slug = params["slug"] ?? "";
  return { slug, term: wordsOfPath(slug === "" ? path : slug) };
};
