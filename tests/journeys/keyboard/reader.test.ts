import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { focusOn } from "../../support/browser/focus-watch.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { expectFocus, tabTo } from "../../support/browser/keys.ts";

const journey = prepareJourneys();

journey.onEveryScreen(
  "the docs reader's tree opens by keys, fetches a branch's documents, and keeps its state",
  async ({ page, open, operations, isPhone }) => {
    await open("/docs/point-a-domain-at-your-site");
    expect(operations()).toEqual([]);
    const tree = page.getByRole("navigation", { name: "All documents" });
    const opener = page.getByRole("button", { name: "All documents" });
    const branch = (name: string | RegExp) => tree.locator("summary", { hasText: name });
    const showTree = async (): Promise<void> => {
      if (!isPhone) return;
      await tabTo(page, opener);
      await page.keyboard.press("Enter");
    };

    await showTree();
    await expect
      .poll(() => tree.locator("[aria-current=page]").innerText())
      .toBe("Point a domain at your site with DNS records");
    await tabTo(page, branch("Tags"));
    await page.keyboard.press("Enter");
    await branch(/^dns$/).waitFor();
    await tabTo(page, branch(/^dns$/));
    await page.keyboard.press("Space");
    const others = tree
      .locator("details", { has: page.locator("summary", { hasText: /^dns$/ }) })
      .last()
      .locator("ul a")
      .filter({ hasNotText: "Point a domain" });
    await others.first().waitFor();
    // Queries by prefetched links that the focus passes do not count.
    expect(operations().filter((name) => name === "TreeNodes").length).toBe(2);
    const name = await others.first().innerText();
    await tabTo(page, others.first());
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("heading", { level: 1, name, exact: true }));

    await showTree();
    await branch(/^dns$/).waitFor();
    await expect.poll(() => tree.locator("[aria-current=page]").first().innerText()).toBe(name);
    expect(await findViolations(page)).toEqual([]);
    await tabTo(page, branch("Tags"));
    await page.keyboard.press("Enter");
    await branch(/^dns$/).waitFor({ state: "hidden" });
    await expectFocus(branch("Tags"));
  },
);

journey.onPhone(
  "the tree on a narrow screen returns the focus, and closes when the focus leaves it",
  async ({ page, open }) => {
    await open("/docs");
    const tree = page.getByRole("navigation", { name: "All documents" });
    const opener = page.getByRole("button", { name: "All documents" });
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    await tabTo(page, tree.getByRole("button", { name: "Close sidebar" }));
    await page.keyboard.press("Enter");
    await tree.waitFor({ state: "hidden" });
    await expectFocus(opener);

    await page.keyboard.press("Enter");
    await tabTo(page, tree.locator("summary", { hasText: "Types" }));
    await page.keyboard.press("Escape");
    await tree.waitFor({ state: "hidden" });
    await expectFocus(opener);

    await page.keyboard.press("Enter");
    await tabTo(page, tree.locator("summary", { hasText: "Authors" }));
    await page.keyboard.press("Tab");
    await tree.waitFor({ state: "hidden" });
    expect(await focusOn(page)).toMatchObject({ isContent: true, problem: null });
  },
);
