import { expect, test } from "vitest";
import { startFakeSite } from "../support/fakes/fake-site.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { openPage } from "../support/pages/open-page.ts";
import { aWireDocument } from "../support/fakes/wire-documents.ts";

const kibibyte = 1024;
const last = "<p>The last words.</p>";

const texts = {
  "513 KB": { content: `<p>${"x".repeat(513 * kibibyte)}</p>`, says: "A text may have 524288 bytes" },
  "2,001 levels": { content: "<div>".repeat(2_001), says: "A text may nest 2000 elements" },
  "20,001 tags": { content: "<br>".repeat(20_001), says: "A text may have 20000 tags" },
} as const;

const allowed = {
  "511 KB": `<p>${"x".repeat(511 * kibibyte)}</p>${last}`,
  "1,999 levels": `${"<div>".repeat(1_998)}${last}`,
  "19,999 tags": `${"<br>".repeat(19_998)}${last}`,
} as const;

function toDocument([name, content]: readonly [string, string]) {
  return aWireDocument({ slug: name.replaceAll(/\W/g, "-"), subject: name, content });
}
const documents = [
  ...Object.entries(texts).map(([name, { content }]) => toDocument([name, content])),
  ...Object.entries(allowed).map(toDocument),
];
const site = forAllTests(() =>
  startFakeSite({
    documents,
    settings: { LIMIT_CONTENT_CPU_MS: "20000", LIMIT_CONTENT_WAIT_MS: "60000" },
  }),
);
function pageOf(name: string) {
  return openPage(site(), `/article/${name.replaceAll(/\W/g, "-")}`);
}

test.each(Object.entries(texts))(
  "a text of %s is refused, and its page shows the reason with the rest of the document",
  async (name, { says }) => {
    const { status, headers, document } = await pageOf(name);
    const main = document.querySelector("main")?.textContent ?? "";
    expect({ status, heading: document.querySelector("h1")?.textContent, cached: headers["cache-control"] }).toEqual({
      status: 200,
      heading: name,
      cached: "no-store",
    });
    expect(main).toContain(says);
  },
);

test.each(Object.keys(allowed))("a text of %s is shown completely", async (name) => {
  const { status, document } = await pageOf(name);
  expect(status).toBe(200);
  expect(document.querySelector(".prose")?.textContent).toContain("The last words.");
});
