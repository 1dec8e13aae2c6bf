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

/** What a link begins with that was a role; behind it stands the role as it is written. */
export const roleLink = "myst-role:";

/** What a role refers to: the label of any page, or a page by its path. */
export interface MystReference {
  readonly role: "ref" | "doc";
  readonly words: string;
  readonly target: string;
}

const reference = /\{(ref|doc)\}`(?!!)([^`\n]+)`/;

/** What the link of a role refers to; null if it is another link. */
export function mystReference(url: string): MystReference | null {
  if (!url.startsWith(roleLink)) return null;
  const [, role, inside = ""] = reference.exec(decodeURIComponent(url.slice(roleLink.length))) ?? [];
  if (role !== "ref" && role !== "doc") return null;
  const [, words = "", target = inside] = /^(.*?)\s*<([^<>]+)>$/.exec(inside) ?? [];
  return { role, words, target };
}

/** A line whose formulas are ours, and whose references are links; other roles stay as they are written. */
export function withRoles(line: Line): Line {
  const text = line.text
    .replaceAll(/(?<![\w`])\{math\}`([^`]+)`/g, "$$$1$$")
    .replaceAll(new RegExp(`(?<![\\w\`])${reference.source}`, "g"), (written) => {
      const url = roleLink + encodeURIComponent(written).replaceAll(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));
      return `[${(mystReference(url)?.words ?? "").replaceAll(/[[\]]/g, "\\$&")}](${url})`;
    });
  return { ...line, text };
}

/** A text whose links that were roles, such as those in code, are roles again. */
export function withRolesAsWritten(text: string): string {
  if (!text.includes(roleLink)) return text;
  return text.replaceAll(
    new RegExp(`\\[(?:\\\\.|[^[\\]\\\\])*\\]\\(${roleLink}([^()\\s]+)\\)`, "g"),
    (_whole, role: string) => decodeURIComponent(role),
  );
}

/** Notes the roles in a line of prose that are no links: words that Sphinx puts in the place of a name. */
export function noteRoles({ text, at }: Line, note: TakeNote): void {
  for (const [role, name = ""] of text.matchAll(/(?<![\w`])\{([A-Za-z][\w:-]*)\}`[^`]+`/g))
    if (!reference.test(role) && (name.includes(":") || roles.has(name))) noteRole(role, at, note);
}

/** Notes a role that stays as it is written. */
export function noteRole(role: string, at: number, note: TakeNote): void {
  note(at, "role of MyST", `${role} is left as text`);
}
