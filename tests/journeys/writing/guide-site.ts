import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { aDocument } from "../../support/content.ts";
import type { TestSite } from "../../support/site.ts";
import { startContentSite } from "../content-site.ts";

const guide = readFileSync(fileURLToPath(new URL("../../../docs/guides/writing.md", import.meta.url)), "utf8");

/** A site with the writers' guide, in which every form stands with its source, as an article and beside a sidebar; and a plain article. */
export function startGuide(): Promise<TestSite> {
  return startContentSite({
    "article/writing.md": aDocument({ subject: "Writing", body: guide.replace(/^# .*\n/, "") }),
    "how-to/forms.md": aDocument({ subject: "Forms", body: guide.replace(/^# .*\n/, "") }),
    "article/plain.md": aDocument({ subject: "Plain", body: "Only **words**.\n\n```ts\na();\n```\n" }),
  });
}
