import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { darkScale, faultOfAccent, lightScale } from "../../../content-folder/site-definition/theme/accent.ts";
import { colour, contrastOf, cssOf, hexOf, parseColour } from "../../../content-folder/site-definition/theme/colour.ts";
import { darkGrounds, darkOf, lightGrounds, surfaces } from "../../../content-folder/site-definition/theme/surfaces.ts";

const tokens = readFileSync(new URL("../../../client/styles/tokens.css", import.meta.url), "utf8");

/** Every hue at several lightnesses and chromas, as `#rrggbb`. */
const accents = Array.from({ length: 24 }, (_, index) => index * 15).flatMap((hue) =>
  [0.15, 0.3, 0.45, 0.5, 0.52, 0.54, 0.56, 0.58, 0.6, 0.75, 0.95].flatMap((lightness) =>
    [0, 0.1, 0.3].map((chroma) => hexOf(colour(lightness, chroma, hue))),
  ),
);

function parsed(hex: string) {
  const found = parseColour(hex);
  if (found === null) throw new Error(`${hex} is no colour.`);
  return found;
}

test("the surfaces are those of the tokens", () => {
  for (const [name, surface] of Object.entries(surfaces)) {
    const [lightness, chroma] = surface.dark;
    const dark = cssOf({ lightness, chroma, hue: 175 }, surface.alpha);
    expect(tokens).toContain(`${name}: light-dark(${surface.light}, ${dark});`);
  }
  expect(tokens.match(/oklch\([^()]* 175[^()]*\)/g)).toHaveLength(Object.keys(surfaces).length);
});

test("the built-in accent's hue and chroma keep the built-in dark surfaces", () => {
  const accent = { lightness: 0.45, chroma: 0.093, hue: 175 };
  for (const surface of Object.values(surfaces)) {
    const [lightness, chroma] = surface.dark;
    expect(darkOf(surface, accent)).toEqual({ lightness, chroma, hue: 175 });
  }
});

test("every accent is taken, or the nearest that is named is taken", () => {
  const named = accents.map((accent) => {
    const fault = faultOfAccent(accent);
    return fault === null ? accent : (/is "(#[0-9a-f]{6})"$/.exec(fault)?.[1] ?? "none");
  });
  expect(named.map(faultOfAccent).filter((fault) => fault !== null)).toEqual([]);
  expect(new Set(named).size).toBeGreaterThan(100);
});

test("what is taken can be read in both themes, on each surface and under the text on it", () => {
  const taken = accents.filter((accent) => faultOfAccent(accent) === null).map(parsed);
  expect(taken.length).toBeGreaterThan(100);
  const least = taken.map((accent) => {
    const [light, dark] = [lightScale(accent), darkScale(accent)];
    return Math.min(
      ...[...lightGrounds, light.wash, light.on].map((ground) => contrastOf(light.accent, ground)),
      ...[...darkGrounds(accent), dark.wash, dark.on].map((ground) => contrastOf(dark.accent, ground)),
      contrastOf(light.strong, light.on),
      contrastOf(dark.strong, dark.on),
    );
  });
  expect(Math.min(...least)).toBeGreaterThanOrEqual(4.5);
});
