import { slugAt } from "../../addresses/document-address.ts";
import { withoutTrailingSlash } from "../../addresses/normalised-path.ts";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import { parse } from "graphql";
import { z } from "zod";
import type { SharedExecution } from "../graphql/execute.ts";
import { canonicalUrl } from "../../addresses/canonical-url.ts";
import { sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import { defineTool, notNow } from "./tool.ts";
import type { Tool, ToolAnswer, TypeOfTools } from "./tool.ts";

const Read = parse(`query McpDocument($slug: String!) {
  site { url }
  document(slug: $slug) { subject path type { id } datePublished lastUpdated authors { name } tags { name } text: markdown contentProblem }
  closest(slug: $slug, limit: 3) { slug subject }
}`);

const Answered = z.object({
  site: z.object({ url: z.string() }),
  document: z
    .object({
      subject: z.string(),
      path: z.string(),
      type: z.object({ id: z.string() }),
      datePublished: z.string().nullable(),
      lastUpdated: z.string().nullable(),
      authors: z.array(z.object({ name: z.string() })),
      tags: z.array(z.object({ name: z.string() })),
      text: z.string().nullable(),
      contentProblem: z.string().nullable(),
    })
    .nullable(),
  closest: z.array(z.object({ slug: z.string(), subject: z.string() })).nullable(),
});
type Document = NonNullable<z.output<typeof Answered>["document"]>;

/** Longer texts come in parts, so that they do not fill a model's context unasked. */
const partCharacters = 40_000;

/** The tool that reads one document. */
export function createReadDocumentTool(types: readonly TypeOfTools[], speech: Speech): Tool {
  return defineTool({
    name: "read_document",
    title: sayIn(speech, "Read a document"),
    description: `Returns a document's text with its source, dates and authors. Long texts come in parts of ${partCharacters} characters: call again with "from".`,
    input: {
      document: z.string().trim().min(1).max(500).describe("The document's slug, or its address on this site."),
      from: z.number().int().min(0).max(5_000_000).default(0).describe("Where to continue in the text, in characters."),
    },
    run: ({ document, from }, execution) => readDocument(slugIn(document, types), from, execution),
  });
}

/** The text of a document for tools and resources. */
export async function readDocument(slug: string, from: number, execution: SharedExecution): Promise<ToolAnswer> {
  const { speech } = execution;
  const { data, errors } = await execution.execute(Read, { slug });
  const answered = Answered.safeParse(data).data;
  if (answered === undefined || errors.some(({ path }) => path?.[0] === "document" && path.at(-1) !== "text"))
    return notNow(execution);
  const { document, closest, site } = answered;
  if (document === null)
    return {
      text: `${sayIn(speech, "There is no document “{slug}”.", { slug })} ${hint(closest ?? [], speech)}`,
      isError: true,
    };
  const text = document.text ?? document.contentProblem ?? sayIn(speech, "No content found.");
  const rest = text.length - from - partCharacters;
  const next = `"from": ${from + partCharacters}`;
  const more =
    rest > 0
      ? `\n\n[${sayIn(speech, "{count} more characters: read on with {from}", { count: rest, from: next })}]`
      : "";
  return { text: `${headOf(document, site.url, speech)}\n\n${text.slice(from, from + partCharacters)}${more}` };
}

/** @example slugIn("https://docs.example.com/article/first-steps/", types) // "first-steps" */
function slugIn(text: string, types: readonly TypeOfTools[]): string {
  const path = text.replace(/^https?:\/\/[^/]+/i, "").replace(/\?.*$/s, "");
  const [before = "", fragment = ""] = path.split("#");
  const page = withoutTrailingSlash(before);
  const inFolders = types
    .filter(({ addresses }) => addresses === "folders")
    .map((type) => slugAt(type, page.replace(/\.(?:md|json)$/i, "")))
    .find((slug) => slug !== null);
  if (inFolders !== undefined) return inFolders;
  if (types.some(({ id, addresses }) => addresses === "folders" && page.startsWith(`${id}/`))) return page;
  const last = page.split("/").at(-1) ?? "";
  const isGlossary = types.some(({ layout, listPath }) => layout === "glossary" && listPath === page);
  return percentDecoded(isGlossary && fragment !== "" ? fragment : last.replace(/\.(?:md|json)$/i, ""));
}

function hint(closest: readonly { readonly slug: string; readonly subject: string }[], speech: Speech): string {
  return closest.length === 0
    ? sayIn(speech, "Search the documents instead.")
    : `${sayIn(speech, "These come closest:")} ${closest.map(({ slug, subject }) => `\`${slug}\` (${subject})`).join(sayIn(speech, ", "))}`;
}

function headOf(
  { subject, path, type, datePublished, lastUpdated, authors, tags }: Document,
  siteUrl: string,
  speech: Speech,
): string {
  const namesOf = (named: readonly { readonly name: string }[]): string =>
    named.map(({ name }) => name).join(sayIn(speech, ", "));
  return [
    `# ${subject}`,
    "",
    sayIn(speech, "Source: {address}", { address: canonicalUrl(siteUrl, path) }),
    `${sayIn(speech, "Type")}: ${type.id}`,
    ...(authors.length === 0 ? [] : [sayIn(speech, "By {authors}", { authors: namesOf(authors) })]),
    ...(datePublished === null ? [] : [sayIn(speech, "Published: {date}", { date: datePublished.slice(0, 10) })]),
    ...(lastUpdated === null ? [] : [sayIn(speech, "Updated: {date}", { date: lastUpdated.slice(0, 10) })]),
    ...(tags.length === 0 ? [] : [`${sayIn(speech, "Tags")}: ${namesOf(tags)}`]),
  ].join("\n");
}
