import { expect, test } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { held, inTurn, json } from "../../support/fakes/fake-backend-answers.ts";
import { calls } from "../../support/fakes/fake-site.ts";
import { arrive, goInside } from "../../support/browser/inside.ts";
import { expectFocus, tabTo } from "../../support/browser/keys.ts";
import { runUntilShown, stopPageClock } from "../../support/browser/page-clock.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { articles, hear, prepareListening } from "./announcing-site.ts";

const { site, visit, heal } = prepareListening();
const failing = json({ message: "It broke." }, { status: 500 });

test("a page announces that it is loading, then its title, once", async () => {
  await using visitor = await visit("/contact");
  await visitor.page.clock.install();
  const { answer, release } = held(json({ doc: [articles[0]] }));
  site().backend.on(calls.document, answer);
  await goInside(visitor.page, "/article/words-1");
  expect(await hear(visitor.said, "status Loading...")).toEqual(["focus main", "status Loading..."]);
  release();
  expect(await hear(visitor.said, "focus Words 1")).toEqual(["focus Words 1"]);
  await visitor.page.clock.fastForward(1_000);
  expect(await visitor.said()).toEqual([]);
});

test("an instant page announces only its title, and a list the range it shows", async () => {
  await using visitor = await visit("/contact");
  await tabTo(visitor.page, visitor.page.getByRole("banner").getByRole("link", { name: "Articles" }));
  // The page is prefetched, and rendered ahead, while its link has the focus.
  await visitor.page.locator('[data-ahead="/articles"]').waitFor({ state: "attached" });
  await visitor.said();
  await visitor.page.keyboard.press("Enter");
  expect(await hear(visitor.said, "status Showing 1 to 12 of 30 results")).toEqual([
    "focus Articles",
    "status Showing 1 to 12 of 30 results",
  ]);
  await tabTo(visitor.page, visitor.page.getByRole("link", { name: "Page 2" }));
  await visitor.said();
  await visitor.page.keyboard.press("Enter");
  const heard = await hear(visitor.said, "status Showing 13 to 24 of 30 results", "focus Articles");
  expect(heard.filter((words) => words === "focus Articles")).toHaveLength(1);
});

test("an empty list announces itself", async () => {
  await using visitor = await visit("/contact");
  await goInside(visitor.page, "/blog");
  expect((await hear(visitor.said, "status No Blogs Yet")).filter((words) => !words.includes("Loading"))).toEqual([
    "focus Blogs",
    "status No Blogs Yet",
  ]);
});

test("a failed page is announced at once, and Retry leads to its title, whether it is already there or loads", async () => {
  site().backend.on(calls.document, failing);
  site().backend.on(calls.ofType, failing);
  await using visitor = await visit("/contact");
  const alert = "alert No Articles YetWe're adding content. Stay tuned!We couldn't refresh this list.Retry";
  await goInside(visitor.page, "/articles");
  expect(await hear(visitor.said, alert, "focus Articles")).toContain(alert);
  await tabTo(visitor.page, visitor.page.getByRole("button", { name: "Retry" }));
  await visitor.page.keyboard.press("Enter");
  await expectFocus(visitor.page.getByRole("heading", { level: 1, name: "Articles" }));

  await goInside(visitor.page, "/article/words-1");
  await expectFocus(visitor.page.getByRole("heading", { level: 1, name: "Error fetching article." }));
  await tabTo(visitor.page, visitor.page.getByRole("button", { name: "Retry" }));
  heal();
  await visitor.page.keyboard.press("Enter");
  await expectFocus(visitor.page.getByRole("heading", { level: 1, name: "Words 1" }));
});

test("a page of the site itself announces that the gateway cannot be reached", async () => {
  await using visitor = await visit("/contact");
  const { page } = visitor;
  await page.route("**/graphql**", (route) => route.abort());
  for (const [path, title] of [
    ["/faq", "Frequently asked questions"],
    ["/changelog", "Changelog"],
  ] as const) {
    await goInside(page, path);
    const alert = "alert We couldn’t load this page.The server could not be reached.Retry";
    await hear(visitor.said, alert, `focus ${title}`);
    expect(await findViolations(page)).toEqual([]);
  }
  await page.unroute("**/graphql**");
  await tabTo(page, page.getByRole("button", { name: "Retry" }));
  await page.keyboard.press("Enter");
  await hear(visitor.said, "status No Content Yet");
});

