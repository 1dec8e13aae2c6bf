import { parse } from "graphql";
import { z } from "zod";
import type { SharedExecution } from "../graphql/execute.ts";
import { canonicalUrl } from "../../addresses/canonical-url.ts";
import { sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import { meantDocuments } from "./meant-documents.ts";
import type { MeantDocument } from "./meant-documents.ts";
import { defineTool, notNow } from "./tool.ts";
import type { Tool, ToolAnswer, TypeOfTools } from "./tool.ts";

const Read = parse(`query McpDocument($slug: String!, $isLast: Boolean!) {
  site { url }
  document(slug: $slug) { subject path type { id } datePublished lastUpdated authors { name } tags { name } text: markdown contentProblem }
  closest(slug: $slug, limit: 3) @include(if: $isLast) { slug subject }
}`);
const FirstOfType = parse("query McpFirstOfType($type: ID!) { documents(type: $type, limit: 1) { items { slug } } }");

const Moved = parse("query McpMoved($path: String!) { moved(path: $path) }");

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
  closest: z.array(z.object({ slug: z.string(), subject: z.string() })).nullish(),
});
const Firsts = z.object({ documents: z.object({ items: z.array(z.object({ slug: z.string() })) }) });
const Moves = z.object({ moved: z.string().nullish() });
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
    run: async ({ document, from }, execution) => {
      const answer = await readDocument(meantDocuments(document, types), from, execution);
      const moved = answer.isError === true ? await movedTo(document, execution) : null;
      return moved === null ? answer : readDocument(meantDocuments(moved, types), from, execution);
    },
  });
}

/** The text of the first of these documents that there is, for tools and resources. */
export async function readDocument(
  meant: readonly MeantDocument[],
  from: number,
  execution: SharedExecution,
): Promise<ToolAnswer> {
  for (const one of meant) {
    const answer = await readOne(one, one === meant.at(-1), from, execution);
    if (answer !== null) return answer;
  }
  return missing("", [], execution);
}

/** Where an old address on this site leads now; null if it is not known, or the text is no address. */
async function movedTo(text: string, { execute }: SharedExecution): Promise<string | null> {
  const path = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)/i.exec(text)?.[1];
  return path === undefined ? null : (Moves.safeParse((await execute(Moved, { path })).data).data?.moved ?? null);
}

/** Null where there is no such document, and it is not the last that is looked for. */
async function readOne(
  meant: MeantDocument,
  isLast: boolean,
  from: number,
  execution: SharedExecution,
): Promise<ToolAnswer | null> {
  const slug = await slugOf(meant, execution);
  if (slug === null) return notNow(execution);
  const { data, errors } = await execution.execute(Read, { slug, isLast });
  const answered = Answered.safeParse(data).data;
  if (answered === undefined || errors.some(({ path }) => path?.[0] === "document" && path.at(-1) !== "text"))
    return notNow(execution);
  const { document, closest, site } = answered;
  if (document === null) return isLast ? missing(slug, closest ?? [], execution) : null;
  const { speech } = execution;
  return { text: `${headOf(document, site.url, speech)}\n\n${partOf(document, from, speech)}` };
}

/** Null where the documents of the type cannot be read. */
async function slugOf({ slug, firstOf }: MeantDocument, { execute }: SharedExecution): Promise<string | null> {
  if (firstOf === null) return slug;
  const found = Firsts.safeParse((await execute(FirstOfType, { type: firstOf })).data).data;
  return found === undefined ? null : (found.documents.items[0]?.slug ?? slug);
}

/** Up to so many characters of a text, the last of them a whole one, and where to read on. */
function partOf({ text: given, contentProblem }: Document, from: number, speech: Speech): string {
  const text = given ?? contentProblem ?? sayIn(speech, "No content found.");
  const end = from + partCharacters;
  if (end >= text.length) return text.slice(from);
  const next = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
  const more = { count: text.length - next, from: `"from": ${next}` };
  return `${text.slice(from, next)}\n\n[${sayIn(speech, "{count} more characters: read on with {from}", more)}]`;
}

type Close = readonly { readonly slug: string; readonly subject: string }[];

function missing(slug: string, closest: Close, { speech }: SharedExecution): ToolAnswer {
  const text = `${sayIn(speech, "There is no document “{slug}”.", { slug })} ${hint(closest, speech)}`;
  return { text, isError: true, isMissing: true };
}

function hint(closest: Close, speech: Speech): string {
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
