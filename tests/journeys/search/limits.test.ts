import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { prepareJourneys, hydrated } from "../../support/browser/journey.ts";
import { stopClock } from "../../support/clock.ts";
import type { Clock } from "../../support/clock.ts";
import { startSite } from "../../support/site.ts";
import { dialog, field, openByKeys } from "./dialog-parts.ts";

const journey = prepareJourneys(() => startSite({ LIMIT_SEARCHES_PER_MINUTE: "1" }));

/** Uses up the searches of a minute that begins now. */
async function useUp(url: string, clock: Clock): Promise<void> {
  clock.pass(61);
  expect((await fetch(`${url}/search?q=${randomUUID()}`)).status).toBe(200);
}

const message = "Error: You have searched a lot in a short time. Please try again in a minute.";

journey(
  "a visitor with too many searches is told so on the search page, in the box and in the dialog",
  async ({ page, site, expectComplaint }) => {
    expectComplaint(/429/);
    using clock = stopClock();
    await useUp(site.url, clock);
    await page.goto("/search?q=nameserver");
    await hydrated(page);
    const main = page.getByRole("main");
    await main.getByText(message).waitFor();
    await useUp(site.url, clock);
    await main.getByRole("combobox").fill("escrow");
    await main.getByText(message).nth(1).waitFor();
    await main.getByRole("combobox").press("Escape");
    await openByKeys(page);
    await useUp(site.url, clock);
    await field(page).fill("auction");
    await dialog(page).getByText(message).first().waitFor();
    expect(await dialog(page).getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
  },
);
