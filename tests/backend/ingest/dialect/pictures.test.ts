import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"/>';

async function siteWith(body: string, files: Readonly<Record<string, string>> = {}) {
  const site = await startIngest({ "article/a.md": aDocument({}, body), "article/p.svg": svg, ...files });
  const { problems } = await site.scan();
  return {
    ...site,
    html: ((await site.html("a")) ?? "").replaceAll(/[0-9a-f]{32}/g, "HASH"),
    again: () => site.html("a"),
    messages: problems.map(({ line, message }) => `${line} ${message}`),
  };
}

test("a picture has the width that its author gave, and the height that belongs to it", async () => {
  await using site = await siteWith("![A](p.svg){width=300} and ![B][b]{width=60px}\n\n[b]: p.svg");
  expect(site.html).toBe(
    '<p><img src="/media/HASH.svg" alt="A" loading="lazy" width="300" class="sized" height="100"> and <img src="/media/HASH.svg" alt="B" loading="lazy" width="60" class="sized" height="20"></p>',
  );
  expect(site.messages).toEqual([]);
});

test("pictures that share a definition have its size and its dark twin each, with a width of their own", async () => {
  await using site = await siteWith(
    "![A][p] ![B][p]{width=300} ![C][none]\n\n[p]: p.svg\n[none]: no.svg\n\n![D][p] ![E][none]",
    {
      "article/p.dark.svg": svg.replace("600", "601"),
    },
  );
  const whole = (alt: string) =>
    `<img src="/media/HASH.svg" alt="${alt}" loading="lazy" width="600" height="200" class="dark:/media/HASH.svg">`;
  expect(site.html).toBe(
    `<p>${whole("A")} <img src="/media/HASH.svg" alt="B" loading="lazy" width="300" class="sized dark:/media/HASH.svg" height="100"> C</p>\n<p>${whole("D")} E</p>`,
  );
  expect(site.messages).toHaveLength(2);
});

test("a picture and a link may share a definition", async () => {
  await using site = await siteWith("![A][p] [B][p]\n\n[p]: p.svg");
  expect(site.html).toBe(
    '<p><img src="/media/HASH.svg" alt="A" loading="lazy" width="600" height="200"> <a href="/media/HASH.svg">B</a></p>',
  );
  expect(site.messages).toEqual([]);
});

test("what is no width stays text; it is reported where it looks like one", async () => {
  await using site = await siteWith("![A](p.svg){width=wide} ![A](p.svg){x}");
  expect(site.html).toMatch(/>\{width=wide\} <img [^>]*>\{x\}<\/p>$/);
  expect(site.messages).toEqual(["5 {width=wide} behind a picture: expected its width, such as {width=300}"]);
});

test("the title of a picture alone in its paragraph is its caption", async () => {
  await using site = await siteWith('![A](p.svg "How it *works*"){width=300}\n\nBeside ![B](p.svg "Tip").');
  expect(site.html).toBe(
    '<figure><img src="/media/HASH.svg" alt="A" loading="lazy" width="300" class="sized" height="100"><figcaption>How it *works*</figcaption></figure>\n' +
      '<p>Beside <img src="/media/HASH.svg" alt="B" title="Tip" loading="lazy" width="600" height="200">.</p>',
  );
});

test("the title of a definition is the caption of a picture alone in its paragraph, and of each such", async () => {
  await using site = await siteWith(
    '![A][p]{width=300}\n\n![B][p]\n\nBeside ![C][p].\n\nH<sub>2</sub>O\n\n[p]: p.svg "How it works"',
  );
  const figure = (alt: string, size: string) =>
    `<figure><img src="/media/HASH.svg" alt="${alt}" loading="lazy" ${size}><figcaption>How it works</figcaption></figure>\n`;
  expect(site.html).toBe(
    figure("A", 'width="300" class="sized" height="100"') +
      figure("B", 'width="600" height="200"') +
      '<p>Beside <img src="/media/HASH.svg" alt="C" title="How it works" loading="lazy" width="600" height="200">.</p>\n<p>H<sub>2</sub>O</p>',
  );
  expect(site.messages).toEqual([]);
});

test("a dark twin beside a picture is named with it, also when it comes later", async () => {
  await using site = await siteWith("![A](p.svg)");
  expect(site.html).not.toContain("dark");
  site.content.write("article/p.dark.svg", svg.replace("600", "601"));
  await site.scan();
  expect(await site.again()).toMatch(/ width="600" height="200" class="dark:\/media\/[0-9a-f]{32}\.svg">/);
});

test("a film is a link with its kind, to a file that is served; one of another site stays a link around its poster", async () => {
  await using site = await siteWith(
    "::video[A tour]{src=t.mp4 poster=p.svg}\n\n::audio{src=t.mp3}\n\n::video{src=https://films.example/1}",
    { "article/t.mp4": "film", "article/t.mp3": "sound" },
  );
  expect(site.html).toBe(
    '<p><a href="/media/HASH.mp4" class="video"><img src="/media/HASH.svg" alt="A tour" loading="lazy" width="600" height="200"></a></p>\n' +
      '<p><a href="/media/HASH.mp3" class="audio">t.mp3</a></p>\n' +
      '<p><a href="https://films.example/1" class="video">films.example/1</a></p>',
  );
  expect(site.messages).toEqual([]);
});

test("the name of a film has all its words, without marks", async () => {
  await using site = await siteWith(
    "::video[A **big** `c` of [d](b.md) :kbd[e]]{src=t.mp4 poster=p.svg}\n\n::audio[*f*]{src=t.mp4}",
    {
      "article/t.mp4": "film",
      "article/b.md": aDocument({ subject: "B" }),
    },
  );
  expect(site.html).toContain('alt="A big c of d e"');
  expect(site.html).toContain('class="audio">f</a>');
});

test("a film without an address, and one that is missing, are reported", async () => {
  await using site = await siteWith("::video[A]{title=x}\n\n::video[A]{src=no.mp4}");
  expect(site.html).toBe('<p>::video[A]{title=x}</p>\n<p><a href="no.mp4" class="video">A</a></p>');
  expect(site.messages.map((message) => message.slice(0, 40))).toEqual([
    '5 "::video" needs an address: ::video{sr',
    '7 the link to "no.mp4" does not exist: l',
  ]);
});
