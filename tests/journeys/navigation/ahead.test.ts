import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import type { Visit } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** The headings of the first level, with those that nobody can see in brackets. */
function headings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1")].map((heading) =>
      heading.checkVisibility() ? (heading.textContent ?? "") : `(${heading.textContent ?? ""})`,
    ),
  );
}

for (const { from, links } of [
  { from: "/how-to/point-a-domain-at-your-site", links: "#guides li > a:not([aria-current])" },
  { from: "/article/choosing-a-ttl", links: "[aria-label=Related] a :is(h2, h3)" },
])
  journey(
    `from ${from}, the page of a link that is pointed at is there, hidden, and shown by the click`,
    async ({ page, open }) => {
      await open(from);
      const heading = await page.locator("h1").innerText();
      const link = page.locator(links).first();
      // What is far below is not laid out yet, and has no inner text.
      await link.scrollIntoViewIfNeeded();
      const name = await link.innerText();
      await link.hover();
      await expect.poll(() => headings(page)).toEqual([heading, `(${name})`]);
      expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([heading]);
      expect(await findViolations(page)).toEqual([]);
      await page.evaluate(() => document.querySelectorAll("h1")[1]?.setAttribute("data-marked", ""));
      await link.click();
      await expect.poll(() => headings(page)).toEqual([name]);
      expect(await page.locator("h1[data-marked]").count()).toBe(1);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    },
  );

/** Clicks links one after the other, in one task. @returns what is in view at its end, before any rendering */
function clickAtOnce(page: Page, names: readonly string[]): Promise<{ shown: string; others: number; top: number }> {
  return page.evaluate((all) => {
    const links = [...document.querySelectorAll<HTMLElement>("#guides li > a")];
    for (const name of all) links.find(({ textContent }) => textContent === name)?.click();
    const [shown, ...others] = [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility());
    return { shown: shown?.textContent ?? "", others: others.length, top: window.scrollY };
  }, names);
}

async function pointAtGuides({ page, open }: Pick<Visit, "page" | "open">): Promise<readonly string[]> {
  await open("/how-to/point-a-domain-at-your-site");
  const heading = await page.locator("h1").innerText();
  const links = page.locator("#guides li > a:not([aria-current])");
  const [next = "", after = ""] = await links.allInnerTexts();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await links.first().hover();
  await expect.poll(() => headings(page)).toEqual([heading, `(${next})`]);
  return [heading, next, after];
}

