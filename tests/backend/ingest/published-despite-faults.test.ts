import { expect, test } from "vitest";
import { describeCause, summarise } from "../../../content-folder/summary.ts";
import { aDocument } from "../support/content-folder.ts";
import { startIngest } from "../support/ingesting.ts";
import { resultOf } from "./result-of-file.ts";

test.each([
  ["a bad date", aDocument({ datePublished: "4 March" }), { datePublished: null }, ["3 bad-date published"]],
  ["a country for a language", aDocument({ lang: "jp" }), { language: null }, ["3 bad-field published"]],
  ["an unknown field", aDocument({ sidebar_position: 1 }), { subject: "A subject" }, ["3 unknown-field published"]],
  [
    "tags as a text",
    aDocument({ tags: "dns, ttl,," }),
    {
      tags: [
        { slug: "dns", name: "dns" },
        { slug: "ttl", name: "ttl" },
      ],
    },
    ["3 bad-field published"],
  ],
  [
    "a tag that is none",
    aDocument({ tags: ["dns", 5, "!!"] }),
    { tags: [{ slug: "dns", name: "dns" }] },
    ["3 bad-field published", "3 bad-field published"],
  ],
  ["tags that are a mapping", aDocument({ tags: { a: 1 } }), { tags: [] }, ["3 bad-field published"]],
  [
    "a bad entry of schema markup",
    aDocument({ schemaMarkup: [1, { "@type": "Thing" }] }),
    { schemaMarkup: ['{"@type":"Thing"}'] },
    ["3 bad-field published"],
  ],
  [
    "a subject that is no text",
    aDocument({ subject: 404 }),
    { subject: "My page" },
    ["2 bad-field published", "2 no-title published"],
  ],
  [
    "no subject, and a heading",
    "---\ncategory: C\n---\n# The *heading*\n\nText.",
    { subject: "The heading" },
    ["2 no-title published"],
  ],
  ["no subject and no heading", "---\ncategory: C\n---\nText.", { subject: "My page" }, ["2 no-title published"]],
  [
    "no front matter",
    "# The heading\n\nText.",
    { subject: "The heading", content: "<p>Text.</p>" },
    ["1 no-front-matter published", "1 no-title published"],
  ],
  ["empty front matter", "---\n---\nText.", { subject: "My page" }, ["2 no-title published"]],
  [
    "a name twice",
    "---\nsubject: First\nsubject: Last\n---\nText.",
    { subject: "Last" },
    ["3 duplicate-key published"],
  ],
  [
    "names without values",
    "---\nsubject: A\ndescription:\ntags:\n---\nText.",
    { subject: "A", description: null, tags: [] },
    [],
  ],
  ["a slug that is no address", aDocument({ slug: "two words" }), { slug: "my-page" }, ["3 bad-field published"]],
  [
    "a picture that is not there",
    aDocument({ featuredImage: "gone.png" }, "![What it *shows*](gone.png)"),
    { featuredImage: null, content: "<p>What it shows</p>" },
    ["3 missing-picture published", "6 missing-picture published"],
  ],
  [
    "a picture in the text itself",
    aDocument({}, "[![Shown](data:image/png;base64,AAAA)](https://example.com)"),
    { content: '<p><a href="https://example.com">Shown</a></p>' },
    ["5 picture-address published"],
  ],
  [
    "a heading that says the title",
    aDocument({}, "# A  SUBJECT\n\n## Part"),
    { content: "<h2>Part</h2>" },
    ["5 first-level-heading published"],
  ],
  [
    "first-level headings",
    aDocument({}, "## Zero\n\n# One\n\n## Part\n\n###### Deep\n\n# Two"),
    { content: "<h2>Zero</h2>\n<h2>One</h2>\n<h3>Part</h3>\n<h6>Deep</h6>\n<h2>Two</h2>" },
    ["7 first-level-heading published", "13 first-level-heading published"],
  ],
  [
    "an author nobody knows",
    aDocument({ author: "../../etc/passwd" }),
    { author: null },
    ["3 unknown-author published"],
  ],
  [
    "names of JavaScript",
    "---\nsubject: A\n__proto__: {polluted: true}\nconstructor: x\ntoString: y\n---\nText.",
    { subject: "A" },
    ["3 unknown-field published", "4 unknown-field published", "5 unknown-field published"],
  ],
  [
    "a draft that is plainly none",
    aDocument({ draft: "No", published: "yes", hidden: false }),
    { subject: "A subject" },
    ["3 bad-draft published", "4 unknown-field published", "5 unknown-field published"],
  ],
  [
    "a colon in a title without quotes",
    "---\nsubject: Drafts: how they work\ncategory: C\n---\nText.",
    { subject: "Drafts: how they work", category: { slug: "c", name: "C" } },
    ["2 yaml published"],
  ],
  [
    "a list that does not end",
    "---\nsubject: A\ntags: [a, b\nlocation: Here\n---\nText.",
    { subject: "A", tags: [], location: "Here" },
    ["3 yaml published"],
  ],
  [
    "front matter that does not end",
    "---\nsubject: A\ntags:\n  - a\n\nText.",
    { subject: "A", tags: [{ slug: "a", name: "a" }], content: "<p>Text.</p>" },
    ["1 yaml published"],
  ],
  [
    "front matter that is no field",
    "---\nJust words.\n---\nText.",
    { subject: "My page", content: "<hr>\n<h2>Just words.</h2>\n<p>Text.</p>" },
    ["1 no-front-matter published", "1 no-title published"],
  ],
  [
    "front matter in TOML",
    '+++\ntitle = "A"\n+++\n# Heading\n\nText.',
    { subject: "Heading", content: "<p>Text.</p>" },
    ["1 yaml published", "2 no-title published"],
  ],
  [
    "all of it at once",
    "---\nsubject: 1\nslug: [x]\nmetaTitle: {}\ncategory: '!'\nauthor: 1\ndatePublished: x\nlastUpdated: []\nfeaturedImage: 5\nlocation: [1]\nschemaMarkup: x\ntags: 7\n? [a, b]\n: c\n---\nText.",
    { subject: "My page", slug: "my-page" },
    expect.any(Array),
  ],
])("%s does not withhold the page", async (_name, text, expected, reported) => {
  const result = await resultOf(text);
  expect(result.document).toMatchObject(expected);
  expect(result.reported).toEqual(reported);
});

