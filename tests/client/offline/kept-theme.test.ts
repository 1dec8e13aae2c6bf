import { expect, test } from "vitest";
import { themeOf } from "../../../client/offline/kept-theme.ts";

const builtIn = { colours: "", hasOwnFont: false, hasMark: false };

test("the accent and the mark of a kept page are those of the site's own theme", () => {
  const head =
    '<head><link rel="icon" href="/theme/0123456789abcdef.svg" type="image/svg+xml"><style>:root{--accent:red}/*theme*/@media (forced-colors:none){:root{--accent:light-dark(#1a56db,oklch(0.78 0.14 263));--accent-strong:blue}}</style></head>';
  expect(themeOf(`<html>${head}<body></body>`)).toEqual({
    colours: "--accent:light-dark(#1a56db,oklch(0.78 0.14 263));",
    hasOwnFont: false,
    hasMark: true,
  });
});

test("so are the surfaces of the whole page, as its own style says them last, and the want of its font", () => {
  const theme =
    ":root{--accent:light-dark(#111,#eee);--accent-strong:blue}:root{--paper:light-dark(#fff,#123);--raised:red;--line:gray}.box{--paper:red}:root{--page:9rem;--paper:ivory}";
  expect(
    themeOf(`<html lang="en" data-fonts="{}"><head><style>:root{--paper:red}/*theme*/${theme}</style></head>`),
  ).toEqual({
    colours: "--paper:ivory;--line:gray;--accent:light-dark(#111,#eee);",
    hasOwnFont: true,
    hasMark: false,
  });
});

test("a page without a theme, or none, gives the built-in look, whatever its text says", () => {
  const text = "<p>/*theme*/--accent:light-dark(red,red)</p>";
  expect(themeOf(undefined)).toEqual(builtIn);
  expect(themeOf(`<head><link rel="icon" href="/mark.svg"><style>:root{--accent:red}</style></head>${text}`)).toEqual(
    builtIn,
  );
});
