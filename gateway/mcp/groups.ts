import { parse } from "graphql";
import type { DocumentNode } from "graphql";
import { z } from "zod";
import { defineTool, notNow } from "./tool.ts";

const Groups = z.object({
  site: z.object({ url: z.string() }),
  navigation: z.object({ groups: z.array(z.object({ name: z.string(), slug: z.string(), count: z.number() })) }),
});

function queryOf(kind: "types" | "tags"): DocumentNode {
  return parse(`query McpGroups { site { url } navigation { groups: ${kind} { name slug count } } }`);
}

function defineList(kind: "types" | "tags", one: "type" | "tag", title: string, description: string) {
  const query = queryOf(kind);
  return defineTool({
    name: `list_${kind}`,
    title,
    description,
    input: {},
    run: async (_input, { execute }) => {
      const found = Groups.safeParse((await execute(query, {})).data).data;
      if (found === undefined) return notNow;
      const groups = found.navigation.groups.map((group) => ({
        ...group,
        url: `${found.site.url}/${one}/${group.slug}/`,
      }));
      const lines = groups.map(
        ({ name, slug, count, url }) =>
          `- ${name} (\`${slug}\`): ${count} ${count === 1 ? "document" : "documents"}, ${url}`,
      );
      return { text: lines.length === 0 ? `There are no ${kind}.` : lines.join("\n"), data: { [kind]: groups } };
    },
  });
}

/** The tool that lists the types of documents. */
export const listTypesTool = defineList(
  "types",
  "type",
  "List the types",
  "Lists the document types, with the number of documents of each.",
);

/** The tool that lists the tags of documents. */
export const listTagsTool = defineList(
  "tags",
  "tag",
  "List the tags",
  "Lists the tags, with the number of documents of each.",
);
