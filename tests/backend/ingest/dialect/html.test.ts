import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"/>';

async function siteWith(body: string) {
  const site = await startIngest({
    "article/a.md": aDocument({}, body),
    "article/b.md": aDocument({}, "B"),
    "article/p.svg": svg,
    "article/t.mp4": "film",
  });
  const { problems } = await site.scan();
  return {
    ...site,
    html: ((await site.html("a")) ?? "").replaceAll(/[0-9a-f]{32}/g, "HASH"),
    messages: problems.map(({ line, cause, message }) => `${line} ${cause} ${message}`),
  };
}

test.each([
  [
    "<details open>\n<summary>More</summary>\n\n**Bold**\n\n</details>",
    "<details open>\n<summary>More</summary>\n<p><strong>Bold</strong></p>\n</details>",
  ],
  [
    "H<sub>2</sub>O, 2<sup>nd</sup><br>Press <kbd>Ctrl</kbd>.",
    "<p>H<sub>2</sub>O, 2<sup>nd</sup><br>Press <kbd>Ctrl</kbd>.</p>",
  ],
  ["| A |\n| - |\n| a<br>b |", "<td>a<br>b</td>"],
  ["<dl><dt>TTL</dt><dd>time &amp; life</dd></dl>", "<dl><dt>TTL</dt><dd>time &#x26; life</dd></dl>"],
  [
    "<table><tr><td colspan=2 bgcolor=red>A</td></tr></table>",
    '<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>',
  ],
  ['An <abbr title="a &quot;b&quot;">AB</abbr>', '<p>An <abbr title="a &#x22;b&#x22;">AB</abbr></p>'],
  ['<a id="old-place"></a>\nText', '<p><a id="old-place" class="own-id"></a>\nText</p>'],
  ['<a name="old"></a>', '<p><a id="old" class="own-id"></a></p>'],
  ["A <!-- b --> c", "<p>A  c</p>"],
])("HTML that carries meaning is taken: %j", async (body, expected) => {
  await using site = await siteWith(body);
  expect(site.html).toContain(expected);
  expect(site.html).not.toContain("<!--");
  expect(site.messages).toEqual([]);
});

test("pictures, links and films in HTML are those of Markdown", async () => {
  await using site = await siteWith(
    '<figure><img src="p.svg" alt="A" width="300" onerror="x()"><figcaption>C</figcaption></figure>\n\n<p>To <a href="b.md#x">b</a></p>\n\n<video controls src="t.mp4" title="T"></video>\n\n<iframe src="https://films.example/1" title="Talk"></iframe>',
  );
  expect(site.html).toBe(
    '<figure><img src="/media/HASH.svg" alt="A" loading="lazy" width="300" height="100" class="sized"><figcaption>C</figcaption></figure>\n' +
      '<p>To <a href="/article/b#x">b</a></p>\n<p><a href="/media/HASH.mp4" class="video">T</a></p>\n<a href="https://films.example/1">Talk</a>',
  );
});

test.each([
  '<video controls src="t.mp4" title="A &quot;T&quot;" poster="p.svg"></video>',
  'So <video src="t.mp4" title="A &quot;T&quot;" poster="p.svg"></video>',
  '<video controls title="A &quot;T&quot;" poster="p.svg">\n<source src="t.mp4" type="video/mp4">\n</video>',
  'So <video title="A &quot;T&quot;" poster="p.svg"><source src="t.mp4"></video>',
])("a film in HTML keeps its first picture and its name: %s", async (body) => {
  await using site = await siteWith(body);
  expect(site.html).toContain(
    '<a href="/media/HASH.mp4" class="video"><img src="/media/HASH.svg" alt="A &#x22;T&#x22;" loading="lazy" width="600" height="200"></a>',
  );
  expect(site.messages).toEqual([]);
});

test("of a film in HTML a first picture that is missing is reported; a film behind it has none", async () => {
  await using site = await siteWith(
    '<video poster="no.svg" src="t.mp4" title="T"></video>\n\n<source src="t.mp4">\n\n<audio src="t.mp4" poster="p.svg" title="A"></audio>',
  );
  expect(site.html).toContain('<a href="/media/HASH.mp4" class="video">T</a>');
  expect(site.html).toContain('<a href="/media/HASH.mp4" class="video">t.mp4</a>');
  expect(site.html).toContain('<a href="/media/HASH.mp4" class="audio">A</a>');
  expect(site.html).not.toContain("<img");
  expect(site.messages).toEqual([expect.stringContaining('5 missing-picture the picture "no.svg" does not exist')]);
});

