import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument } from "../../support/content.ts";
import { startContentSite } from "../content-site.ts";

const words = "A sentence that is long enough to go on in another line of a text. ".repeat(6);
const wideTable = `| ${"A column of many words | ".repeat(9)}\n|${" --- |".repeat(9)}\n| ${"somewhat-long-words | ".repeat(9)}`;

const journey = prepareJourneys(() =>
  startContentSite({
    "site.yml": `name: Testsite
id: testsite
description: A site for tests.
editUrl: https://git.example/edit/{path}
contact:
  email: help@site.example
  links:
    - { label: Chat, to: "https://chat.example/", text: Somebody is there. }
    - { label: Forum, to: "https://forum.example/" }
home: { sections: [{ kind: page, title: Who we are, file: pages/_home.md }] }
`,
    "pages/_home.md": words,
    "pages/about.md": `---\ntitle: About\ndescription: Who we are.\nform: newsletter\n---\n${words}`,
    "faq.yml": Array.from({ length: 30 }, (_, at) => `- { question: "Question ${at}?", answer: "${words}" }\n`).join(
      "",
    ),
    ...Object.fromEntries(
      Array.from({ length: 13 }, (_, at) => [`news/news-${at}.md`, aDocument({ subject: `News ${at}` })]),
    ),
    "article/wide.md": aDocument({
      subject: "Wide",
      body: `${words}\n\n\`\`\`sh\n${"a long line of code ".repeat(20)}\n\`\`\`\n\n${wideTable}`,
    }),
  }),
);

journey("each way to contact the owner has a row of its own, the mail too", async ({ page }) => {
  await page.goto("/contact");
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  expect(await rows.getByRole("heading").allInnerTexts()).toEqual(["Chat", "Forum", "Rather write a mail?"]);
  expect(await rows.count()).toBe(3);
});

/** How a part is masked, and where its ring is. */
function drawn(page: Page, selector: string) {
  return page.locator(selector).evaluate((part) => {
    const { maskImage, maskClip, maskComposite, outlineOffset, outlineStyle } = getComputedStyle(part);
    return { maskImage, maskClip, maskComposite, outlineOffset, outlineStyle };
  });
}

journey(
  "what is wider than its text fades within its border, and not while it has the focus",
  async ({ page, open }) => {
    await open("/article/wide");
    for (const selector of [".prose pre", ".prose [data-table]"]) {
      expect(await drawn(page, selector)).toMatchObject({
        maskImage: expect.stringContaining("linear-gradient(to right"),
        maskClip: "border-box, border-box, padding-box, border-box",
        maskComposite: "add, add, exclude, add",
      });
      await page.locator(selector).focus();
      await page.keyboard.press("Shift");
      expect(await drawn(page, selector)).toMatchObject({
        maskImage: "none",
        outlineOffset: "-2px",
        outlineStyle: "solid",
      });
    }
  },
);

journey("a text of the site has lines as long as those of a document", async ({ page }) => {
  for (const address of ["/", "/about", "/article/wide"]) {
    await page.goto(address);
    const lines = await page
      .locator(".prose p")
      .first()
      .evaluate((text) => text.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(text).fontSize));
    expect([address, lines]).toEqual([address, expect.toSatisfy((width) => width > 30 && width < 37)]);
  }
});

journey("the list of questions stays below the header", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(() => scrollTo(0, 1500));
  const [header, list] = await Promise.all([
    page.locator("header").first().boundingBox(),
    page.getByRole("navigation", { name: "On this page" }).boundingBox(),
  ]);
  expect(Math.round(list?.y ?? 0)).toBe(Math.round((header?.y ?? 0) + (header?.height ?? 0)) - 1);
  expect(Math.round((list?.y ?? 0) + (list?.height ?? 0))).toBeLessThanOrEqual(900);
});

journey(
  "the link to edit a page, and the way on from a missing entry, look like what they are",
  async ({ page, ignoreComplaint }) => {
    ignoreComplaint(/404/);
    await page.goto("/article/wide");
    const edit = page.getByRole("link", { name: "Edit this page" });
    expect(await edit.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("underline");
    await page.goto("/api-reference/type-None");
    const way = page.getByRole("main").getByRole("link", { name: "API reference" }).last();
    expect(await way.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe("solid");
  },
);

journey("a button whose press is on its way looks like it", async ({ page, open }) => {
  await open("/about");
  const button = page.getByRole("button", { name: "Notify me" });
  const look = () =>
    button.evaluate((element) => [getComputedStyle(element).opacity, getComputedStyle(element).cursor]);
  expect(await look()).toEqual(["1", "pointer"]);
  await page.route("**/graphql", () => new Promise(() => undefined));
  await page.getByLabel("Email").fill("ada@site.example");
  await button.click();
  await expect.poll(look).toEqual(["0.6", "progress"]);
});

journey("a step that leads nowhere does not react", async ({ page }) => {
  await page.goto("/news");
  const step = page.getByRole("navigation", { name: "Pages" }).getByText("Previous");
  expect(await step.evaluate((off) => getComputedStyle(off).pointerEvents)).toBe("none");
});