test("three hundred files written for another tool are all published, with a short report that suggests the right fields", async () => {
  const fields = [
    { id: "intro", title: "Intro", sidebar_position: 1, sidebar_label: "Start" },
    { title: "Post", date: "2024-05-01", lastmod: "2024-06-01", draft: false, weight: 10, categories: ["a"] },
    { title: "Page", layout: "default", nav_order: 3, permalink: "/page/", tags: "a b, c", published: true },
  ];
  const files = Array.from({ length: 300 }, (_, index) => {
    const given = Object.entries(fields[index % 3] ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return [`article/page-${index}.md`, ["---", ...given, "---", "# Heading", "", "Text."].join("\n")] as const;
  });
  await using site = await startIngest(Object.fromEntries(files));
  const { documents, problems } = await site.scan();
  expect(documents).toBe(300);
  for (let index = 0; index < 300; index += 1)
    expect(await site.subject(`page-${index}`)).toBe(fields[index % 3]?.title);
  expect(summarise(problems).map(describeCause)).toEqual([
    "unknown field: 1100 problems, published",
    "first level heading: 300 problems, published",
    "bad field: 100 problems, published",
  ]);
  const hints = new Set(
    problems
      .filter(({ cause }) => cause === "unknown-field")
      .map(({ message }) => message.replace("unknown field ", "")),
  );
  expect([...hints].sort()).toEqual([
    '"categories". Did you mean "category"?',
    '"date". Did you mean "datePublished"?',
    '"id". Did you mean "slug"?',
    '"lastmod". Did you mean "lastUpdated"?',
    '"layout". Lectern has no such field; remove it',
    '"nav_order". Did you mean "order"?',
    '"permalink". Did you mean "slug"?',
    '"published". Did you mean "datePublished"?',
    '"sidebar_label". Did you mean "subject"?',
    '"sidebar_position". Did you mean "order"?',
    '"weight". Did you mean "order"?',
  ]);
});

test("a field named as what every object has is reported like any other that is unknown", async () => {
  await using site = await startIngest({ "article/a.md": aDocument({ constructor: "x", "to-string": "y" }) });
  const { problems } = await site.scan();
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^unknown field "constructor"\. The fields are subject, /),
    expect.stringMatching(/^unknown field "to-string"\. The fields are subject, /),
  ]);
});
