import { expect, test } from "vitest";
import { emphasisDepthMax, emphasisDepthOf } from "../../../content-folder/markdown/emphasis.ts";
import { parseMarkdown } from "../../../content-folder/markdown/markdown.ts";

test.each([
  ["none at all", 0],
  ["*a **b** c* *d*", 3],
  ["*a* *b* _c_", 1],
  ["*a *b *c", 0],
  ["*a*\n\n*b*\n\n*c*", 1],
  ["```c\nint *a, *b, *c;\n```\n\n*d*", 1],
  ["2 * 3 * 4", 0],
])("the depth of %j is at most %i", (text, depth) => {
  expect(emphasisDepthOf(text)).toBe(depth);
});

test("emphasis far deeper than any text has is refused before it is parsed", () => {
  const deep = `${"*a **b ".repeat(emphasisDepthMax)}${"c** d* ".repeat(emphasisDepthMax)}`;
  expect(() => parseMarkdown(deep)).toThrow(RangeError);
  expect(parseMarkdown("*a _b ".repeat(emphasisDepthMax)).children).toHaveLength(1);
  expect(parseMarkdown("*a* ".repeat(emphasisDepthMax * 3)).children).toHaveLength(1);
});

test("code in a line and code that shows the beginning of other code hide no emphasis", () => {
  const deep = "*a **b c** d*";
  expect(emphasisDepthOf(`\`\`\`code\`\`\` in a line\n\n${deep}`)).toBe(3);
  expect(emphasisDepthOf(`\`\`\`text\n\`\`\`js\n\`\`\`\n\n${deep}`)).toBe(3);
  expect(emphasisDepthOf(`> \`\`\`text\n\n${deep}`)).toBe(3);
});
