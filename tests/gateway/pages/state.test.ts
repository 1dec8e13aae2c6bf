import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { openPage } from "../../support/open-page.ts";

const long = '<p>A quotation: "words" &amp; more.</p>'.repeat(20);
const ending = `${"<p>Words.</p>".repeat(60)}<pre><code>&lt;/script&gt; &lt;!-- </code></pre>`;
const documents = [
  { _id: "1", slug: "long", subject: "Long", docType: "article", content: long },
  { _id: "2", slug: "short", subject: "Short", docType: "article", content: "<p>Few words.</p>" },
  {
    _id: "3",
    slug: "ending",
    subject: "Ending",
    docType: "article",
    content: ending,
    metaDescription: `${"words ".repeat(90)}</script><!--`,
  },
];

test("a long text is beside the state in the same form as on the page, so that it compresses; a short one, or one that would end the script, is in the state", async () => {
  await using site = await startFakeSite({ documents });
  for (const [slug, texts] of [
    ["long", 1],
    ["short", 0],
    ["ending", 1],
  ] as const) {
    const { document } = await openPage(site, `/article/${slug}`);
    const { data } = await ask(
      site,
      "query One($slug: String!) { document(slug: $slug) { content(inlineLinks: true) metaDescription } }",
      { variables: { slug } },
    );
    const state = JSON.parse(document.querySelector("script#state")?.textContent ?? "");
    const apart = [...document.querySelectorAll("script[data-text]")].map(({ textContent }) => textContent);
    const entity = `Document:{"slug":"${slug}"}`;
    expect({ slug, places: state.texts ?? [], apart: apart.length }).toEqual({
      slug,
      places: texts === 1 ? [[entity, 'content({"inlineLinks":true})']] : [],
      apart: texts,
    });
    const fields = { ...state.cache[entity], ...(texts === 1 ? { 'content({"inlineLinks":true})': apart[0] } : {}) };
    expect(data).toEqual({
      document: { content: fields['content({"inlineLinks":true})'], metaDescription: fields.metaDescription },
    });
  }
});
