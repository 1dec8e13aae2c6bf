import { parse } from "graphql";
import type { DocumentNode } from "graphql";
import { z } from "zod";
import { canonicalUrl } from "../../addresses/canonical-url.ts";
import { groupAddress } from "../../addresses/group-address.ts";
import { sayCountIn, sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import { defineTool, notNow } from "./tool.ts";
import type { Tool } from "./tool.ts";

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
    run: async (_input, execution) => {
      const { speech } = execution;
      const found = Groups.safeParse((await execution.execute(query, {})).data).data;
      if (found === undefined) return notNow(execution);
      const groups = found.navigation.groups.map((group) => ({
        ...group,
        url: canonicalUrl(found.site.url, groupAddress(one, group.slug)),
      }));
      const lines = groups.map(
        ({ name, slug, count, url }) =>
          `- ${name} (\`${slug}\`): ${sayCountIn(speech, count, "1 document", "{count} documents")}, ${url}`,
      );
      return {
        text: lines.length === 0 ? sayIn(speech, "No content found.") : lines.join("\n"),
        data: { [kind]: groups },
      };
    },
  });
}

/** The tool that lists the types of documents. */
export function createListTypesTool(speech: Speech): Tool {
  return defineList(
    "types",
    "type",
    sayIn(speech, "List the types"),
    "Lists the document types, with the number of documents of each.",
  );
}

/** The tool that lists the tags of documents. */
export function createListTagsTool(speech: Speech): Tool {
  return defineList(
    "tags",
    "tag",
    sayIn(speech, "List the tags"),
    "Lists the tags, with the number of documents of each.",
  );
}