journey("what is there is in view in the task of the click, and Back finds its place", async ({ page, open }) => {
  const [heading = "", next = ""] = await pointAtGuides({ page, open });
  expect(await clickAtOnce(page, [next])).toEqual({ shown: next, others: 0, top: 0 });
  await expect.poll(() => headings(page)).toEqual([next]);
  await expect.poll(() => page.title()).toContain(next);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await page.locator('#guides [aria-current="page"]').innerText()).toBe(next);
  await page.goBack();
  await expect.poll(() => headings(page)).toEqual([heading]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

journey("a click that another one follows in its task is undone", async ({ page, open }) => {
  const [heading = "", next = "", after = ""] = await pointAtGuides({ page, open });
  expect(await clickAtOnce(page, [next, after])).toEqual({ shown: heading, others: 0, top: 300 });
  await expect.poll(() => headings(page)).toEqual([after]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => headings(page)).toEqual([next]);
});

journey("the link of a page that is in view already, clicked again, changes nothing", async ({ page, open }) => {
  const [, next = ""] = await pointAtGuides({ page, open });
  expect(await clickAtOnce(page, [next, next])).toEqual({ shown: next, others: 0, top: 0 });
  await expect.poll(() => headings(page)).toEqual([next]);
});

journey(
  "of two links that are pointed at one after the other, the page of the last is there",
  async ({ page, open }) => {
    await open("/how-to/point-a-domain-at-your-site");
    const heading = await page.locator("h1").innerText();
    const links = page.locator("#guides li > a:not([aria-current])");
    for (const link of [links.nth(0), links.nth(1)]) {
      await link.hover();
      await expect.poll(() => headings(page)).toEqual([heading, `(${await link.innerText()})`]);
    }
  },
);

journey("what somebody chose on a page does not come back with it: it is rendered anew", async ({ page, open }) => {
  await open("/how-to/point-a-domain-at-your-site");
  const first = page.locator("#guides li > a:not([aria-current])").first();
  const name = await first.innerText();
  await first.click();
  await expect.poll(() => headings(page)).toEqual([name]);
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-marked", ""));
  await page.goBack();
  await expect.poll(() => headings(page)).not.toContain(name);
  await page.goForward();
  await expect.poll(() => headings(page)).toEqual([name]);
  expect(await page.locator("h1[data-marked]").count()).toBe(0);
});

/** How often the answer of each guide was asked for, by slug. */
function asked(requests: readonly string[]): readonly string[] {
  return requests.flatMap((url) => {
    const { searchParams } = new URL(url, "http://site");
    if (searchParams.get("operationName") !== "GuidePage") return [];
    const { slug }: { readonly slug: string } = JSON.parse(searchParams.get("variables") ?? "{}");
    return [slug];
  });
}

journey(
  "a guide in the list in view is answered before anybody points at it: the press sends nothing",
  async ({ page, open, requests }) => {
    await open("/how-to/point-a-domain-at-your-site");
    const links = page.locator("#guides li > a:not([aria-current])");
    const slugs = await links.evaluateAll((all) =>
      all.map((link) => (link.getAttribute("href") ?? "").slice("/how-to/".length)),
    );
    expect(slugs.length).toBeGreaterThan(3);
    await expect.poll(() => asked(requests()).toSorted()).toEqual(slugs.toSorted());
    const name = await links.last().innerText();
    await links.last().evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => headings(page)).toEqual([name]);
    expect(asked(requests()).toSorted()).toEqual(slugs.toSorted());
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  },
);

journey(
  "of what is seen beside a list, only pages in the same frame are answered ahead",
  async ({ open, requests, operations }) => {
    await open("/how-to/point-a-domain-at-your-site");
    await expect.poll(() => asked(requests()).length).toBeGreaterThan(3);
    const names = requests().flatMap((url) => new URL(url, "http://site").searchParams.get("operationName") ?? []);
    expect(new Set(names)).toEqual(new Set(["GuidePage"]));
    expect(operations()).toEqual([]);
  },
);

journey("an entry that a scroll brings into view is answered too", async ({ page, open, requests }) => {
  await page.setViewportSize({ width: 1_440, height: 420 });
  await open("/how-to/point-a-domain-at-your-site");
  const last = page.locator("#guides li > a").last();
  const slug = (await last.getAttribute("href"))?.slice("/how-to/".length) ?? "";
  await expect.poll(() => asked(requests()).length).toBeGreaterThan(0);
  expect(asked(requests())).not.toContain(slug);
  await last.evaluate((link) => link.scrollIntoView());
  await expect.poll(() => asked(requests())).toContain(slug);
});

journey("once a link is pressed, nothing else is fetched ahead", async ({ page, open, requests }) => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  let answered = 0;
  await page.route(/operationName=GuidePage/, (route) => mayGoOn.then(() => route.continue()));
  page.on("requestfinished", (request) => (answered += asked([request.url()]).length));
  await open("/how-to/point-a-domain-at-your-site");
  const links = page.locator("#guides li > a:not([aria-current])");
  await expect.poll(() => asked(requests()).length).toBe(1);
  const pressed = (await links.last().getAttribute("href"))?.slice("/how-to/".length) ?? "";
  await links.last().dispatchEvent("pointerdown");
  goOn();
  await expect.poll(() => asked(requests())).toContain(pressed);
  const before = asked(requests());
  // An answer is followed by the next request, if there is one.
  await expect.poll(() => answered).toBe(before.length);
  await passIdleMoments(page);
  expect(asked(requests())).toEqual(before);
});
