import { ask } from "../../support/ask.ts";
import { unescaped } from "../../../html/escape.ts";
import { z } from "zod";

const Groups = z.object({
  apiReferenceGroups: z.array(
    z.object({ title: z.string(), entries: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })) }),
  ),
});

const Entry = z.object({
  id: z.string(),
  name: z.string(),
  content: z.string(),
  example: z.string(),
  operation: z.object({ query: z.string(), variables: z.string(), isMutation: z.boolean() }).nullable(),
});
type Entry = z.infer<typeof Entry>;

/** All entries of a site's reference, by kind. */
export async function readGroups(site: { readonly url: string }) {
  const { data } = await ask(site, "{ apiReferenceGroups { title entries { id name path } } }");
  return Groups.parse(data).apiReferenceGroups;
}

/** One entry with all that its page shows. */
export async function readEntry(site: { readonly url: string }, entry: string): Promise<Entry> {
  const { data, errors } = await ask(
    site,
    "query ($entry: ID) { apiReference(entry: $entry) { id name content example operation { query variables isMutation } } }",
    { variables: { entry } },
  );
  if (errors.length > 0) throw new Error(`${entry}: ${errors.map(({ message }) => message).join()}`);
  return Entry.parse(data?.["apiReference"]);
}

/** The code of an example, by the title of its tab: the first block of each. */
export function codesOf({ example }: Entry): ReadonlyMap<string, string> {
  const panels = [...example.matchAll(/data-title="">([^<]+)<\/p>\s*<pre[^>]*><code[^>]*>(.*?)<\/code>/gs)];
  return new Map(panels.map(([, title = "", code = ""]) => [title, unescaped(code.replaceAll(/<[^>]*>/g, ""))]));
}

/** The schema's entries that examples are made for. */
export async function readOperations(site: { readonly url: string }) {
  const [queries, mutations] = await readGroups(site);
  const entries = [...(queries?.entries ?? []), ...(mutations?.entries ?? [])];
  return Promise.all(entries.map(({ id }) => readEntry(site, id)));
}
