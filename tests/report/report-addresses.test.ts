import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startSite } from "../backend/support/backend-process.ts";
import { aDocument } from "../backend/support/content-folder.ts";
import { parseHtml } from "../support/pages/parse-markup.ts";
import { report } from "./report-command.ts";

test("documents below folders are linked by their own addresses: none is an orphan for them, and the report leads there", async () => {
  await using site = await startSite({
    "site.yml":
      "id: testsite\nname: testsite\nfeatures: { docsTree: false }\ntypes:\n  guide: { layout: guides, listPath: /guides, addresses: folders }\n",
    "guide/index.md": aDocument({ subject: "Start" }, "Then [Linux](install/linux.md), [two parts](größe/ä.md)."),
    "guide/install/linux.md": aDocument({ subject: "Linux" }, "Back to [the start](../index.md)."),
    "guide/größe/ä.md": aDocument({ subject: "Size" }),
    "guide/other/linux.md": aDocument({ subject: "Alone" }),
    "article/linux.md": aDocument({ subject: "Flat" }),
    "glossary/cache.md": aDocument({ subject: "Cache" }),
  });
  const { out } = await report({
    DATA_DIR: site.data.path,
    CONTENT_DIR: site.content.path,
    SITE_URL: "https://docs.example.com",
  });
  const document = parseHtml(readFileSync(out.trim(), "utf8"));
  const linksUnder = (id: string) =>
    [...(document.getElementById(id)?.nextElementSibling?.querySelectorAll("td a") ?? [])].map(
      (link) => `${link.textContent} ${link.getAttribute("href")}`,
    );
  expect(linksUnder("orphans").toSorted()).toEqual([
    "Alone https://docs.example.com/guide/other/linux",
    "Flat https://docs.example.com/article/linux",
  ]);
  expect(linksUnder("descriptions").toSorted()).toEqual([
    "Alone https://docs.example.com/guide/other/linux",
    "Cache https://docs.example.com/glossary#cache",
    "Flat https://docs.example.com/article/linux",
    "Linux https://docs.example.com/guide/install/linux",
    "Size https://docs.example.com/guide/gr%C3%B6%C3%9Fe/%C3%A4",
    "Start https://docs.example.com/guides",
  ]);
});
