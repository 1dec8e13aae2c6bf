import { parse } from "graphql";
import { z } from "zod";
import { canonicalUrl } from "../../addresses/canonical-url.ts";
import { defineTool, notNow } from "./tool.ts";

const Glossary = parse("query McpGlossary { site { url } glossary { slug path term definition } }");

const Answered = z.object({
  site: z.object({ url: z.string() }),
  glossary: z.array(
    z.object({ slug: z.string(), path: z.string(), term: z.string(), definition: z.string().nullable() }),
  ),
});
type Entry = z.output<typeof Answered>["glossary"][number];

const closestMax = 8;

/** The tool that defines a term of the glossary. */
export const defineTermTool = defineTool({
  name: "define_term",
  title: "Define a term",
  description: "Returns the glossary's definition of a term, or the closest terms.",
  input: { term: z.string().trim().min(1).max(100).describe("The term, for example `token` or `rate limit`.") },
  run: async ({ term }, { execute }) => {
    const answered = Answered.safeParse((await execute(Glossary, {})).data).data;
    if (answered === undefined) return notNow;
    const { glossary, site } = answered;
    const wanted = folded(term);
    const entry = glossary.find((one) => namesOf(one).includes(wanted));
    if (entry === undefined) return { text: `The glossary has no entry for "${term}".${hint(wanted, glossary)}` };
    const url = canonicalUrl(site.url, entry.path);
    const definition = plainText(entry.definition ?? "The entry has no text.");
    return { text: `**${entry.term}**: ${definition}\n\n${url}`, data: { term: entry.term, definition, url } };
  },
});

/** The names by which an entry is found: its term, with and without the part in brackets, that part itself, and its slug. */
function namesOf({ term, slug }: Entry): readonly string[] {
  return [term, term.replace(/\s*\(.*\)/, ""), /\((.*)\)/.exec(term)?.[1] ?? term, slug].map(folded);
}

/** Lower-case letters and digits only, without accents, so that `Set-up` is `set up`. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function hint(wanted: string, glossary: readonly Entry[]): string {
  const close = glossary.filter(
    ({ term }) =>
      folded(term).includes(wanted) || wanted.split(" ").some((word) => word.length > 3 && folded(term).includes(word)),
  );
  return close.length === 0
    ? " Search the documents instead."
    : ` The closest: ${close
        .slice(0, closestMax)
        .map(({ term }) => term)
        .join(", ")}.`;
}

/** The text of HTML from the gate, in which every `<` begins a tag. */
function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|div|h\d)>|<br>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .trim();
}
