import { afterAll, describe, expect, test } from "vitest";
import { headingAnchor } from "../../../addresses/heading-ids.ts";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

describe("headings", () => {
  test.each([
    ["What is RDAP?", "what-is-rdap"],
    ["Überblick über DNS", "überblick-über-dns"],
    ["ドメイン名 とは", "ドメイン名-とは"],
    ["A & B", "a--b"],
    ["snake_case stays", "snake_case-stays"],
    ["  spaces\n and lines ", "spaces-and-lines"],
    ["🚀 Launch", "launch"],
    ["1.2 Version", "12-version"],
    ["Main", "section-main"],
    ["State", "section-state"],
    ["Q", "section-q"],
    ["fn-1", "section-fn-1"],
    ["__proto__", "proto"],
    ["constructor", "constructor"],
    ["!!!", "section"],
    ["Title", "section-title"],
    ["Related", "section-related"],
    ["Links", "links"],
  ])("%j has the id %j, as links from elsewhere expect", async (text, id) => {
    const { outline, html } = await site.ready(`<h3>${text.replace("&", "&amp;")}</h3>`);
    expect(outline).toEqual([{ id, text: text.replaceAll(/\s+/gu, " ").trim(), level: 3 }]);
    expect(html).toContain(`<h3 id="${id}">`);
    expect(headingAnchor(text, 1)).toBe(id);
  });

  test.each(["-", "_", " ", "!"])("may be as long as a text: a row of %j within one", (piece) => {
    const words = `a${piece.repeat(1_000_000)}b`;
    expect(headingAnchor(words, 1)).toBe(piece === " " ? "a-b" : piece === "!" ? "ab" : `a${piece.repeat(119)}`);
    expect(headingAnchor(`${piece.repeat(1_000_000)}Main-_-${piece.repeat(1_000_000)}`, 1)).toBe("section-main");
  });

  test("that are equal get numbered ids, which never collide", async () => {
    const { outline } = await site.ready("<h2>Step</h2><h2>Step 2</h2><h2>Step</h2><h2>Step</h2><h3>step!</h3>");
    expect(outline.map(({ id }) => id)).toEqual(["step", "step-2", "step-3", "step-4", "step-5"]);
    expect(headingAnchor("Step", 3)).toBe("step-3");
  });

  test("form the outline in order; h1 becomes h2, h5 and empty ones have no id", async () => {
    const { outline, html } = await site.ready(
      "<h1>One <em>more</em></h1><h2></h2><h3>Two</h3><h4>Three</h4><h5>Four</h5>",
    );
    expect(outline).toEqual([
      { id: "one-more", text: "One more", level: 2 },
      { id: "two", text: "Two", level: 3 },
      { id: "three", text: "Three", level: 4 },
    ]);
    expect(html).toBe(
      '<h2 id="one-more">One <em>more</em></h2><h2></h2><h3 id="two">Two</h3><h4 id="three">Three</h4><h5>Four</h5>',
    );
  });

  test("have no footnote numbers in their text", async () => {
    const { outline } = await site.ready(
      '<h2>Part<sup><a href="#fn-x" id="fnref-x">1</a></sup> one</h2><ol><li id="fn-x">Note</li></ol>',
    );
    expect(outline).toEqual([{ id: "part-one", text: "Part one", level: 2 }]);
  });

  test("keep working links to their original ids", async () => {
    const html = await site.htmlOf(
      '<h2 id="old id">New name</h2><p><a href="#old%20id">a</a><a href="#new-name">b</a><a href="#gone">c</a></p>',
    );
    expect(html).toContain('<a href="#new-name">a</a><a href="#new-name">b</a><a href="#gone">c</a>');
  });

  test("other elements keep no id, class, style, name or data attribute of the content", async () => {
    expect(
      await site.htmlOf(
        '<p id="a" class="b" style="c" name="d" data-e="f" data-token="keyword" role="main" tabindex="3">x</p>',
      ),
    ).toBe("<p>x</p>");
  });
});

describe("footnotes", () => {
  const markdown = `<p>One<sup><a href="#user-content-fn-a" id="user-content-fnref-a" data-footnote-ref aria-describedby="footnote-label">1</a></sup>
two<sup><a href="#user-content-fn-b" id="user-content-fnref-b">2</a></sup> again<sup><a href="#user-content-fn-a" id="user-content-fnref-a-2">1</a></sup></p>
<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol>
<li id="user-content-fn-a"><p>First <a href="#user-content-fnref-a" aria-label="Back to reference 1" class="data-footnote-backref">↩</a>
<a href="#user-content-fnref-a-2">↩<sup>2</sup></a></p></li>
<li id="user-content-fn-b"><p>Second <a href="#user-content-fnref-b">↩</a></p></li></ol></section>`;

  test("from Markdown get ids of ours, with links there and back", async () => {
    const { html, outline } = await site.ready(markdown);
    expect(html).toContain(
      'One<sup><a href="#fn-1" id="fnref-1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup>',
    );
    expect(html).toContain(
      'again<sup><a href="#fn-1" id="fnref-1-2" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup>',
    );
    expect(html).toContain('<section data-footnotes=""><h2 id="footnote-label">Footnotes</h2>');
    expect(html).toContain(
      '<li id="fn-1"><p>First <a href="#fnref-1" aria-label="Back to reference 1" data-footnote-backref="">',
    );
    expect(html).toContain('<a href="#fnref-1-2" data-footnote-backref="">');
    expect(html).toContain('<li id="fn-2"><p>Second <a href="#fnref-2" data-footnote-backref="">↩</a></p></li>');
    expect(html).not.toContain("user-content");
    expect(outline).toEqual([]);
  });

  test("whose ids are on the superscript numbers work too", async () => {
    const html = await site.htmlOf(
      '<p>x<sup id="fnref:1"><a href="#fn:1" class="footnote">1</a></sup></p><div class="footnotes"><ol><li id="fn:1">y <a href="#fnref:1">↩</a></li></ol></div>',
    );
    expect(html).toBe(
      '<p>x<sup><a href="#fn-1" id="fnref-1" data-footnote-ref="">1</a></sup></p>' +
        '<div data-footnotes=""><ol><li id="fn-1">y <a href="#fnref-1" data-footnote-backref="">↩</a></li></ol></div>',
    );
  });

  test("are not recognized in lists that have ids for other reasons", async () => {
    expect(await site.htmlOf('<ul><li id="step">x</li></ul><a href="#step">y</a>')).toBe(
      '<ul><li>x</li></ul><a href="#step">y</a>',
    );
  });
});
