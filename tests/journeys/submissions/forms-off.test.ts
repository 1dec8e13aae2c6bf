import { expect } from "vitest";
import { makeContent } from "../../support/content.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { startSite } from "../../support/site.ts";
import type { TestSite } from "../../support/site.ts";

/** A site whose backend answers 404 to everything, so it has neither contact nor newsletter. */
async function startWithoutForms(): Promise<TestSite> {
  const backend = await startFakeBackend();
  const content = await makeContent({
    "site.yml": "name: Testsite\nid: testsite\ncontactEmail: help@testsite.example\n",
  });
  const site = await startSite({ CONTENT_DIR: content.dir, DOCS_API_URL: backend.apiUrl });
  return {
    ...site,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await backend[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

const journey = prepareJourneys(startWithoutForms);

journey(
  "a message that the backend does not support is offered as a mail, with the typed text",
  async ({ page, open }) => {
    await open("/contact");
    await page.getByLabel("First name").fill("Nadia");
    await page.getByLabel("Last name").fill("Ferreira");
    await page.getByLabel("Email").fill("nadia@example.com");
    await page.getByLabel("Message").fill("Demand by region?");
    await page.getByRole("switch", { name: "Agree to policies" }).press("Space");
    await page.getByRole("button", { name: "Let's talk" }).click();
    const refusal = page.getByRole("alert");
    await refusal.getByText("Messages cannot be sent from this site.").waitFor();
    expect(await refusal.getByRole("link", { name: "help@testsite.example" }).getAttribute("href")).toBe(
      "mailto:help@testsite.example?subject=Contact&body=Demand%20by%20region%3F",
    );
    expect(await page.getByLabel("Message").inputValue()).toBe("Demand by region?");
  },
);

journey(
  "a newsletter that the backend does not support is shown as off, with an address to write to",
  async ({ page, open }) => {
    await open("/about");
    await page.getByLabel("Email").fill("nadia@example.com");
    await page.getByRole("button", { name: "Notify me" }).click();
    await page.getByRole("alert").getByRole("link", { name: "help@testsite.example" }).waitFor();
  },
);
