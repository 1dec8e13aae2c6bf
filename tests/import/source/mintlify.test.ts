import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

const pages = {
  "index.mdx": [
    "---\ntitle: Quay\n---",
    `A <Tooltip tip="A place & a 'berth'">quay</Tooltip> and <Tooltip headline="No tip">none</Tooltip>.`,
    '<Update label="October 2026" description="v0.1.0" tags={["API"]}>\n  Added *knots*.\n</Update>',
  ].join("\n\n"),
};

test("a tooltip is an abbreviation with its meaning, an update has its description", async () => {
  await using room = await makeSource({
    ...pages,
    "docs.json": JSON.stringify({ name: "Quay", navigation: { pages: ["index"] } }),
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const text = await room.read("guide/index.md");
  expect(text).toContain(`A <abbr title="A place &amp; a 'berth'">quay</abbr> and none.`);
  expect(text).toContain("## October 2026\n\nv0.1.0\n\nAdded *knots*.\n");
  expect(room.check().stdout).toContain("no problem");
});

test.each([
  {
    navbar: {
      links: [
        { label: "Support", href: "https://quay.example/support" },
        { type: "github", href: "https://github.com/quay/quay" },
        { label: "Here", href: "/index" },
      ],
      primary: { type: "button", label: "Dashboard", href: "https://app.quay.example" },
    },
  },
  {
    topbarLinks: [
      { name: "Support", url: "https://quay.example/support" },
      { type: "github", url: "https://github.com/quay/quay" },
    ],
    topbarCtaButton: { name: "Dashboard", url: "https://app.quay.example" },
  },
])("links of the header lead elsewhere as before (%#)", async (links) => {
  await using room = await makeSource({
    ...pages,
    "docs.json": JSON.stringify({ name: "Quay", navigation: { pages: ["index"] }, ...links }),
  });
  room.run();
  expect(await room.read("site.yml")).toContain(
    [
      "    - label: Support\n      to: https://quay.example/support",
      "    - label: GitHub\n      to: https://github.com/quay/quay",
      "    - label: Dashboard\n      to: https://app.quay.example",
    ].join("\n"),
  );
  expect(room.check().stdout).toContain("no problem");
});
