import { z } from "zod";
import { text } from "../../fields.ts";
import { faultOfAccent } from "./accent.ts";
import { faultOfRadius } from "./radius.ts";

/** A text that a function finds no fault with. */
function sound(expected: string, faultOf: (text: string) => string | null) {
  return text(expected).check(({ value, issues }) => {
    const fault = faultOf(value);
    if (fault !== null) issues.push({ code: "custom", message: fault, input: value });
  });
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
  })
  .partial();
export type ThemeYml = z.infer<typeof ThemeYml>;
