import { z } from "zod";
import { closestTo } from "../../faults/closest.ts";
import { show, text } from "../../fields.ts";
import { faultOfAccent } from "./accent.ts";
import { covers } from "./theme.ts";
import { faultOfPath } from "./theme-file.ts";
import { faultOfRadius } from "./radius.ts";

/** A text that a function finds no fault with. */
function sound(expected: string, faultOf: (text: string) => string | null) {
  return text(expected).check(({ value, issues }) => {
    const fault = faultOf(value);
    if (fault !== null) issues.push({ code: "custom", message: fault, input: value });
  });
}

const picture = sound("the path of a file in theme/, as text", (path) => faultOfPath(path, ["svg", "png"]));

const font = sound("the path of a file in theme/, or system", (path) =>
  path === "system" ? null : (faultOfPath(path, ["woff2"])?.replace("in theme/,", "in theme/, or system,") ?? null),
);

function faultOfCover(input: unknown): string {
  const meant = typeof input === "string" ? closestTo(input, covers) : null;
  return `expected pattern, plain or none, got ${show(input)}${meant === null ? "" : `. Did you mean "${meant}"?`}`;
}

/** `theme:` of `site.yml`: what differs from the built-in look. Every field is optional. */
export const ThemeYml = z
  .strictObject({
    accent: sound('a colour as "#rrggbb" in quotes', faultOfAccent).describe(
      "The colour of links, buttons and the current place. Both themes' colours are made of it; it must be readable as text.",
    ),
    radius: z
      .union([z.string(), z.number()], 'expected a length from 0px to 24px, such as "10px"')
      .check(({ value, issues }) => {
        const fault = faultOfRadius(value);
        if (fault !== null) issues.push({ code: "custom", message: fault, input: value });
      })
      .describe(
        "The roundness of buttons and fields, 0px to 24px; that of pictures and small parts follows. Default: 10px.",
      ),
    logo: z
      .strictObject(
        {
          light: picture.describe("The logo, an SVG or PNG in theme/, in place of the built-in mark and the name."),
          dark: picture.describe("The logo of the dark theme. Default: that of the light one."),
          mark: picture.describe(
            "A square picture: the favicon, the icon on a home screen, and the mark on social cards.",
          ),
        },
        { error: ({ code }) => (code === "invalid_type" ? "expected light, dark and mark" : undefined) },
      )
      .partial()
      .check(({ value, issues }) => {
        if (value.dark !== undefined && value.light === undefined)
          issues.push({ code: "custom", message: "expected light beside dark", input: value });
      })
      .describe("The pictures of the brand."),
    fonts: z
      .strictObject(
        {
          heading: font.describe("The font of headings: a .woff2 file in theme/, or system for that of the text."),
          body: font.describe("The font of the text: a .woff2 file in theme/, or system (the default)."),
        },
        { error: ({ code }) => (code === "invalid_type" ? "expected heading and body" : undefined) },
      )
      .partial()
      .describe("The site's own fonts."),
    cover: z
      .enum(covers, { error: ({ input }) => faultOfCover(input) })
      .describe(
        "What stands where a document has no picture: pattern (the default, drawn from its address), plain (an empty field) or none.",
      ),
    css: sound("the path of a file in theme/, as text", (path) => faultOfPath(path, ["css"])).describe(
      "A style sheet in theme/, over the tokens and at the end of each page's style. At most 20 KB, without @import; url() may have files of theme/ and data: images.",
    ),
  })
  .partial();
export type ThemeYml = z.infer<typeof ThemeYml>;
