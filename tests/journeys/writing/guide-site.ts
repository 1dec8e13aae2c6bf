import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { aDocument } from "../../support/content.ts";
import type { TestSite } from "../../support/site.ts";
import { startContentSite } from "../content-site.ts";

const guide = readFileSync(fileURLToPath(new URL("../../../docs/guides/writing.md", import.meta.url)), "utf8");

const paper = `\`\`\`ts lineNumbers
const long = "${"a line that is longer than a sheet is wide, ".repeat(4)}";
\`\`\`

:::tabs
::tab[Linux]
One.

::tab[macOS]
Two.
:::

:::cards
- [Elsewhere](https://example.com/) Another site.
:::
`;

/** A site whose articles are the writers' guide, in which every form stands with its source, and a plain one. */
export function startGuide(): Promise<TestSite> {
  return startContentSite({
    "article/writing.md": aDocument({ subject: "Writing", body: guide.replace(/^# .*\n/, "") }),
    "article/paper.md": aDocument({ subject: "Paper", body: paper }),
    "article/plain.md": aDocument({ subject: "Plain", body: "Only **words**.\n\n```ts\na();\n```\n" }),
  });
}
