import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aDocument, makeContent } from "../../support/content.ts";
import { prepareJourneys } from "../../support/journey.ts";
import { startSite } from "../../support/site.ts";

/** Links to more kinds of pages than are fetched ahead for one page. */
const links = [
  ["About", "/about"],
  ["Questions", "/faq"],
  ["Changes", "/changelog"],
  ["Contact", "/contact"],
  ["People", "/authors"],
  ["Words", "/glossary"],
  ["Releases", "/press-release"],
] as const;

const journey = prepareJourneys(async () => {
  const content = await makeContent({
    "article/ways-on.md": aDocument({
      subject: "Ways on",
      body: links.map(([name, path]) => `[${name}](${path})`).join(" "),
    }),
  });
  const site = await startSite({ CONTENT_DIR: content.dir });
  return {
    ...site,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
});

/** The kinds of pages whose code was asked for, in order. */
const kindsOf = (requests: readonly string[]): readonly string[] =>
  [...new Set(requests.flatMap((url) => /\/assets\/(\w+Page)-[\w-]+\.js$/.exec(url)?.[1] ?? []))].filter(
    (kind) => kind !== "DocumentPage",
  );

const point = (page: Page, name: string): Promise<void> =>
  page.getByRole("article").getByRole("link", { name, exact: true }).dispatchEvent("pointerover");

journey(
  "at rest a page has the code of four kinds of pages in view fetched, one after the other, and none of their data",
  async ({ page, open, requests, operations }) => {
    await open("/article/ways-on");
    await expect.poll(() => kindsOf(requests()).length).toBe(4);
    expect(operations()).toEqual([]);
    await point(page, "Releases");
    await expect.poll(() => operations()).toEqual(["NewsPage"]);
    expect(kindsOf(requests())).toHaveLength(5);
    expect(kindsOf(requests())[4]).toBe("NewsPage");
  },
);

journey.onEveryScreen(
  "a link that takes the focus, or is touched, has code and data of its page fetched; pressing it asks for nothing more",
  async ({ page, open, requests, operations, isPhone }) => {
    await open("/article/ways-on");
    const link = page.getByRole("article").getByRole("link", { name: "People" });
    await (isPhone ? link.dispatchEvent("touchstart") : link.focus());
    await expect.poll(() => operations()).toEqual(["AuthorsPage"]);
    expect(kindsOf(requests())).toContain("AuthorsPage");
    await (isPhone ? link.tap() : link.press("Enter"));
    await page.getByRole("heading", { level: 1, name: "Authors" }).waitFor();
    expect(operations()).toEqual(["AuthorsPage"]);
  },
);

journey("a link that a pointer only passes has nothing fetched", async ({ page, open, requests }) => {
  const started = page.waitForResponse(/\/assets\/start-[\w-]+\.js$/);
  await open("/article/ways-on");
  await page.getByRole("heading", { level: 1 }).dispatchEvent("pointerover");
  await started;
  await page.getByRole("article").evaluate((article) => {
    const point = (path: string): void =>
      void article
        .querySelector(`a[href="${path}"]`)
        ?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    point("/glossary");
    setTimeout(() => point("/press-release"), 20);
  });
  await expect.poll(() => kindsOf(requests())).toContain("NewsPage");
  expect(kindsOf(requests())).not.toContain("GlossaryPage");
});

/** Says what the browser tells of the network, from here on. */
const tellNetwork = (page: Page, facts: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    (told) => void Object.defineProperty(navigator, "connection", { value: told, configurable: true }),
    facts,
  );

const spared = [
  { saveData: true },
  { effectiveType: "3g" },
  { effectiveType: "slow-2g" },
  { type: "cellular", effectiveType: "4g" },
];

journey(
  "where data is to be saved, or the network is slow or metered, nothing is fetched that was not asked for",
  async ({ page, open, requests, operations }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
    );
    await open("/article/ways-on");
    const started = page.waitForResponse(/\/assets\/start-[\w-]+\.js$/);
    await point(page, "Words");
    await started;
    for (const facts of spared) {
      await tellNetwork(page, facts);
      await point(page, "Words");
      // Longer than a pointer has to rest, and than the page has to be shown.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
      expect({ facts, kinds: kindsOf(requests()), operations: operations() }).toEqual({
        facts,
        kinds: [],
        operations: [],
      });
    }
    await tellNetwork(page, { effectiveType: "4g" });
    await point(page, "Words");
    await expect.poll(() => operations()).toEqual(["GlossaryPage"]);
  },
);
