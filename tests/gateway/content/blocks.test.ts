import { afterAll, expect, test } from "vitest";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

test("steps, details and badges are marked; nothing else of their classes is kept", async () => {
  expect(
    await site.htmlOf(
      '<div class="steps x"><ol><li>One</li></ol></div><details class="details" open><summary>More</summary>A</details>' +
        '<p><span class="badge badge-info x">Beta</span><span class="badge badge-evil">B</span><span class="x">C</span></p>',
    ),
  ).toBe(
    '<div data-steps="" data-rich=""><ol><li>One</li></ol></div>' +
      '<details open="" data-details="" data-rich=""><summary>More</summary>A</details>' +
      '<p><span data-badge="info" data-rich="">Beta</span><span data-badge="" data-rich="">B</span><span>C</span></p>',
  );
});

test("a text cannot mark itself", async () => {
  expect(await site.htmlOf('<p data-rich data-steps="1">A</p>')).toBe("<p>A</p>");
});

test("a heading has the id that its author gave, and keeps the one it would have had", async () => {
  const { html, outline } = await site.ready(
    '<h2 id="own" class="own-id">The title</h2><h2 id="x">Own</h2><h2 id="own" class="own-id">Next</h2><h2 id="main" class="own-id">Main</h2><p><a href="#x">x</a></p>',
  );
  expect(html).toBe(
    '<h2 id="own"><span id="the-title"></span>The title</h2><h2 id="own-2">Own</h2><h2 id="next">Next</h2><h2 id="section-main">Main</h2><p><a href="#own-2">x</a></p>',
  );
  expect(outline.map(({ id }) => id)).toEqual(["own", "own-2", "next", "section-main"]);
});

test("a place that its author named keeps its id; a name that pages use, and one that is taken, does not", async () => {
  expect(
    await site.htmlOf(
      '<p><a id="old" class="own-id"></a>A <a id="main" class="own-id"></a></p><h2>Old</h2><li id="old" class="own-id">B</li><p id="x">C</p><p><a href="#old">x</a></p>',
    ),
  ).toBe('<p><a id="old"></a>A <a></a></p><h2 id="old-2">Old</h2><li>B</li><p>C</p><p><a href="#old">x</a></p>');
});

test.each(["domain", "images", "slot", "cookie", "action", "getElementById"])(
  "an author may name a place %s, as a document or a form does",
  async (id) => {
    const html = `<h2 id="${id}" class="own-id">A title</h2><p><a id="${id}-2" class="own-id"></a><img src="/media/a.png" id="${id}" name="${id}" alt="A"></p>`;
    const shown = await site.htmlOf(html);
    expect(shown).toContain(`<h2 id="${id}">`);
    expect(shown).toContain(`<a id="${id}-2"></a>`);
    expect(shown.match(new RegExp(`"${id}"`, "g"))).toHaveLength(1);
  },
);

test("definitions are marked; what is raised or lowered stays so as Markdown", async () => {
  expect(await site.htmlOf("<dl><dt>A</dt><dd>B</dd></dl>")).toBe(
    '<dl data-definitions="" data-rich=""><dt>A</dt><dd>B</dd></dl>',
  );
  const content = await site.pipeline.toMarkdown(await site.ready("<p>2<sup>nd</sup></p>"), "https://docs.example/a");
  expect(content).toEqual({ kind: "markdown", markdown: "2<sup>nd</sup>" });
});

test("callouts that GitHub does not have get the nearest of its kinds as Markdown", async () => {
  const html = '<div class="markdown-alert markdown-alert-danger"><p>Stop.</p></div>';
  const content = await site.pipeline.toMarkdown(await site.ready(html), "https://docs.example/a");
  expect(content).toEqual({ kind: "markdown", markdown: "> [!CAUTION]\n> **Danger**\n>\n> Stop." });
});
