import { percentDecoded } from "../../addresses/percent-decoding.ts";
import type { Edit } from "./edits.ts";
import type { Reference } from "./references.ts";

const forms = {
  light: /#(?:only-light|gh-light-mode-only)$/,
  dark: /#(?:only-dark|gh-dark-mode-only)$/,
} as const;

/** How far two pictures of one pair stand apart at most, in characters. */
const farthest = 400;

/** Of two pictures next to each other, each for one theme, one stays, and knows the other: what the text says of the dark one is taken out. */
export function pairThemes(
  references: readonly Reference[],
  text: string,
): { readonly references: readonly Reference[]; readonly edits: readonly Edit[] } {
  const left = new Set<Reference>();
  const edits: Edit[] = [];
  const paired = references.map((one, index) => {
    const [, known] = one.kind === "image" ? (/#dark=(.*)$/.exec(one.url) ?? []) : [];
    if (known !== undefined) return { ...one, dark: percentDecoded(known) };
    if (!forms.light.test(one.url)) return one;
    const other = [references[index + 1], references[index - 1]].find((near) => isDarkOf(one, near) && !left.has(near));
    const place = other === undefined ? null : placeOf(other, text);
    if (other === undefined || place === null) return one;
    left.add(other);
    edits.push({ ...place, text: "" });
    return { ...one, dark: other.url.replace(forms.dark, "") };
  });
  return {
    references: paired.filter((_, index) => references.slice(index, index + 1).every((one) => !left.has(one))),
    edits,
  };
}

function isDarkOf(one: Reference, near: Reference | undefined): near is Reference {
  return near !== undefined && forms.dark.test(near.url) && Math.abs(near.start - one.start) < farthest;
}

/** Where a picture stands: from `![` to its end, with its width. */
function placeOf({ start, end }: Reference, text: string): Pick<Edit, "start" | "end"> | null {
  const from = text.lastIndexOf("![", start);
  const [rest] = /^[^\n)]*\)(?:\{[^}\n]*\})?/.exec(text.slice(end)) ?? [];
  return from === -1 || rest === undefined ? null : { start: from, end: end + rest.length };
}
