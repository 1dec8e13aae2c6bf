import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readThemeIn } from "./theme-reading.ts";

const svg =
  '<?xml version="1.0"?>\n<!-- A logo -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"></svg>';
const bareSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="9" height="9"/></svg>';
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let dir = "";
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "lectern-theme-"));
  await mkdir(join(dir, "theme"));
  const files = {
    "theme/logo.svg": svg,
    "theme/sized.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="64px" height="16">',
    "theme/exported.svg": `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${bareSvg}`,
    "theme/entities.svg": `<!DOCTYPE svg [<!ENTITY a "b">]>${bareSvg}`,
    "theme/endless.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="100%"></svg>',
    "theme/page.svg": "<!doctype html><p><svg></svg>",
    "theme/comma.svg": "<svg viewBox = ' -1,-2 , 48 24.5 ' width='9' height='9'>",
    "theme/commented.svg": `\uFEFF\n${"<!-- > -->".repeat(10_000)} <?xml-stylesheet href="a"?>${bareSvg}`,
    "theme/comments.svg": `${"<!---->".repeat(20_000)}<p>`,
    "theme/open.svg": `<!-- ${"<!-- ".repeat(30_000)}`,
    "theme/commas.svg": `<svg viewBox="${",".repeat(100_000)}">`,
    "theme/tags.svg": "<svg ".repeat(40_000),
    "theme/mark.png": png,
    "theme/zeichen-grün (hell).svg": svg,
    [`theme/${"für-dunkel".normalize("NFD")}.svg`]: svg,
    "theme/really-a-png.svg": png,
    "theme/large.svg": `${svg}${" ".repeat(200 * 1024)}`,
    "theme/no.woff2": "wOFF and more",
    "theme/notes.txt": "Notes",
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

function logo(lines: string): string {
  return `theme:\n  logo:\n    ${lines}\n`;
}

test.each([
  [
    "a path elsewhere",
    "light: logo.svg",
    'light: expected a .svg or .png file in theme/, got "logo.svg". Did you mean "theme/logo.svg"?',
  ],
  [
    "a path that leads out",
    "light: theme/../site.svg",
    'light: expected a .svg or .png file in theme/, got "theme/../site.svg". Did you mean "theme/site.svg"?',
  ],
  [
    "a name with signs that none may have",
    "light: theme/logo&mark.svg",
    'light: expected a .svg or .png file in theme/, got "theme/logo&mark.svg". A name may have letters, digits, spaces and any of _-.+(), and begins with a letter, a digit, _ or -',
  ],
  [
    "a hidden folder",
    "light: theme/.old/logo.svg",
    'light: expected a .svg or .png file in theme/, got "theme/.old/logo.svg". Did you mean "theme/logo.svg"?',
  ],
  [
    "another kind of file",
    "light: theme/notes.txt",
    'light: expected a .svg or .png file in theme/, got "theme/notes.txt"',
  ],
  [
    "a file that is not there",
    "light: theme/log.svg",
    'light: expected an existing file, got "theme/log.svg". Did you mean "theme/logo.svg"?',
  ],
  [
    "a PNG with the name of an SVG",
    "light: theme/really-a-png.svg",
    'light: expected SVG in "theme/really-a-png.svg", got PNG',
  ],
  [
    "HTML with the name of an SVG",
    "mark: theme/page.svg",
    'mark: expected SVG in "theme/page.svg", got something else',
  ],
  [
    "an SVG with entities of its own",
    "mark: theme/entities.svg",
    'mark: expected SVG in "theme/entities.svg", got something else',
  ],
  [
    "an SVG without a size",
    "mark: theme/endless.svg",
    'mark: expected the first tag of "theme/endless.svg" to be an svg with a viewBox, such as viewBox="0 0 120 32"',
  ],
  [
    "a file that is too large",
    "light: theme/large.svg",
    'light: expected a file of at most 200 KB, got "theme/large.svg": it has 204905 bytes, the limit is 204800. Make it smaller',
  ],
])("%s is one line that says what is expected", async (_name, line, message) => {
  expect((await readThemeIn(dir, logo(line))).problems).toEqual([`site.yml:3 theme: logo.${message}`]);
});

test("a dark logo alone is a mistake", async () => {
  expect((await readThemeIn(dir, logo("dark: theme/logo.svg"))).problems).toEqual([
    'site.yml:2 theme: logo: expected light beside dark, got {"dark":"theme/logo.svg"}',
  ]);
});

test("a file may have a name of any letters, composed or not, and brackets", async () => {
  const { theme, problems } = await readThemeIn(
    dir,
    logo('{ light: "theme/zeichen-grün (hell).svg", dark: theme/für-dunkel.svg }'),
  );
  expect(problems).toEqual([]);
  expect([theme.logo.light?.address, theme.logo.dark?.address]).toEqual([
    expect.stringMatching(/^\/theme\/[0-9a-f]{16}\.svg$/),
    expect.stringMatching(/^\/theme\/[0-9a-f]{16}\.svg$/),
  ]);
});

test("a picture has the size that its own text says", async () => {
  const { theme, problems } = await readThemeIn(
    dir,
    logo("{ light: theme/logo.svg, dark: theme/sized.svg, mark: theme/mark.png }"),
  );
  const exported = await readThemeIn(dir, logo("{ light: theme/exported.svg }"));
  expect([exported.problems, exported.theme.logo.light?.size]).toEqual([[], { width: 90, height: 30 }]);
  expect(problems).toEqual([]);
  const { light, dark, mark } = theme.logo;
  expect([light, dark, mark].map((file) => file && [file.kind, file.size])).toEqual([
    ["svg", { width: 120, height: 32 }],
    ["svg", { width: 64, height: 16 }],
    ["png", { width: 1, height: 1 }],
  ]);
});

test("what stands before the first tag is passed over, and a viewBox may have commas", async () => {
  const { theme, problems } = await readThemeIn(
    dir,
    logo("{ light: theme/comma.svg, dark: theme/commented.svg, mark: theme/mark.png }"),
  );
  expect(problems).toEqual([]);
  expect([theme.logo.light?.size, theme.logo.dark?.size]).toEqual([
    { width: 48, height: 24.5 },
    { width: 90, height: 30 },
  ]);
});

test.each([
  ["comments.svg", /got something else$/],
  ["open.svg", /got something else$/],
  ["commas.svg", /to be an svg with a viewBox/],
  ["tags.svg", /to be an svg with a viewBox/],
])("a file that would keep an expression busy is refused: %s", async (name, message) => {
  expect((await readThemeIn(dir, logo(`mark: theme/${name}`))).problems).toEqual([expect.stringMatching(message)]);
});

test("a font is known by its first bytes", async () => {
  const { problems } = await readThemeIn(dir, "theme:\n  fonts: { heading: theme/no.woff2 }\n");
  expect(problems).toEqual(['site.yml:2 theme: fonts.heading: expected WOFF2 in "theme/no.woff2", got something else']);
});
