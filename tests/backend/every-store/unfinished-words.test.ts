import { expect, test } from "vitest";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { searchFor } from "../support/search-for.ts";

test("a last word that is one ranks before longer words that begin with it", async () => {
  await using site = await openSite({
    "blog/workbench.md": aDocument({ subject: "Workbench" }, "Workbench, workbench."),
    "blog/day.md": aDocument({ subject: "Work days" }, "Nothing else."),
  });
  expect((await searchFor(site, "workb")).slugs).toEqual(["workbench"]);
  expect((await searchFor(site, "work")).slugs).toEqual(["day", "workbench"]);
});
