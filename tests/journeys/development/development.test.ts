import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import type { Visit } from "../../support/browser/journey.ts";
import { startSite } from "../../support/site.ts";

// React's development build reports every difference between the server's markup and the browser's, attributes included.
const journey = prepareJourneys(() => startSite({}, { dev: true }));

const addresses = [
  "/",
  "/article/domain-valuation-four-methods",
  "/how-to/change-registrars-and-stay-online",
  "/legal/terms",
  "/search?q=dns",
];

/** Submits every form: each answer is a union. */
async function sendEverything({ page, open }: Visit): Promise<void> {
  await open("/article/choosing-a-ttl");
  await page.getByRole("radio", { name: "4 stars", exact: true }).press("Space");
  await page.getByText("Thanks for your rating!").waitFor();
  await open("/about");
  await page.getByLabel("Email").fill("nadia@example.com");
  await page.getByRole("button", { name: "Notify me" }).press("Enter");
  await page.getByRole("main").getByRole("status").waitFor();
  await open("/newsletter/confirm?token=none");
  await page.getByRole("main").getByRole("button", { name: "Confirm" }).press("Enter");
  await page.getByRole("main").getByRole("alert").waitFor();
  await open("/contact");
  for (const name of ["First name", "Last name", "Message"]) await page.getByLabel(name).fill("Some words");
  await page.getByLabel("Email").fill("nadia@example.com");
  await page.getByRole("switch", { name: "Agree to policies" }).press("Space");
  await page.getByRole("button", { name: "Let's talk" }).press("Enter");
  await page.getByRole("main").getByRole("status").waitFor();
}

journey.onEveryScreen(
  "the development build hydrates every page without a warning or a query, and knows every answer to a submission",
  async (visit) => {
    const { page, open, operations, isPhone, ignoreComplaint } = visit;
    ignoreComplaint(/^answer 504: .*\/\.vite\/deps\/|504 \(Outdated Optimize Dep\)$/); // dependencies optimized by another server: Vite reloads the page
    page.setDefaultTimeout(60_000); // the first page waits for the sources to be transformed
    await open("/");
    for (const path of addresses) {
      await open(path);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    }
    expect(operations()).toEqual([]);
    if (!isPhone) await sendEverything(visit);
  },
);
