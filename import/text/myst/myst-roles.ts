import type { TakeNote } from "../../note.ts";
import type { Line } from "../items/items.ts";

/** The roles of MyST and of Sphinx; those of its domains have a colon, such as `py:func`. */
const roles: ReadonlySet<string> = new Set(
  (
    "abbr abbreviation any attr attribution button chem chemicalFormula cite class command data del delete doc download envvar eq eval exc file func " +
    "glue guilabel index kbd keyboard keyword manpage menuselection meth mod numref obj option pep program raw ref rfc samp sc si smallcaps span " +
    "strike sub subscript sup superscript term token u underline"
  ).split(" "),
);

/** A line whose formulas are ours; other roles stay as they are written. */
export function withFormulas(line: Line): Line {
  return { ...line, text: line.text.replaceAll(/(?<![\w`])\{math\}`([^`]+)`/g, "$$$1$$") };
}

/** Notes the roles in a line of prose: words that Sphinx puts in the place of a name. */
export function noteRoles({ text, at }: Line, note: TakeNote): void {
  for (const [role, name = ""] of text.matchAll(/(?<![\w`])\{([A-Za-z][\w:-]*)\}`[^`]+`/g))
    if (name.includes(":") || roles.has(name)) note(at, "role of MyST", `${role} is left as text`);
}
