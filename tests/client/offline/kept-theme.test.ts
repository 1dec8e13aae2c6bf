import { expect, test } from "vitest";
import { themeOf } from "../../../client/offline/kept-theme.ts";

const builtIn = { accent: null, hasMark: false };

test("the accent and the mark of a kept page are those of the site's own theme", () => {
  const head =
    '<head><link rel="icon" href="/theme/0123456789abcdef.svg" type="image/svg+xml"><style>:root{--accent:red}/*theme*/@media (forced-colors:none){:root{--accent:light-dark(#1a56db,oklch(0.78 0.14 263));--accent-strong:blue}}</style></head>';
  expect(themeOf(`<html>${head}<body></body>`)).toEqual({
    accent: "light-dark(#1a56db,oklch(0.78 0.14 263))",
    hasMark: true,
  });
});

test("a page without a theme, or none, gives the built-in look, whatever its text says", () => {
  const text = "<p>/*theme*/--accent:light-dark(red,red)</p>";
  expect(themeOf(undefined)).toEqual(builtIn);
  expect(themeOf(`<head><link rel="icon" href="/mark.svg"><style>:root{--accent:red}</style></head>${text}`)).toEqual(
    builtIn,
  );
});