test("a search announces its number of results, that there are none, or that it failed", async () => {
  await using visitor = await visit("/");
  const field = visitor.page.getByRole("main").getByRole("combobox");
  await field.fill("words");
  await hear(visitor.said, "status 3 results for words");
  await field.fill("nothing");
  await hear(visitor.said, "status No results found.");
  site().backend.on(calls.search, failing);
  await field.fill("broken");
  const failure = visitor.page.getByRole("main").getByText(/^Error: /);
  await failure.waitFor();
  await hear(visitor.said, `status ${await failure.innerText()}`);
  expect(await findViolations(visitor.page)).toEqual([]);
  heal();
  await goInside(visitor.page, "/search?q=words");
  await hear(visitor.said, "status 3 results for words");
});

test("a failed branch of the tree keeps the focus through Retry, and Show all leads to the first added document", async () => {
  const many = Array.from({ length: 130 }, (_, index) => ({
    subject: `Words ${index + 1}`,
    slug: `words-${index + 1}`,
  }));
  site().backend.on(calls.tags, json({ allTags: [{ _id: "dns", name: "DNS", slug: "dns", docs: many }] }));
  await using visitor = await visit("/docs");
  const tree = visitor.page.getByRole("navigation", { name: "All documents" });
  const open = async (name: string): Promise<void> => {
    await tabTo(visitor.page, tree.locator("summary", { hasText: name }));
    await visitor.page.keyboard.press("Enter");
  };
  await open("Tags");
  await tree.locator("summary", { hasText: "DNS" }).waitFor();
  site().backend.on(calls.tags, failing);
  await open("DNS");
  await hear(visitor.said, "alert Error loading data Retry");
  await tabTo(visitor.page, tree.getByRole("button", { name: "Retry" }));
  heal();
  site().backend.on(calls.tags, json({ allTags: [{ _id: "dns", name: "DNS", slug: "dns", docs: many }] }));
  await visitor.page.keyboard.press("Enter");
  await expectFocus(tree.locator("summary", { hasText: "DNS" }));
  await tree.getByRole("link", { name: "Words 100", exact: true }).focus(); // past a hundred links
  await tabTo(visitor.page, tree.getByRole("button", { name: "Show all 130" }));
  await visitor.page.keyboard.press("Enter");
  await expectFocus(tree.getByRole("link", { name: "Words 101", exact: true }));
  expect(await findViolations(visitor.page)).toEqual([]);
});

test("choosing a letter announces how many terms remain", async () => {
  await using visitor = await visit("/contact");
  site().backend.on(
    calls.ofType,
    json({
      doc: ["Apex", "Authority", "Zone"].map((subject) =>
        aWireDocument({ subject, slug: subject, docType: "glossary" }),
      ),
    }),
  );
  await goInside(visitor.page, "/glossary");
  // Until the terms are there no letter can be chosen.
  await arrive(visitor.page);
  await visitor.page.getByRole("button", { name: "A", exact: true }).press("Enter");
  expect(await hear(visitor.said, "status 2 terms")).toContain("focus Glossary");
});

test("a rating's confirmation is announced, and a refusal stays visible", async () => {
  site().backend.on(
    calls.rate,
    inTurn(json({ message: "Thank you for the stars." }), json({ message: "Not now." }, { status: 429 })),
  );
  await using visitor = await visit("/article/words-1");
  const { page } = visitor;
  await tabTo(page, page.getByRole("radio", { name: "0.5 stars" }));
  await stopPageClock(page);
  await page.keyboard.press("ArrowRight");
  const toast = page.locator("[data-sonner-toast]");
  await runUntilShown(page, toast);
  await toast.hover(); // it stays, and does not fade while its colours are looked at
  await expect.poll(() => toast.getAttribute("data-expanded")).toBe("true");
  await page.clock.resume();
  await hear(visitor.said, "status Thank you for the stars.");
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.getByRole("main").getByText("Not now.").waitFor();
  expect(
    (await hear(visitor.said, "status Not now.Thank you for the stars.")).filter((words) => words.startsWith("alert")),
  ).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});
