import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { aDocument, makeContent } from "../../support/content.ts";
import { startSite } from "../../support/site.ts";
import type { TestSite } from "../../support/site.ts";

const guide = readFileSync(fileURLToPath(new URL("../../../docs/guides/writing.md", import.meta.url)), "utf8");

/** A site whose articles are the writers' guide, in which every form stands with its source, and a plain one. */
export async function startGuide(): Promise<TestSite> {
  const content = await makeContent({
    "article/writing.md": aDocument({ subject: "Writing", body: guide.replace(/^# .*\n/, "") }),
    "article/plain.md": aDocument({ subject: "Plain", body: "Only **words**.\n\n```ts\na();\n```\n" }),
  });
  const site = await startSite({ CONTENT_DIR: content.dir });
  return {
    ...site,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}
