import { expect, test } from "vitest";
import { makeContent } from "../../support/content.ts";
import { readThemeIn } from "./theme-reading.ts";

const siteYml = "theme:\n  css: theme/custom.css\n";
const paper = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>';

async function readCss(css: string, yml = siteYml) {
  await using content = await makeContent({ "theme/custom.css": css, "theme/paper.svg": paper });
  return await readThemeIn(content.dir, yml);
}

const onlyFiles = "expected url() of a file in theme/ or of a data:image, got";

test.each([
  [
    "an import",
    'a { top: 0 }\n@import "b.css";',
    "2 expected rules alone, got @import. Write the rules of that file here",
  ],
  [
    "an address elsewhere",
    "a {\n  background: url(https://cdn.example/a.png);\n}",
    `2 ${onlyFiles} "https://cdn.example/a.png"`,
  ],
  ["an address without a scheme", "a { background: url(//cdn.example/a.png) }", `1 ${onlyFiles} "//cdn.example/a.png"`],
  ["a document as data", "a { background: url(data:text/html,x) }", `1 ${onlyFiles} "data:text/html,x"`],
  [
    "an address in a custom property",
    ":root {\n  --a: url('https://cdn.example/a.png');\n}",
    `2 ${onlyFiles} "https://cdn.example/a.png"`,
  ],
  [
    "a file elsewhere",
    "a { background: url(paper.svg) }",
    '1 expected a .svg or .png or .woff2 file in theme/, got "paper.svg". Did you mean "theme/paper.svg"?',
  ],
  [
    "a file that is not there",
    "a { background: url(theme/papers.svg) }",
    '1 expected an existing file, got "theme/papers.svg". Did you mean "theme/paper.svg"?',
  ],
  [
    "an address as a text",
    'a { background: image-set("https://cdn.example/a.png" 1x) }',
    '1 expected url(https://cdn.example/a.png), got the text "https://cdn.example/a.png"',
  ],
  ["an expression", "a {\n\n  width: expression(alert(1)) }", "3 expected a value of CSS, got expression()"],
  ["a hidden function", "a { background: u\\72l('https://cdn.example') }", "1 expected a value of CSS, got u\\72l()"],
  ["what is no CSS", "a {\n  colour red;\n}", '2 expected CSS, got "colour red;": colon is expected'],
  [
    "a style that is too long",
    `a { top: 0 }${" ".repeat(20 * 1024)}`,
    "1 expected a file of at most 20 KB: it has 20492 bytes, the limit is 20480. Make it smaller",
  ],
])("%s is one line in the style's own file", async (_name, css, line) => {
  const { problems, theme } = await readCss(css);
  expect(problems).toEqual([`theme/custom.css:${line}`]);
  expect(theme.css).toBeNull();
});

test("a style that is not there is a mistake of site.yml", async () => {
  const { problems } = await readCss("a { top: 0 }", "theme:\n  css: theme/customs.css\n");
  expect(problems).toEqual([
    'site.yml:2 theme: css: expected an existing file, got "theme/customs.css". Did you mean "theme/custom.css"?',
  ]);
});

test("files have their addresses, comments are gone, and no text ends the style element", async () => {
  const { theme, problems } = await readCss(
    `/* Ours */ h1 { background: url("theme/paper.svg") } a::after { content: "</style><script>" }`,
  );
  expect(problems).toEqual([]);
  const address = theme.css?.files[0]?.address ?? "";
  expect(address).toMatch(/^\/theme\/[0-9a-f]{16}\.svg$/);
  expect(theme.css?.text).toBe(`h1{background:url(${address})}a::after{content:"<\\/style><script>"}`);
});

test("modern rules stay as they are", async () => {
  const css =
    "@layer a{.b{color:red}}@media (width>=40rem){a:has(>img){inset:0}}@supports (top:0){:root{--a: 1px}}.c{&:hover{top:0}}@container x (width>1px){p{top:0}}";
  const { theme, problems } = await readCss(css);
  expect(problems).toEqual([]);
  expect(theme.css?.text.replaceAll(" ", "")).toBe(css.replaceAll(" ", ""));
});
