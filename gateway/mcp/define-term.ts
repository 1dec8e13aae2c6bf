import { parse } from "graphql";
import { z } from "zod";
import { canonicalUrl } from "../../addresses/canonical-url.ts";
import { unescaped } from "../../html/escape.ts";
import { sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import { entryNamed, folded } from "./term-names.ts";
import { defineTool, notNow } from "./tool.ts";
import type { Tool } from "./tool.ts";

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
export function createDefineTermTool(speech: Speech): Tool {
  return defineTool({
    name: "define_term",
    title: sayIn(speech, "Define a term"),
    description: "Returns the glossary's definition of a term, or the closest terms.",
    input: { term: z.string().trim().min(1).max(100).describe("The term, for example `token` or `rate limit`.") },
    run: async ({ term }, execution) => {
      const answered = Answered.safeParse((await execution.execute(Glossary, {})).data).data;
      if (answered === undefined) return notNow(execution);
      const { glossary, site } = answered;
      const entry = entryNamed(term, glossary);
      if (entry === null)
        return {
          text: `${sayIn(speech, "The glossary has no entry for “{term}”.", { term })} ${hint(folded(term), glossary, speech)}`,
        };
      const url = canonicalUrl(site.url, entry.path);
      const definition = plainText(entry.definition ?? sayIn(speech, "No content found."));
      return { text: `**${entry.term}**: ${definition}\n\n${url}`, data: { term: entry.term, definition, url } };
    },
  });
}

function hint(wanted: string, glossary: readonly Entry[], speech: Speech): string {
  const close = glossary.filter(
    ({ term }) =>
      (wanted !== "" && folded(term).includes(wanted)) ||
      wanted.split(" ").some((word) => word.length > 3 && folded(term).includes(word)),
  );
  return close.length === 0
    ? sayIn(speech, "Search the documents instead.")
    : `${sayIn(speech, "These come closest:")} ${close
        .slice(0, closestMax)
        .map(({ term }) => term)
        .join(sayIn(speech, ", "))}`;
}

/** The text of HTML from the gate, in which every `<` begins a tag. */
function plainText(html: string): string {
  return unescaped(html.replace(/<\/(?:p|li|div|h\d)>|<br>/g, "\n").replace(/<[^>]*>/g, ""))
    .replaceAll("\u00a0", " ")
    .trim();
}
