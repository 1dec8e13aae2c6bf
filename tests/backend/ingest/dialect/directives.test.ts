import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { resultOf } from "../result-of-file.ts";

async function published(body: string) {
  const { document, reported } = await resultOf(aDocument({}, body));
  return { html: document?.content ?? null, reported };
}

test.each(["note", "tip", "important", "warning", "caution", "info", "danger", "success"])(
  "a callout of the kind %s has its title, or that of its kind",
  async (kind) => {
    const title = kind.slice(0, 1).toUpperCase() + kind.slice(1);
    const { html, reported } = await published(
      `:::${kind}[Read *this*]\nOne.\n:::\n\n:::${kind}\nTwo.\n:::\n\n> [!${kind.toUpperCase()}]\n> Three.`,
    );
    const callout = (words: string, text: string) =>
      `<div class="markdown-alert markdown-alert-${kind}">\\n?<p class="markdown-alert-title">${words}</p>\\n?<p>${text}</p>\\n?</div>`;
    expect(html).toMatch(
      new RegExp(
        `^${[callout("Read <em>this</em>", "One."), callout(title, "Two."), callout(title, "Three.")].join("\\n")}$`,
      ),
    );
    expect(reported).toEqual([]);
  },
);

test.each([
  ["> [!WARNING] Mind *the* gap\n> One.\n>\n> Two.", "<p>One.</p>\\n<p>Two.</p>\\n"],
  ["> [!warning] Mind *the* gap\\\n> One.", "<p>One.</p>\\n"],
  ["> [!WARNING] Mind *the* gap", ""],
  ["> [!WARNING]- Mind *the* gap\n> One.", "<p>One.</p>\\n"],
  [":::warning Mind *the* gap\nOne.\n\nTwo.\n:::", "<p>One.</p>\\n<p>Two.</p>\\n"],
  ["::: warning Mind *the* gap\nOne.\n:::", "<p>One.</p>\\n"],
  ["::: warning[Mind *the* gap]\nOne.\n:::", "<p>One.</p>\\n"],
])("a title that stands on the line of its mark is that of the callout: %j", async (text, inside) => {
  const { html, reported } = await published(text);
  expect(html).toMatch(
    new RegExp(
      `^<div class="markdown-alert markdown-alert-warning">\\n<p class="markdown-alert-title">Mind <em>the</em> gap</p>\\n${inside}</div>$`,
    ),
  );
  expect(reported).toEqual([]);
});

test("titles without brackets: one in another, in a list, with brackets of its own; in code they are code", async () => {
  const nested = await published("::::note A [link](/article/my-page)\n- :::tip One ] two\n  Text.\n  :::\n::::");
  expect(nested.html).toContain('<p class="markdown-alert-title">A <a href="/article/my-page">link</a></p>');
  expect(nested.html).toContain('<p class="markdown-alert-title">One ] two</p>');
  expect(nested.reported).toEqual([]);
  const code = await published("    :::note A\n\n```\n:::note A\n> [!NOTE] A\n```\n\n> [!OTHER] A");
  expect(code.html).toContain("<code>:::note A\n</code>");
  expect(code.html).toContain("<code>:::note A\n> [!NOTE] A\n</code>");
  expect(code.html).toContain("<p>[!OTHER] A</p>");
});

test("callouts without a title, and details, in the forms of other tools", async () => {
  const { html, reported } = await published(
    "> [!TIP]+\n> One.\n\n:::: warning\nTwo.\n\n::: details More *of* it\nThree.\n:::\n::::\n\n::: details {open}\nFour.\n:::",
  );
  const callout = (kind: string, title: string, inside: string) =>
    `<div class="markdown-alert markdown-alert-${kind}"><p class="markdown-alert-title">${title}</p>${inside}</div>`;
  expect(html?.replaceAll("\n", "")).toBe(
    callout("tip", "Tip", "<p>One.</p>") +
      callout(
        "warning",
        "Warning",
        '<p>Two.</p><details class="details"><summary>More <em>of</em> it</summary><p>Three.</p></details>',
      ) +
      '<details class="details" open><summary>Details</summary><p>Four.</p></details>',
  );
  expect(reported).toEqual([]);
});

test("spaces may stand behind the colons of every block; a title without brackets is reported where a block has none", async () => {
  const steps = await published("::: steps\n1. One.\n:::");
  expect(steps.html).toContain('<div class="steps">');
  expect(steps.reported).toEqual([]);
  const { reported } = await published("::: steps Do this\n1. One.\n:::");
  expect(reported).toEqual(["5 directive published"]);
});

