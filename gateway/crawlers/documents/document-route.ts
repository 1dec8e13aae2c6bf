import type { Route, Match, Target } from "../../answers/route.ts";
import { remembered, weightsOf } from "../../answers/quality.ts";
import { toFileRequest } from "./document-fills.ts";
import type { AddressedType } from "../../../addresses/document-address.ts";
import type { DocumentFills } from "./document-fills.ts";
import type { FillPage } from "../../answers/fill-page.ts";
import { reencodedPath, withoutTrailingSlash } from "../../../addresses/normalised-path.ts";

/**
 * The route for documents as Markdown and JSON, by extension or Accept header. `pages`: the route whose 404 is Markdown for
 * clients that ask for it; null in development. `types`: the site's document types at the moment.
 */
export function createDocumentRoute(
  fills: DocumentFills,
  fillPage: FillPage,
  pages: Route | null,
  types: () => readonly AddressedType[],
): Route {
  const matchMissing = (target: Target): Match | null => {
    const match = pages?.match(target) ?? null;
    if (match === null) return null;
    const fill: Match["fill"] = async (maySearch) => {
      const answer = await match.fill();
      return answer.status === 404
        ? fills.missing(withoutTrailingSlash(reencodedPath(target.path)), maySearch)
        : answer;
    };
    return { ...match, key: `markdown ${match.key}`, fill };
  };

  return {
    name: "documents",
    match: (target) => {
      if (target.method !== "GET") return null;
      const byAccept = wantsMarkdown(target.accept);
      if (!byAccept && !/\.(?:md|json)\/*$/i.test(target.path)) return null;
      const path = withoutTrailingSlash(reencodedPath(target.path));
      const request = toFileRequest(path, byAccept, types());
      if (request === null) return byAccept ? matchMissing(target) : null;
      return {
        key: `document ${request.form} ${path}`,
        fill: async (maySearch) => (await fills.document(request, maySearch)) ?? fillPage(path, "", maySearch),
      };
    },
  };
}

/** A client that names Markdown and ranks it no lower than HTML is a program: no browser names it. */
function wantsMarkdown(accept: string): boolean {
  return /markdown/i.test(accept) && negotiated(accept);
}

const negotiated = remembered((accept: string): boolean => {
  const weights = weightsOf(accept);
  const markdown = weights.get("text/markdown") ?? 0;
  const html = weights.get("text/html") ?? weights.get("text/*") ?? weights.get("*/*") ?? 0;
  return markdown > 0 && markdown >= html;
});
