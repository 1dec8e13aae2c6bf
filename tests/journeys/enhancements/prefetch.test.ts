import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aDocument } from "../../support/content.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { startContentSite } from "../content-site.ts";

/** Links to more kinds of pages than are prefetched for one page. */
const links = [
  ["About", "/about"],
  ["Questions", "/faq"],
  ["Changes", "/changelog"],
  ["Contact", "/contact"],
  ["People", "/authors"],
  ["Words", "/glossary"],
  ["Releases", "/press-release"],
] as const;

const journey = prepareJourneys(() =>
  startContentSite({
    "article/ways-on.md": aDocument({
      subject: "Ways on",
      body: links.map(([name, path]) => `[${name}](${path})`).join(" "),
    }),
    "article/costly-ways.md": aDocument({
      subject: "Costly ways",
      body: "[Searched](/search?q=ways) [Confirmed](/newsletter/confirm?token=a) [Words](/glossary)",
    }),
  }),
);

/** The kinds of pages whose code was requested, in order. */
function kindsOf(requests: readonly string[]): readonly string[] {
  return [...new Set(requests.flatMap((url) => /\/assets\/(\w+Page)-[\w-]+\.js$/.exec(url)?.[1] ?? []))].filter(
    (kind) => kind !== "DocumentPage",
  );
}

function point(page: Page, name: string): Promise<void> {
  return page.getByRole("article").getByRole("link", { name, exact: true }).dispatchEvent("pointerover");
}

journey(
  "an idle page prefetches the code of four kinds of pages in view, one after another, and none of their data",
  async ({ page, open, requests, operations }) => {
    await open("/article/ways-on");
    await expect.poll(() => kindsOf(requests()).length).toBe(4);
    expect(operations()).toEqual([]);
    await point(page, "Releases");
    await expect.poll(() => operations().toSorted()).toEqual(["ListArchive", "NewsPage"]);
    expect(kindsOf(requests())).toHaveLength(5);
    expect(kindsOf(requests())[4]).toBe("NewsPage");
  },
);

journey.onEveryScreen(
  "a link that is focused or touched prefetches its page's code and data; following it needs no further request",
  async ({ page, open, requests, operations, isPhone }) => {
    await open("/article/ways-on");
    const link = page.getByRole("article").getByRole("link", { name: "People" });
    await (isPhone ? link.dispatchEvent("pointerdown") : link.focus());
    await expect.poll(() => operations()).toEqual(["AuthorsPage"]);
    expect(kindsOf(requests())).toContain("AuthorsPage");
    await (isPhone ? link.tap() : link.press("Enter"));
    await page.getByRole("heading", { level: 1, name: "Authors" }).waitFor();
    expect(operations()).toEqual(["AuthorsPage"]);
  },
);

journey("a link that a pointer only passes prefetches nothing", async ({ page, open, requests }) => {
  await open("/article/ways-on");
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

/** Replaces what the browser reports about the network. */
function setNetwork(page: Page, facts: Readonly<Record<string, unknown>>): Promise<void> {
  return page.evaluate(
    (connection) => void Object.defineProperty(navigator, "connection", { value: connection, configurable: true }),
    facts,
  );
}

const spared = [
  { saveData: true },
  { effectiveType: "3g" },
  { effectiveType: "slow-2g" },
  { type: "cellular", effectiveType: "4g" },
];

journey(
  "with data saving, or on a slow or metered network, nothing is prefetched",
  async ({ page, open, requests, operations }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
    );
    await page.clock.install();
    await open("/article/ways-on");
    for (const facts of spared) {
      await setNetwork(page, facts);
      await point(page, "Words");
      // Longer than the hover delay, and than the page has to be visible.
      await page.clock.runFor(1_500);
      expect({ facts, kinds: kindsOf(requests()), operations: operations() }).toEqual({
        facts,
        kinds: [],
        operations: [],
      });
    }
    await setNetwork(page, { effectiveType: "4g" });
    await point(page, "Words");
    await expect.poll(() => operations()).toEqual(["GlossaryPage"]);
  },
);

journey(
  "a link whose page takes from an allowance, or does something, is not followed ahead",
  async ({ page, open, operations }) => {
    await page.clock.install();
    await open("/article/costly-ways");
    for (const name of ["Searched", "Confirmed"])
      for (const sign of ["pointerover", "focusin", "pointerdown"]) {
        await page.getByRole("article").getByRole("link", { name }).dispatchEvent(sign);
        // Longer than the hover delay.
        await page.clock.runFor(1_500);
      }
    expect(operations()).toEqual([]);
    await point(page, "Words");
    await page.clock.runFor(1_500);
    await expect.poll(() => operations()).toEqual(["GlossaryPage"]);
  },
);
