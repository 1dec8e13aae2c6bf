import { expect, test } from "vitest";
import { readThemeIn } from "./theme-reading.ts";

const colour = 'theme: accent: expected a colour as "#rrggbb" in quotes';
const readable =
  "theme: accent: expected a colour that can be read as text in the light theme (contrast at least 4.5:1)";
const radius = "theme: radius: expected a length from 0px to 24px";

test.each([
  ["a list", "theme: [a]\n", '1 theme: expected fields such as accent and logo, got ["a"]'],
  ["an unknown part", "theme:\n  acent: x\n", '2 theme: unknown field "acent". Did you mean "accent"?'],
  ["a colour by name", "theme:\n  accent: green\n", `2 ${colour}, got "green". Did you mean "#008000"?`],
  ["a short colour", 'theme:\n  accent: "#063"\n', `2 ${colour}, got "#063". Did you mean "#006633"?`],
  ["no colour", "theme:\n  accent: greenish\n", `2 ${colour}, got "greenish"`],
  [
    "a colour in a comment",
    "theme:\n  radius: 4px\n  accent: #0a7d5a\n",
    "3 theme: accent: expected a value, got nothing. Put the colour in quotes: without them, # begins a comment",
  ],
  [
    "a colour that is too light",
    'theme:\n  accent: "#10b981"\n',
    `2 ${readable}, got "#10b981" with 2.24:1. The nearest that passes is "#027e57"`,
  ],
  ["a number", "theme:\n  radius: 12\n", `2 ${radius}, got 12. The nearest is "12px"`],
  ["a length too long", "theme:\n  radius: 40px\n", `2 ${radius}, got "40px". The nearest is "24px"`],
  ["a length below zero", "theme:\n  radius: -2px\n", `2 ${radius}, got "-2px". The nearest is "0px"`],
  ["another unit", "theme:\n  radius: 0.5rem\n", `2 ${radius}, got "0.5rem". The nearest is "8px"`],
  ["a word", "theme:\n  radius: round\n", `2 ${radius}, got "round". The nearest is "10px"`],
  [
    "a list as a length",
    "theme:\n  radius: [1]\n",
    '2 theme: radius: expected a length from 0px to 24px, such as "10px", got [1]',
  ],
  [
    "an unknown cover",
    "theme:\n  cover: plan\n",
    '2 theme: cover: expected pattern, plain or none, got "plan". Did you mean "plain"?',
  ],
  [
    "a font of another kind",
    "theme:\n  fonts: { body: theme/body.ttf }\n",
    '2 theme: fonts.body: expected a .woff2 file in theme/, or system, got "theme/body.ttf"',
  ],
  [
    "a font for what is none",
    "theme:\n  fonts: { headings: system }\n",
    '2 theme: unknown field "fonts.headings". Did you mean "heading"?',
  ],
])("%s is one line that says what is expected", async (_name, text, line) => {
  expect((await readThemeIn("/nowhere", text)).problems).toEqual([`site.yml:${line}`]);
});

test("what is sound counts at the first start", async () => {
  const { theme } = await readThemeIn("/nowhere", 'theme:\n  accent: "#10b981"\n  radius: 0px\n');
  expect(theme).toMatchObject({ accent: null, radius: 0 });
});

test("a site that says nothing has the built-in look", async () => {
  expect(await readThemeIn("/nowhere", "name: A\n")).toMatchObject({
    theme: { accent: null, radius: null },
    problems: [],
  });
});
