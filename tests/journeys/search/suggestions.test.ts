import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { holdApplication } from "../../support/browser/held-files.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

function message(page: Page) {
  return page.getByRole("textbox", { name: "Message" });
}
function suggested(page: Page) {
  return page.getByRole("region", { name: "These documents may help" });
}
const text =
  "Hello, I am zoe@example.org. How do I transfer my domain to another registrar while the transfer lock is on?";

async function fillForm(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "First name" }).fill("Zoe");
  await page.getByRole("textbox", { name: "Last name" }).fill("Example");
  await page.getByRole("textbox", { name: "Email" }).fill("zoe@example.org");
  await page.getByRole("switch", { name: "Agree to policies" }).check();
}

journey(
  "while a message is written, documents that may answer it are suggested, and open in another tab",
  async ({ page, open, operations, loads }) => {
    await page.clock.install();
    await open("/contact");
    const sent: string[] = [];
    page.on(
      "request",
      (request) =>
        request.url().includes("graphql") &&
        sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
    );
    await message(page).pressSequentially("Hi there", { delay: 10 });
    await page.clock.runFor(3_000);
    expect(operations()).toEqual([]);
    await message(page).fill(text);
    await suggested(page).waitFor();
    expect(await page.getByRole("status").allInnerTexts()).toContain("3 documents may help, below the message.");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^POST \S+\/graphql \{.*registrar transfer/);
    expect(sent[0]).not.toMatch(/zoe|example/);
    expect(await findViolations(page)).toEqual([]);
    const link = suggested(page).getByRole("link", { name: "Change registrars and stay online" });
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await tab.waitForLoadState();
    expect(await tab.getByRole("heading", { level: 1 }).innerText()).toBe(await link.locator("b").innerText());
    await tab.close();
    expect([await message(page).inputValue(), loads()]).toEqual([text, 1]);

    await message(page).fill("");
    await suggested(page).waitFor({ state: "detached" });
  },
);

journey(
  "suggestions never block: a message can be sent while they load, and when they fail",
  async ({ page, open, operations, ignoreComplaint }) => {
    ignoreComplaint(/^failed request: .*SuggestedDocuments/);
    ignoreComplaint(/^console error: Failed to load resource/);
    await page.clock.install();
    await open("/contact");
    await fillForm(page);
    await page.route(/\/graphql/, (route) =>
      route.request().postData()?.includes("Suggestions") ? undefined : route.continue(),
    );
    await message(page).fill(text);
    await expect.poll(operations).toContain("Suggestions");
    await page.getByRole("button", { name: "Let's talk" }).click();
    await page.getByText("Thanks for your message!").waitFor();

    await open("/contact");
    await page.route(/SuggestedDocuments.*\.js/, (route) => route.abort("connectionrefused"));
    await fillForm(page);
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("SuggestedDocuments"));
    await message(page).fill(text);
    await lost;
    await page.clock.runFor(3_000);
    expect(await suggested(page).count()).toBe(0);
    await page.getByRole("button", { name: "Let's talk" }).click();
    await page.getByText("Thanks for your message!").waitFor();
  },
);

journey("a message written before the application is there gets suggestions when it comes", async ({ page }) => {
  const letThrough = await holdApplication(page);
  await page.goto("/contact");
  await message(page).fill(text);
  letThrough();
  await suggested(page).waitFor();
  expect(await message(page).inputValue()).toBe(text);
});
