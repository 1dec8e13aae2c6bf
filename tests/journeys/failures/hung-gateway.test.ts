import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { requestLimitMs } from "../../../client/time/time-limit.ts";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFaultySite } from "../../support/fakes/faulty-gate.ts";
import type { FaultySite } from "../../support/fakes/faulty-gate.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { startSite } from "../../support/site.ts";

let site: FaultySite;
const journey = prepareJourneys(async () => {
  site = await startFaultySite(await startSite());
  return site;
});

const graphql = /^\/graphql/;

/** Opens the page with a clock that the test controls. */
async function begin(page: Page, open: (path: string) => Promise<unknown>, path: string): Promise<void> {
  site.break(null);
  await page.clock.install();
  await open(path);
}

/** Follows a link by client-side navigation. */
function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Waits for `count` requests to the gateway, which start the request's timeout. */
async function asked(count: number): Promise<void> {
  await expect.poll(site.broken).toBeGreaterThanOrEqual(count);
}

function retry(page: Page) {
  return page.getByRole("button", { name: "Retry" });
}

/** Lets the page's clock run until every request that it waits for has ended, and this shows. */
async function outlast(page: Page, sign: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(requestLimitMs);
      return sign.isVisible();
    })
    .toBe(true);
}

const tooSlow = "The server took too long to answer.";
const screens: readonly {
  readonly path: string;
  readonly failed: string;
  readonly heading: string;
  readonly asks?: number;
}[] = [
  {
    path: "/articles",
    failed: "We couldn't refresh this list.",
    heading: "Five stages in the life of an expired domain",
  },
  { path: "/news", failed: "We couldn't refresh this list.", heading: "The search corrects misspelt words" },
  { path: "/authors", failed: "Failed to load authors", heading: "Authors" },
  { path: "/authors/Ines%20Okafor/ines-okafor", failed: "Error loading posts", heading: "Ines Okafor" },
  { path: "/glossary", failed: "We couldn't refresh this list.", heading: "Glossary" },
  {
    path: "/article/what-the-udrp-decides",
    failed: "Error fetching article.",
    heading: "What the UDRP decides, and what it does not",
  },
  { path: "/search?q=dnssec", failed: `Error: ${tooSlow}`, heading: "DNSSEC" },
  { path: "/tag/dns", failed: "We couldn't refresh this list.", heading: "dns" },
  { path: "/legal/terms", failed: "Error fetching article.", heading: "Terms and Conditions" },
  {
    path: "/how-to/set-up-dmarc-without-losing-mail",
    failed: "Error fetching article.",
    heading: "Set up DMARC without losing mail",
    asks: 2,
  },
];

for (const { path, failed, heading, asks = 1 } of screens) {
  journey(
    `${path} of a gateway that never answers shows an error after the timeout, and Retry sends it again`,
    async ({ page, open, ignoreComplaint, loads }) => {
      ignoreComplaint(/ERR_(ABORTED|FAILED)/);
      await begin(page, open, "/");
      site.break(graphql);
      await goTo(page, path);
      await asked(asks);
      await outlast(page, page.getByText(failed, { exact: true }));
      const before = site.broken();
      await retry(page).last().click();
      await asked(before + 1);
      await outlast(page, page.getByText(failed, { exact: true }));
      site.break(null);
      await retry(page).last().click();
      await page.getByRole("heading", { name: heading, exact: true }).first().waitFor();
      expect(loads()).toBe(1);
    },
  );
}

const bodies = [
  { name: "drips", answer: answers.drip, text: tooSlow, isLate: true },
  { name: "stops in the middle", answer: answers.hangInBody, text: tooSlow, isLate: true },
  { name: "is a page", answer: answers.htmlPage, text: "The server’s answer could not be read.", isLate: false },
  { name: "is empty", answer: answers.empty, text: "The server’s answer could not be read.", isLate: false },
  { name: "is null", answer: answers.nullJson, text: "The server’s answer could not be read.", isLate: false },
  {
    name: "is a page of status 500",
    answer: answers.raw("<h1>Oops</h1>", "text/html", { status: 500 }),
    text: "The server answered with an error (500).",
    isLate: false,
  },
] as const;

for (const { name, answer, text, isLate } of bodies) {
  journey(`an answer whose body ${name} is a failure with its reason`, async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/answer 500|status of 500/);
    await begin(page, open, "/");
    site.break(graphql, answer);
    await goTo(page, "/authors");
    await asked(1);
    const reason = page.getByRole("alert").getByText(text, { exact: true });
    await (isLate ? outlast(page, reason) : reason.waitFor());
    site.break(null);
    await retry(page).click();
    await page.getByRole("table").waitFor();
  });
}

journey(
  "a search while typing that is never answered shows an error, and Retry under the box sends it again",
  async ({ page, open }) => {
    await begin(page, open, "/articles");
    site.break(graphql);
    const box = page.getByRole("main").getByRole("combobox");
    await box.fill("dnssec");
    await asked(1);
    await outlast(page, page.getByText(`Error: ${tooSlow}`, { exact: true }).last());
    site.break(null);
    await retry(page).click();
    await page.getByRole("option").first().waitFor();
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
  },
);

journey(
  "a message that is never answered is sent once, may have arrived, and stays in the form",
  async ({ page, open }) => {
    await begin(page, open, "/contact");
    await page.getByLabel("First name").fill("Nadia");
    await page.getByLabel("Last name").fill("Ferreira");
    await page.getByLabel("Email").fill("nadia@example.com");
    await page.getByLabel("Message").fill("Hi.");
    await page.getByRole("switch", { name: "Agree to policies" }).check();
    site.break(graphql);
    await page.getByRole("button", { name: "Let's talk" }).click();
    await asked(1);
    await page.clock.fastForward(requestLimitMs);
    await page.getByRole("alert").getByText("We got no answer, so your message may or may not have arrived.").waitFor();
    expect(await page.getByLabel("Message").inputValue()).toBe("Hi.");
    await page.clock.fastForward(4 * requestLimitMs);
    expect(site.broken()).toBe(1);
  },
);

journey("a rating that is never answered is sent once, and may have arrived", async ({ page, open }) => {
  await begin(page, open, "/article/what-the-udrp-decides");
  site.break(/^\/graphql(?!\?)/); // mutations only
  await page.getByRole("radio", { name: "4 stars" }).check();
  await page.clock.fastForward(1_000);
  await asked(1);
  await page.clock.fastForward(requestLimitMs);
  await page.getByRole("main").getByText("We got no answer, so it may or may not have arrived.").first().waitFor();
  await page.clock.fastForward(4 * requestLimitMs);
  expect(site.broken()).toBe(1);
});

journey("code that never arrives ends too: the page is loaded as a whole document", async ({ page, open, loads }) => {
  await begin(page, open, "/");
  site.break(/\/assets\/AuthorsPage-.*\.js$/);
  await goTo(page, "/authors");
  await asked(1);
  await page.clock.fastForward(requestLimitMs);
  await expect.poll(loads).toBe(2);
  await page.getByRole("table").waitFor();
});
