import { typeOf } from "../../../content-folder/document-types/document-type.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { badArgument } from "../bad-argument.ts";
import type { MappedDocument } from "../documents/mapped.ts";
import { assertLimit } from "./closest.ts";
import { termLengthMax } from "./term-length.ts";

/** More are requested than wanted, because glossary entries are left out: what a word means answers few messages. */
const spareFactor = 3;

/** Documents that may answer a message, best first. A blank text makes no backend call. */
export async function suggestDocuments(
  text: string,
  limit: number,
  context: GatewayContext,
): Promise<readonly MappedDocument[]> {
  assertLimit(limit);
  const term = text.trim().replace(/\s+/g, " ");
  if (term.length > termLengthMax) {
    throw badArgument(`text must be at most ${termLengthMax} characters, got ${term.length}; send fewer words.`);
  }
  if (term === "") return [];
  const { found } = await context.freshness.record(
    context.docsApi.search({ term, docType: null, purpose: "message", page: 1, limit: limit * spareFactor }),
  );
  return found
    .map(({ document }) => document)
    .filter(({ docType }) => typeOf(context.site.types, docType)?.layout !== "glossary")
    .slice(0, limit);
}