test("details, steps, keys and badges", async () => {
  const { html, reported } = await published(
    "::::details[More]{open}\n:::steps\n1. Press :kbd[Ctrl K].\n:::\n::::\n\nNew :badge[Beta]{kind=info} :badge[Old]",
  );
  expect(html).toBe(
    '<details class="details" open>\n<summary>More</summary>\n<div class="steps">\n<ol>\n<li>Press <span><kbd>Ctrl</kbd> <kbd>K</kbd></span>.</li>\n</ol>\n</div>\n</details>\n' +
      '<p>New <span class="badge badge-info">Beta</span> <span class="badge">Old</span></p>',
  );
  expect(reported).toEqual([]);
});

test.each([
  "At 10:30, a:b and ::1.",
  "std::vec, C:\\dir, see:note[x], key:kbd",
  "::1",
  ":::\nAlone.",
  "A ::: in a line, :smile: and :kbd alone",
  "::::",
])("colons of prose stay what they are: %j", async (text) => {
  const { html, reported } = await published(text);
  expect(html).toBe(`<p>${text}</p>`);
  expect(reported).toEqual([]);
});

test.each([
  [":::warn[A]\n**Inside**\n:::", "<p>:::warn[A]</p>\n<p><strong>Inside</strong></p>\n<p>:::</p>", ["5 directive"]],
  ["::before[a *b*]{c=d}", "<p>::before[a <em>b</em>]{c=d}</p>", ["5 directive"]],
  ["A :foo[b *c*]{d}.", "<p>A :foo[b <em>c</em>]{d}.</p>", ["5 directive"]],
  ["A :kbd[*c*].", "<p>A :kbd[<em>c</em>].</p>", ["5 directive"]],
  [":::kbd[A]\n:::", "<p>:::kbd[A]</p>\n<p>:::</p>", ["5 directive"]],
  [
    "Text.\n\n:badge[A]{kind=odd onclick=x}",
    '<p>Text.</p>\n<p><span class="badge">A</span></p>',
    ["7 directive", "7 directive"],
  ],
  [
    ":::tip\nNo end.",
    '<div class="markdown-alert markdown-alert-tip">\n<p class="markdown-alert-title">Tip</p>\n<p>No end.</p>\n</div>',
    ["5 directive"],
  ],
  ["::video{src=a.mp4?b=c}", "<p>::video{src=a.mp4?b=c}</p>", ["5 directive"]],
  ["Text\n:::note [A] B\nC\n:::", "<p>Text\n:::note [A] B\nC\n:::</p>", ["6 directive"]],
])("what is no directive of ours is reported, and its text is published: %j", async (text, expected, causes) => {
  const { html, reported } = await published(text);
  expect(html).toBe(expected);
  expect(reported).toEqual(causes.map((cause) => `${cause} published`));
});

test.each(["constructor", "toString", "valueOf", "__proto__"])(
  "an attribute named as what every object has is left out like any other: %s",
  async (name) => {
    const { html, reported } = await published(`:::note{${name}}\nOne.\n:::\n\n::video{src=a.mp4 ${name}=b}`);
    expect(html).toContain("<p>One.</p>");
    expect(reported.filter((line) => line.endsWith("directive published")).length).toBeLessThanOrEqual(2);
    expect(reported).toContain("9 missing-file published");
  },
);

test("ten thousand fences, and directives nested too deeply, stay text within bounds", async () => {
  expect((await published(":::\n".repeat(10_000))).html).toContain(":::\n:::");
  for (const depth of [60, 10_000]) {
    const { html, reported } = await published(":::note\n".repeat(depth));
    expect(html).toMatch(/^<p>:::note\n/);
    expect(reported).toEqual(["4 directive published"]);
  }
});

test("a heading has the id that its author gave, and none that pages use or another one has", async () => {
  const { html, reported } = await published("## One {#first}\n\n## Two {#first}\n\n## Three {#main}\n\n## Four {# a}");
  expect(html).toBe(
    '<h2 id="first" class="own-id">One</h2>\n<h2>Two {#first}</h2>\n<h2>Three {#main}</h2>\n<h2>Four {# a}</h2>',
  );
  expect(reported).toEqual(["7 directive published", "9 directive published"]);
});

test("links to ids of one's own, and to the ids that headings have anyway, lead somewhere", async () => {
  const { reported } = await resultOf(
    aDocument({}, "[a](#first) [b](#the-heading) [c](#gone)\n\n## The heading {#first}"),
  );
  expect(reported).toEqual(["5 dead-link published"]);
});
