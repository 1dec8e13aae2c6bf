import { isOwnId } from "../../../addresses/heading-ids.ts";
import { type Line, closesFence, fenceOf } from "../items/items.ts";

/** The id of a label of MyST: it may have signs that ids here may not have. Null if nothing is left. @example labelId("fig:One") // "fig-one" */
export function labelId(label: string): string | null {
  const id = label
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, "-")
    .replaceAll(/^[-_.]+|-+$/g, "");
  return isOwnId(id) ? id : null;
}

/** Labels of MyST that stand on a line of their own, `(label)=`, are places to link to. */
export function withPlacesOfLabels(lines: readonly Line[]): readonly Line[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const isCode = fence !== null;
    if (fence === null) fence = fenceOf(line.text);
    else if (closesFence(line.text, fence)) fence = null;
    const [, space = "", label] = (isCode ? null : /^(\s*)\(([^()\n]+)\)=\s*$/.exec(line.text)) ?? [];
    const id = label === undefined ? null : labelId(label);
    return id === null ? line : { ...line, text: `${space}<a id="${id}"></a>` };
  });
}
