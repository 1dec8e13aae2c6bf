import { z } from "zod";
import { text } from "../../fields.ts";
import { faultOfAccent } from "./accent.ts";
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
          mark: picture.describe("A square picture: the favicon, and the mark on social cards."),
        },
        { error: ({ code }) => (code === "invalid_type" ? "expected light, dark and mark" : undefined) },
      )
      .partial()
      .check(({ value, issues }) => {
        if (value.dark !== undefined && value.light === undefined)
          issues.push({ code: "custom", message: "expected light beside dark", input: value });
      })
      .describe("The pictures of the brand."),
    css: sound("the path of a file in theme/, as text", (path) => faultOfPath(path, ["css"])).describe(
      "A style sheet in theme/, over the tokens and at the end of each page's style. At most 20 KB, without @import; url() may have files of theme/ and data: images.",
    ),
  })
  .partial();
export type ThemeYml = z.infer<typeof ThemeYml>;
