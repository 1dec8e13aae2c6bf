import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { runUntilShown, stopPageClock } from "../../support/browser/page-clock.ts";
import { startSite } from "../../support/site.ts";

const journey = prepareJourneys(() => startSite({ TRUST_PROXY: "1" }));

/** A separate address for every visit, by which votes are counted. */
function addressOf(isPhone: boolean, visitor: number): string {
  return `203.0.113.${visitor * 10 + (isPhone ? 1 : 2)}`;
}

function comeFrom(page: Page, address: string): Promise<void> {
  return page.setExtraHTTPHeaders({ "x-forwarded-for": address });
}

function stars(page: Page) {
  return page.getByRole("group", { name: "Was this useful?" });
}
function toast(page: Page, text: string) {
  return page.getByRole("listitem").filter({ hasText: text });
}
function storedRatings(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("userDocRatings") ?? "null"));
}

/** By Tab alone, as without a mouse. */
async function tabToStars(page: Page): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches("input[type=radio]") ?? false);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}

journey(
  "a rating is given by keys alone, thanked for, remembered, and shown again",
  async ({ page, open, operations }) => {
    const slug = "choosing-a-ttl";
    // Queries by links and terms that the focus passes do not count.
    const sent = (): readonly string[] =>
      operations().filter((name) => !/(?:Page|Head|List|Archive|Card|Tree|TreePath|SearchStart)$/.test(name));
    await comeFrom(page, addressOf(false, 1));
    await open(`/article/${slug}`);
    // From here on time passes in steps: the star where the keys stop is sent after a pause, and a toast stays for four seconds.
    await stopPageClock(page);
    await tabToStars(page);
    for (
      let presses = 0;
      presses < 12 && !(await stars(page).getByRole("radio", { name: "3.5 stars" }).isChecked());
      presses += 1
    )
      await page.keyboard.press("ArrowRight");
    const thanks = toast(page, "Thanks for your rating!");
    await runUntilShown(page, thanks);
    expect(sent()).toEqual(["RateDocument", "ViewerAddress"]);
    expect(await storedRatings(page)).toEqual({ [slug]: { rating: 3.5, ip: addressOf(false, 1) } });
    await page.clock.runFor(2_000);
    expect(await thanks.count()).toBe(1);
    await page.clock.runFor(2_500);
    await thanks.waitFor({ state: "detached" });

    await page.clock.resume();
    await page.reload();
    await expect.poll(() => stars(page).getByRole("radio", { name: "3.5 stars" }).isChecked()).toBe(true);
    expect(await stars(page).innerText()).toContain("3.5 of 5");
    expect(sent().length).toBe(2);
  },
);

journey.onEveryScreen("a rating is given by a click on a star", async ({ page, open, isPhone }) => {
  await comeFrom(page, addressOf(isPhone, 2));
  await open("/article/what-the-udrp-decides");
  const star = stars(page).getByRole("radio", { name: "5 stars", exact: true });
  await star.scrollIntoViewIfNeeded();
  await (isPhone ? star.tap() : star.click());
  await toast(page, "Thanks for your rating!").waitFor();
  expect(await storedRatings(page)).toEqual({ "what-the-udrp-decides": { rating: 5, ip: addressOf(isPhone, 2) } });
});

const tooOften = "You have rated often in a short time. Please try again later.";

