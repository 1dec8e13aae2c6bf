import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { expectFocus, hasFocus, tabTo } from "../../support/browser/keys.ts";

const journey = prepareJourneys();

const path = "/article/choosing-a-ttl";

// The outline shows on wide screens only.
journey("a document's heading is reached by its link, with the focus", async ({ page, open }) => {
  await open(path);
  await tabTo(
    page,
    page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Values that work" }),
  );
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { name: "Values that work" });
  await expectFocus(heading);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(400);
  await page.goBack();
  expect(await hasFocus(heading)).toBe(true); // still on the same page: nothing moves the focus
});

journey(
  "code is copied, shared and related documents are reached, and Back leads to the list, by keys",
  async ({ page, open, loads }) => {
    await open(path);
    const copy = page
      .getByRole("article")
      .getByRole("button", { name: /^(Copy|Copied|Not allowed)$/ })
      .first();
    await copy.waitFor();
    await tabTo(page, copy);
    await page.keyboard.press("Enter");
    await expect.poll(() => copy.innerText()).not.toBe("Copy");
    expect(await hasFocus(copy)).toBe(true);
    for (const name of ["Share on Facebook", "Share on LinkedIn", "Share on X", "Share by e-mail"])
      await tabTo(page, page.getByRole("link", { name }));
    await tabTo(page, page.getByRole("region", { name: "Related" }).getByRole("link").last());
    await tabTo(page, page.getByRole("main").getByRole("link", { name: "Back", exact: true }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("heading", { level: 1, name: "Articles" }));
    expect(loads()).toBe(1);
  },
);
