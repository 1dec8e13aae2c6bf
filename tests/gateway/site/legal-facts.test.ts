import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

test("the page of a legal text has the picture, the description and the markup of its document", async () => {
  const terms = aWireDocument({
    slug: "terms",
    docType: "tou",
    metaDescription: null,
    description: "What you agree to.",
    featuredImage: "https://images.example/terms.png",
    schemaMarkup: [{ markup: '{"@context":"https://schema.org","@type":"DigitalDocument","name":"Terms"}' }],
  });
  await using site = await startFakeSite({ documents: [terms] });
  const { meta, structuredData } = await openPage(site, "/legal/terms");
  expect([meta("description"), meta("og:description")]).toEqual(["What you agree to.", "What you agree to."]);
  expect([meta("og:image"), meta("twitter:image")]).toEqual(Array(2).fill("https://images.example/terms.png"));
  expect(structuredData[0]?.["@graph"]).toContainEqual({ "@type": "DigitalDocument", name: "Terms" });
});

test("without a picture it is shared with a card of its own title; without a document, with the site's", async () => {
  await using site = await startFakeSite({ documents: [aWireDocument({ slug: "terms", docType: "tou" })] });
  expect((await openPage(site, "/legal/terms")).meta("og:image")).toContain("/cards/terms-");
  expect((await openPage(site, "/legal/privacy")).meta("og:image")).toContain("/cards/site/");
});
