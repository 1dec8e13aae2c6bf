import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

/** The document that a text gives, and what is reported of it. */
async function published(body: string) {
  await using site = await startIngest({ "article/a.md": aDocument({}, body) });
  const { problems } = await site.scan();
  return {
    html: await site.html("a"),
    reported: problems.map(({ line, cause, effect }) => `${line} ${cause} ${effect}`),
    words: problems.map(({ message }) => message).join("\n"),
  };
}

test.each([
  ["A.\n\n```ts\nlet a;\n\n## Swallowed\n", "7 code published", 'write "```" on a line of its own'],
  ["- One\n\n  ~~~~\n  a\n  ~~~\n\nAfter.", "7 code published", 'write "~~~~" on a line of its own'],
  ["> ```\n> a\n\nAfter.", "5 code published", "has no end"],
  ["A $\\frac{1}{2$ b.", "5 formula published", "the formula cannot be read"],
  ["$$\n\\begin{matrix} a\n$$", "5 formula published", "Its source is shown"],
  [`A.\n\n$$\n${"x+".repeat(4_000)}x\n$$`, "7 formula published", "it has 8001 characters"],
  [
    Array.from({ length: 12 }, () => `$$\n${"x".repeat(3_900)}\n$$`).join("\n\n"),
    "45 formula published",
    "may give 400000 characters of MathML: from here on, their source is shown",
  ],
  ["A.\n\n$$\nx^2\n\n## Not swallowed", "7 formula published", "the formula has no end"],
  ["$$x^2\n\nAfter.", "5 formula published", 'write "$$" on a line of its own'],
  ["- One\n\n  > $$\n  > x", "7 formula published", "It is shown as text"],
  ["```mermaid\nflowchrt LR\n  A --> B\n```", "5 diagram published", 'did you mean "flowchart"? Its source is shown'],
  [`\`\`\`mermaid\npie\n${"%".repeat(50_000)}\n\`\`\``, "5 diagram published", "at most 50000 are drawn"],
  ["```mermaid\n%% nothing\n```", "5 diagram published", 'got ""'],
])("a block that cannot be read is reported with its line, and published as its source: %j", async (body, ...told) => {
  const { html, reported, words } = await published(body);
  expect(html).not.toBeNull();
  expect(reported).toEqual([told[0]]);
  expect(words).toContain(told[1]);
});

test.each([
  "```ts\na\n```",
  "````md\n```\na\n```\n````",
  "> ~~~\n> a\n> ~~~",
  "- ```\n  a\n  ```",
  "    indented",
  "$x^2$ and\n\n$$\n\\frac{1}{2}\n$$",
  "A $$x$$ b, and $$\\frac{1}{2}$$.\n\n$$x + y$$\n\nThe process `$$`, or costs of $$ and $$$.\n\n```sh\n$$\n```",
  "```mermaid\n---\ntitle: T\n---\n%%{init: {}}%%\n%% note\nsequenceDiagram\n  A->>B: Hi\n```",
  "```mermaid\nstateDiagram-v2\n  [*] --> A\n```",
  "```mermaid\nxychart-beta\n  line [1]\n```",
])("a block that can be read is not reported: %j", async (body) => {
  expect((await published(body)).reported).toEqual([]);
});
