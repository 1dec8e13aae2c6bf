import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { prepareJourneys, hydrated } from "../../support/browser/journey.ts";
import { startSite } from "../../support/site.ts";
import { dialog, field, openByKeys } from "./dialog-parts.ts";

const journey = prepareJourneys(() => startSite({ LIMIT_SEARCHES_PER_MINUTE: "1" }));

/** Uses up the searches of a minute, of one that goes on for a while. */
async function useUp(url: string): Promise<void> {
  for (;;) {
    const { headers } = await fetch(`${url}/search?q=${randomUUID()}`);
    const leftSeconds = Number(headers.get("retry-after") ?? 60);
    if (leftSeconds > 20) return;
    await pause(leftSeconds * 1_000);
  }
}

const message = "Error: You have searched a lot in a short time. Please try again in a minute.";

journey(
  "a visitor with too many searches is told so on the search page, in the box and in the dialog",
  async ({ page, site, expectComplaint }) => {
    expectComplaint(/429/);
    await useUp(site.url);
    await page.goto("/search?q=nameserver");
    await hydrated(page);
    const main = page.getByRole("main");
    await main.getByText(message).waitFor();
    await useUp(site.url);
    await main.getByRole("combobox").fill("escrow");
    await main.getByText(message).nth(1).waitFor();
    await main.getByRole("combobox").press("Escape");
    await openByKeys(page);
    await useUp(site.url);
    await field(page).fill("auction");
    await dialog(page).getByText(message).first().waitFor();
    expect(await dialog(page).getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
  },
);
