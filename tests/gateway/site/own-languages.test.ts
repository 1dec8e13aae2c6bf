import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";

const own = { language: "ar", subject: "كلمات", metaDescription: "عن الكلمات" };
const documents = ["article", "news", "privacy-policy"].flatMap((docType) => [
  aWireDocument({ docType, slug: `own-${docType}`, datePublished: "2026-02-03T10:00:00Z", ...own }),
  aWireDocument({ docType, slug: `site-${docType}`, datePublished: "2026-02-02T10:00:00Z" }),
]);
const site = forAllTests(() => startFakeSite({ documents }));

test.each([
  "/articles",
  "/authors/ada",
  "/article/own",
  "/news",
  "/search?q=words",
  "/legal/privacy",
  "/article/site-article",
])("%s says the language of each title and summary that is not the site's", async (path) => {
  const { document } = await openPage(site(), path);
  const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p)")].filter(({ textContent }) =>
    [own.subject, own.metaDescription].includes(textContent),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    const spoken = text.closest("[lang]:not(html)") ?? text.querySelector("[lang]");
    expect([text.textContent, spoken?.getAttribute("lang"), spoken?.getAttribute("dir")]).toEqual([
      text.textContent,
      "ar",
      "rtl",
    ]);
  }
  expect(document.querySelectorAll('main [lang="ar"] [lang], main [lang=""]')).toHaveLength(0);
});
