import { afterAll, expect, test } from "vitest";
import { absoluteHtml } from "../../../gateway/crawlers/absolute-html.ts";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

const address = "https://docs.example/article/own";

async function markdownOf(html: string): Promise<string | null> {
  const content = await site.pipeline.toMarkdown(await site.ready(html), address);
  return content.kind === "markdown" ? content.markdown : null;
}

test("a dark twin stands behind its picture, and in it only the address differs", async () => {
  expect(
    await site.htmlOf('<p><img src="/media/a.svg" alt="A" width="300" height="9" class="sized dark:/media/b.svg"></p>'),
  ).toBe(
    '<p><img src="/media/a.svg" alt="A" width="300" height="9" decoding="async" data-sized="" data-light="" data-rich="">' +
      '<img src="/media/b.svg" alt="A" width="300" height="9" decoding="async" data-sized="" loading="lazy" data-dark=""></p>',
  );
});

test.each(["dark:https://evil.example/x.svg", "dark:/media/../x.svg", "dark:javascript:alert(1)", "dark:"])(
  "a class %s gives no twin",
  async (name) => {
    expect(await site.htmlOf(`<p><img src="/media/a.svg" alt="A" class="${name}"></p>`)).toBe(
      '<p><img src="/media/a.svg" alt="A" decoding="async"></p>',
    );
  },
);

test("only a picture of its own fills the width", async () => {
  const html = await site.htmlOf(
    '<p><img src="/media/a.svg" alt="A"></p><p>Press <img src="/media/a.svg" alt="B">.</p>',
  );
  expect(html.match(/alt="A"[^>]*data-sized/)).toBeNull();
  expect(html).toMatch(/alt="B"[^>]* data-sized=""/);
});

test("feeds and Markdown have the picture once, with its caption", async () => {
  const html =
    '<figure><img src="/media/a.svg" alt="A" class="dark:/media/b.svg"><figcaption>How it works</figcaption></figure>';
  expect(await markdownOf(html)).toBe('![A](https://docs.example/media/a.svg "How it works")');
  expect(absoluteHtml(await site.htmlOf(html), address)).toBe(
    '<figure><img src="https://docs.example/media/a.svg" alt="A"><figcaption>How it works</figcaption></figure>',
  );
});

test("a film of the site gets a player with controls, and keeps its link for others", async () => {
  const html =
    '<p><a href="/media/t.mp4" class="video"><img src="/media/p.svg" alt="A tour"></a></p><p><a href="/media/t.mp3" class="audio">t.mp3</a></p>';
  expect(await site.htmlOf(html)).toBe(
    '<figure data-named="" data-rich=""><video src="/media/t.mp4" controls="" preload="metadata" aria-label="A tour" poster="/media/p.svg" data-film="" data-rich=""><a href="/media/t.mp4">A tour</a></video><figcaption>A tour</figcaption></figure>' +
      '<p><audio src="/media/t.mp3" controls="" preload="metadata" aria-label="t.mp3" data-film="" data-rich=""><a href="/media/t.mp3">t.mp3</a></audio></p>',
  );
  expect(await markdownOf(html)).toBe(
    "[A tour](https://docs.example/media/t.mp4)\n\n[t.mp3](https://docs.example/media/t.mp3)",
  );
  expect(absoluteHtml(await site.htmlOf(html), address)).toContain('poster="https://docs.example/media/p.svg"');
});

test("the picture that leads to a film elsewhere has its name below; among words it has none", async () => {
  const link = '<a href="https://films.example/1" class="video"><img src="/media/p.svg" alt="The talk"></a>';
  expect(await site.htmlOf(`<p>${link}</p>`)).toMatch(
    /^<figure data-named="".*<figcaption>The talk<\/figcaption><\/figure>$/,
  );
  expect(await markdownOf(`<p>${link}</p>`)).toBe(
    "[![The talk](https://docs.example/media/p.svg)](https://films.example/1)",
  );
  expect(await site.htmlOf(`<p>See ${link}.</p>`)).not.toContain("<figure");
});

test.each(["//evil.example/x.mp4", "https://evil.example/x.mp4", "/media/../graphql", "javascript:alert(1)"])(
  "%s gets no player",
  async (href) => {
    expect(await site.htmlOf(`<p><a href="${href}" class="video">A</a></p>`)).not.toContain("<video");
  },
);
