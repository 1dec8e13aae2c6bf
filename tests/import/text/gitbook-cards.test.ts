import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

const table = [
  '<table data-view="cards"><thead><tr><th></th><th></th><th data-hidden data-card-target data-type="content-ref"></th>',
  '<th data-hidden data-card-cover data-type="image">Cover</th><th data-hidden data-card-cover-dark data-type="image">Dark</th></tr></thead><tbody>',
  '<tr><td><h4><i class="fa-anchor">:anchor:</i></h4></td><td><h4>Knots</h4><p>How to <em>tie</em>.</p></td><td><a href="knots.md">knots.md</a></td>',
  '<td><a href=".gitbook/assets/knot.svg">knot.svg</a></td><td><a href=".gitbook/assets/night.svg">night.svg</a></td></tr>',
  "<tr><td></td><td><strong>Tides</strong></td><td></td><td></td><td></td></tr></tbody></table>",
].join("");

test("cards of GitBook are cards: what hidden columns say is where they lead and their pictures; buttons do not run together", async () => {
  await using room = await makeSource({
    "SUMMARY.md": "* [Start](README.md)\n* [Knots](knots.md)\n",
    "README.md": `# Start\n\n${table}\n\n<a href="knots.md" class="button primary">One</a><a href="knots.md" class="button">Two</a>\n\n<table><tr><th>A</th></tr><tr><td>b</td></tr></table>\n`,
    "knots.md": "# Knots\n\nText.\n",
    ".gitbook/assets/knot.svg": picture,
    ".gitbook/assets/night.svg": picture,
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const start = await room.read("guide/index.md");
  expect(start).toContain(
    ":::cards\n- **[Knots](/guide/knots)**\n\n  ![](gitbook/assets/knot.svg)\n\n  How to _tie_.\n- **Tides**\n:::",
  );
  expect(await room.read("guide/gitbook/assets/knot.dark.svg")).toBe(picture);
  expect(start).toContain("[One](/guide/knots) [Two](/guide/knots)");
  expect(start).toMatch(/\| A +\|/);
  expect(room.check().stdout).toContain("no problem");
});
