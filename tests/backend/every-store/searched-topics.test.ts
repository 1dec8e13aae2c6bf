import { expect, test } from "vitest";
import { keywordsLine } from "../../../report/zero-result-searches.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { at, each } from "../support/json.ts";

const files = {
  "article/transfers.md": aDocument({ subject: "Transfers", keywords: ["moving"] }, "A text on registration data."),
  "article/other.md": aDocument({ subject: "Others" }, "About something else."),
};
const path = "/api/reports/zero-result-searches/testsite";

type Site = Awaited<ReturnType<typeof openSite>>;

function search(site: Site, searchTerm: string) {
  return site.request(`/docs/get-docs-by-searchterm/testsite?${new URLSearchParams({ searchTerm })}`);
}

test("searches that mean the same are counted together", async () => {
  await using site = await openSite(files);
  const asked = ["how do I escape a zombie", "escaping zombies", "Zombies, escaping", "the zombie", "a zombie"];
  for (const term of [...asked, "escaping zombies"]) await search(site, term);
  const { body } = await site.request(path);
  expect(each(body, "searches", "count")).toEqual([4, 2]);
  expect(each(body, "searches", "term")[0]).toBe("escaping zombies");
  expect(each(body, "searches", "wordings")).toEqual([
    expect.arrayContaining(["escaping zombies", "zombies escaping", "how do i escape a zombie"]),
    expect.arrayContaining(["a zombie", "the zombie"]),
  ]);
  expect(each(body, "searches", "topic")).toEqual(["escaping zombies", "zombie"]);
  expect(at(body, "pagination")).toMatchObject({ totalDocs: 2 });
  expect(each((await site.request(`${path}?page=2&limit=1`)).body, "searches", "count")).toEqual([2]);
});

test("each has the documents whose words are spelt or begin alike, and their files", async () => {
  await using site = await openSite(files);
  await search(site, "registry qqqzzz");
  await search(site, "xxxyyy");
  const { body } = await site.request(path);
  expect(each(body, "searches", "closest")).toEqual(
    expect.arrayContaining([
      [{ slug: "transfers", subject: "Transfers", file: "article/transfers.md", keywords: ["moving"] }],
      [],
    ]),
  );
  expect(each(body, "searches", "isFound")).toEqual([false, false]);
});

test("a keyword that is added as the report says is found by the next search", async () => {
  await using site = await openSite(files);
  const asked = "registry hijacking";
  expect(each((await search(site, asked)).body, "docs", "slug")).toEqual([]);
  const { body } = await site.request(path);
  const [file, topic] = [at(body, "searches.0.closest.0.file"), at(body, "searches.0.topic")];
  expect([file, topic]).toEqual(["article/transfers.md", "registry hijacking"]);
  const line = keywordsLine(["moving", String(topic)]);
  const mark = site.backend.messages.length;
  site.content.write(String(file), `---\nsubject: Transfers\n${line}\n---\n\nA text on registration data.\n`);
  await site.backend.waitForMessage("changed", mark);
  expect(each((await search(site, asked)).body, "docs", "slug")).toEqual(["transfers"]);
  expect(at((await site.request(path)).body, "searches.0")).toMatchObject({
    isFound: true,
    count: 1,
    closest: [{ slug: "transfers", keywords: ["moving", "registry hijacking"] }],
  });
});