test("a picture of HTML that is missing is reported, and its words stand in its place", async () => {
  await using site = await siteWith('<img src="no.svg" alt="A &lt; B">');
  expect(site.html).toBe("A &#x3C; B");
  expect(site.messages[0]).toContain('5 missing-picture the picture "no.svg" does not exist');
});

test("an anchor of the author's own is one that links may lead to", async () => {
  await using site = await siteWith('<a id="old-place"></a>Text [here](#old-place)');
  expect(site.messages).toEqual([]);
});

test.each([
  ["<div align=center>\n\nText\n\n</div>", "<p>Text</p>", "5 raw-html <div> is left out; what is in it stays"],
  ["<script>alert(1)</script>", "", "5 raw-html <script> is left out"],
  ["A <script>alert(1)</script> *b*", "<p>A  <em>b</em></p>", "5 raw-html <script> is left out"],
  ["- A <select><option>c</select> d", "<ul>\n<li>A  d</li>\n</ul>", "5 raw-html <select> is left out"],
  ["<p>A</p>\n<style>p { color: red }</style>", "<p>A</p>", "6 raw-html <style> is left out"],
  [
    "A List<String> of",
    "<p>A List&#x3C;String> of</p>",
    "5 raw-html <String> is no element of HTML: it is shown as text",
  ],
])("what carries none is left out and reported: %j", async (body, expected, message) => {
  await using site = await siteWith(body);
  expect(site.html.trim()).toBe(expected);
  expect(site.messages).toEqual([message]);
});

test("no class, style or event of an author passes", async () => {
  await using site = await siteWith(
    '<p class="steps" style="x" onclick="y()" data-rich title="t">A</p>\n\nB <b class="badge">c</b>',
  );
  expect(site.html).toBe('<p title="t">A</p>\n<p>B <b>c</b></p>');
});

test("definitions and abbreviations have their usual forms", async () => {
  await using site = await siteWith(
    "Zone\n: A part of the *tree*.\n: Another.\n\nTTL\nTime\n: How long.\n\nThe TTL of a TTLs, `TTL`.\n\n```\n*[NS]: code\n```\n\n*[TTL]: time to live",
  );
  expect(site.html).toBe(
    '<dl><dt>Zone</dt><dd>A part of the <em>tree</em>.</dd><dd>Another.</dd><dt><abbr title="time to live">TTL</abbr></dt><dt>Time</dt><dd>How long.</dd></dl>\n' +
      '<p>The <abbr title="time to live">TTL</abbr> of a TTLs, <code>TTL</code>.</p>\n<pre><code>*[NS]: code\n</code></pre>',
  );
  expect(site.messages).toEqual([]);
});

test("an abbreviation within the id of a heading is part of the id", async () => {
  await using site = await siteWith("## API errors {#API-errors}\n\n[a](#API-errors)\n\n*[API]: interface");
  expect(site.html).toBe(
    '<h2 id="API-errors" class="own-id"><abbr title="interface">API</abbr> errors</h2>\n<p><a href="#API-errors">a</a></p>',
  );
  expect(site.messages).toEqual([]);
});

test("abbreviations above the limit are shown as text, and named with the line of the first", async () => {
  const lines = Array.from({ length: 203 }, (_, index) => `*[A${index}]: meaning ${index}`);
  await using site = await siteWith(["A199 A200", "", ...lines, "*[A0]: again"].join("\n"));
  expect(site.html).toContain('<abbr title="meaning 199">A199</abbr> A200');
  expect(site.html).toContain("*[A200]: meaning 200");
  expect(site.html).not.toContain("again");
  expect(site.messages).toEqual([expect.stringMatching(/200 abbreviations, this one has 3 more, from here on/)]);
});

test("a text full of tags stays within bounds", async () => {
  await using site = await siteWith(
    `${"<b>".repeat(3_000)}\n\n${'<i title="'.repeat(20_000)}\n\n${"<u>".repeat(3_000)}`,
  );
  expect(site.messages.join("\n")).toContain("more than 5000 tags of HTML in a text");
});
