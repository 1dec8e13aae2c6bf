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

journey("the ring of the focus is whole around an author's name and the breadcrumbs", async ({ page, open }) => {
  await open(path);
  for (const link of [
    page.locator("h1 + p").getByRole("link").first(),
    page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first(),
  ]) {
    await tabTo(page, link);
    const room = await link.evaluate((one) => {
      let clip = one.parentElement;
      while (clip && getComputedStyle(clip).clipPath === "none") clip = clip.parentElement;
      if (!clip) return [];
      const [top = 0, right = 0, bottom = 0, left = 0] = (getComputedStyle(clip).clipPath.match(/-?[\d.]+/g) ?? []).map(
        Number,
      );
      const [box, shown, { outlineOffset, outlineWidth }] = [
        clip.getBoundingClientRect(),
        one.getBoundingClientRect(),
        getComputedStyle(one),
      ];
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return [
        shown.top - box.top - top,
        box.right - right - shown.right,
        box.bottom - bottom - shown.bottom,
        shown.left - box.left - left,
      ].map((side) => side >= reach);
    });
    expect(room).toEqual([true, true, true, true]);
  }
});
