import type { Door, Match, Target } from "../../answers/door.ts";
import { remembered, weightsOf } from "../../answers/quality.ts";
import { toFileRequest } from "./document-fills.ts";
import type { DocumentFills } from "./document-fills.ts";
import type { FillPage } from "../../answers/fill-page.ts";
import { encodedAnew, withoutTrailingSlash } from "../../answers/normalised-path.ts";

/** The door for documents as Markdown and JSON, by ending or by the Accept header. `pages`: the door whose 404 is Markdown too for who asks for that; null while developing. */
export const createDocumentDoor = (fills: DocumentFills, fillPage: FillPage, pages: Door | null): Door => {
  const matchMissing = (target: Target): Match | null => {
    const match = pages?.match(target) ?? null;
    if (match === null) return null;
    const fill: Match["fill"] = async (maySearch) => {
      const answer = await match.fill();
      return answer.status === 404 ? fills.missing(withoutTrailingSlash(encodedAnew(target.path)), maySearch) : answer;
    };
    return { ...match, key: `markdown ${match.key}`, fill };
  };

  return {
    name: "documents",
    match: (target) => {
      if (target.method !== "GET") return null;
      const byAccept = wantsMarkdown(target.accept);
      if (!byAccept && !/\.(?:md|json)\/*$/i.test(target.path)) return null;
      const path = withoutTrailingSlash(encodedAnew(target.path));
      const request = toFileRequest(path, byAccept);
      if (request === null) return byAccept ? matchMissing(target) : null;
      return {
        key: `document ${request.form} ${path}`,
        fill: async (maySearch) => (await fills.document(request, maySearch)) ?? fillPage(path, "", maySearch),
      };
    },
  };
};

/** Who names Markdown, and likes it no less than HTML, is a program: no browser names it. */
const wantsMarkdown = (accept: string): boolean => accept.includes("markdown") && negotiated(accept);

const negotiated = remembered((accept: string): boolean => {
  const weights = weightsOf(accept);
  const markdown = weights.get("text/markdown") ?? 0;
  return markdown > 0 && markdown >= (weights.get("text/html") ?? 0);
});
