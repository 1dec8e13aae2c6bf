import { expect } from "vitest";
import { prepareJourneys, hydrated } from "../../support/browser/journey.ts";
import { startSite } from "../../support/site.ts";
import { dialog, field, openByKeys } from "./dialog-parts.ts";

const journey = prepareJourneys(() => startSite({ LIMIT_SEARCHES_PER_MINUTE: "1" }));
const message = "Error: You have searched a lot in a short time. Please try again in a minute.";

journey(
  "a visitor with too many searches is told so on the search page, in the box and in the dialog",
  async ({ page, expectComplaint }) => {
    expectComplaint(/429/);
    await page.goto("/search?q=registrar");
    await page.goto("/search?q=nameserver");
    await hydrated(page);
    const main = page.getByRole("main");
    await main.getByText(message).waitFor();
    await main.getByRole("combobox").fill("escrow");
    await main.getByText(message).nth(1).waitFor();
    await main.getByRole("combobox").press("Escape");
    await openByKeys(page);
    await field(page).fill("auction");
    await dialog(page).getByText(message).first().waitFor();
    expect(await dialog(page).getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
  },
);
