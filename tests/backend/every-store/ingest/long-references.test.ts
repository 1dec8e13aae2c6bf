import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

const [name, path] = ["a".repeat(300), `${"b/".repeat(2_500)}c`];

test.each([
  ["includes", `::include{file=${name}.md}\n\n::include{file=/${path}.md}`, /::include: the file .* does not exist/],
  ["pictures", `![a](${name}.png) ![b](/media/${path}.png)`, /the picture .* does not exist/],
  ["files", `[a](${name}.pdf) [b](/media/${path}.pdf)`, /the link to .* does not exist/],
  ["documents", `[a](${name}.md) [b](/article/${path})`, /leads nowhere/],
])(
  "names of %s that are too long for the system are those of files that are not there",
  async (_what, body, message) => {
    await using site = await startIngest({ "article/a.md": aDocument({}, body) });
    const { problems } = await site.scan();
    const said = { line: expect.any(Number), effect: "published", message: expect.stringMatching(message) };
    expect(problems).toMatchObject([said, said]);
    expect(await site.subject("a")).toBe("A subject");
  },
);