journey(
  "a rating over the limit is refused with the server's message, which stays beside the stars",
  async ({ page, open, site }) => {
    const slug = "dnssec-without-an-outage";
    const address = addressOf(false, 3);
    for (let votes = 0; votes < 5; votes += 1) {
      const response = await fetch(`${site.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify({
          query: `mutation { rateDocument(slug: "${slug}", rating: 4) { ... on RatingReceived { message } } }`,
        }),
      });
      expect(await response.text()).toContain("Thanks for your rating!");
    }
    await comeFrom(page, address);
    await open(`/article/${slug}`);
    await stars(page).getByRole("radio", { name: "2 stars", exact: true }).press("Space");
    await page.locator("li[data-type=info]").filter({ hasText: tooOften }).waitFor();
    await toast(page, tooOften).waitFor({ state: "detached" });
    expect(await page.getByRole("main").getByText(tooOften).isVisible()).toBe(true);
    expect(await stars(page).getByRole("radio", { checked: true }).count()).toBe(0);
    expect(await storedRatings(page)).toBe(null);
  },
);

for (const late of ["RateDocument", "ViewerAddress"])
  journey(
    `of two ratings sent shortly one after the other, the last is kept, though ${late} of the first is late`,
    async ({ page, open, operations }) => {
      const slug = "choosing-a-ttl";
      const address = addressOf(false, late === "RateDocument" ? 4 : 5);
      const sent = (name: string): number => operations().filter((one) => one === name).length;
      await page.clock.install();
      await comeFrom(page, address);
      await open(`/article/${slug}`);
      const letThrough = await holdFirst(page, late);
      await stars(page).getByRole("radio", { name: "2 stars", exact: true }).press("Space");
      await expect.poll(() => sent(late)).toBe(1);
      await stars(page).getByRole("radio", { name: "4 stars", exact: true }).press("Space");
      await page.clock.runFor(1_000);
      await passIdleMoments(page);
      expect(sent("RateDocument")).toBe(1);
      letThrough();
      await expect.poll(() => storedRatings(page)).toEqual({ [slug]: { rating: 4, ip: address } });
      expect([sent("RateDocument"), sent("ViewerAddress")]).toEqual([2, 2]);
      expect(await stars(page).getByRole("radio", { name: "4 stars", exact: true }).isChecked()).toBe(true);
    },
  );

/** Holds the first request of an operation back, until the returned function is called. */
async function holdFirst(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let count = 0;
  await page.route("**/graphql**", async (route) => {
    const { url, postData } = { url: route.request().url(), postData: route.request().postData() ?? "" };
    if (`${url} ${postData}`.includes(operation) && (count += 1) === 1) await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** The values of all stars that are chosen, also on a page that is rendered ahead. */
function chosenStars(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")].map(({ value }) => value),
  );
}

journey(
  "the stars of a page that is rendered ahead and those of the page shown do not change each other",
  async ({ page, open }) => {
    await comeFrom(page, addressOf(false, 6));
    await page.addInitScript(() => {
      const [shown, ahead] = [4, 3].map((rating) => ({ rating, ip: null }));
      const ratings = { "point-a-domain-at-your-site": shown, "look-up-a-domain-with-rdap": ahead };
      localStorage.setItem("userDocRatings", JSON.stringify(ratings));
    });
    await open("/how-to/point-a-domain-at-your-site");
    await expect.poll(() => chosenStars(page)).toEqual(["4"]);
    await page.locator('#guides a[href="/how-to/look-up-a-domain-with-rdap"]').hover();
    await expect.poll(() => page.locator("h1").count()).toBe(2);
    expect(await chosenStars(page)).toEqual(["4", "3"]);
    await stars(page).getByRole("radio", { name: "2 stars", exact: true }).press("Space");
    await toast(page, "Thanks for your rating!").waitFor();
    expect(await chosenStars(page)).toEqual(["2", "3"]);
  },
);

const ReportedRatings = z.object({ ratings: z.array(z.object({ slug: z.string(), counts: z.array(z.number()) })) });

journey("a star that is chosen just before the site is left counts", async ({ page, open, site }) => {
  const slug = "what-a-letter-costs";
  const backend = (await readFile(`${site.dataDir}/backend/address`, "utf8")).trim();
  // By whom is open: what says that in a test does not reach a page that is gone.
  const isCounted = async (rating: number): Promise<boolean> => {
    const answer = await fetch(`${backend}/api/reports/ratings/domainlens`);
    const { ratings } = ReportedRatings.parse(await answer.json());
    return ratings.some((one) => one.slug === slug && one.counts[rating * 2 - 1] === 1);
  };
  await comeFrom(page, addressOf(false, 7));
  await open(`/article/${slug}`);
  // The pause after which a star is sent does not end by itself.
  await stopPageClock(page);
  const code = page.waitForResponse(/\/assets\/submit-rating-[\w-]+\.js$/);
  await stars(page).getByRole("radio", { name: "2 stars", exact: true }).press("Space");
  await code;
  await runUntilShown(page, page.getByRole("button", { name: "Take back my rating" }));
  await stars(page).getByRole("radio", { name: "4 stars", exact: true }).press("Space");
  expect(await isCounted(4)).toBe(false);
  await page.goto("about:blank");
  await expect.poll(() => isCounted(4)).toBe(true);
});
