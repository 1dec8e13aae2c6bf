import { closesCode, openingMark } from "../../../content-folder/markdown/code-fences.ts";
import { fenceAround } from "../code/code-text.ts";
import { placeOf } from "../ids/place.ts";
import type { TakeNote } from "../../note.ts";
import { calloutOf } from "../callouts.ts";
import { titled } from "../code/code-fence.ts";
import { labelId } from "../ids/myst-places.ts";
import { indentOf, outdented } from "../items/items.ts";
import type { Item, Line, Shape } from "../items/items.ts";

/** A directive of MyST, as documents of Sphinx and Jupyter Book have them: with the text in it, or as lines of code. */
interface MystBlock {
  readonly shape: Shape;
  readonly lines: readonly Line[];
  /** Whether its lines are no text to be read. */
  readonly isCode: boolean;
  /** The index of its last line. */
  readonly last: number;
  /** The place that links lead to by its label. */
  readonly place: readonly Line[];
}

interface Directive {
  readonly name: string;
  /** What stands behind its name. */
  readonly argument: string;
  readonly options: ReadonlyMap<string, string>;
  readonly lines: readonly Line[];
}

/** A mark of code or colons, and the name behind it. */
const opening = new RegExp(
  `^\\s*(?:${openingMark}|(?<colons>:{3,}))\\s*\\{(?<name>[A-Za-z][\\w:-]*)\\}\\s*(?<argument>.*?)\\s*$`,
  "u",
);

/** The directive that a line begins, in a fence or between colons; null where none of ours is like it, which is noted. */
export function mystBlock(lines: readonly Line[], index: number, note: TakeNote): MystBlock | null {
  const line = lines[index];
  const { colons, mark = colons, name, argument = "" } = opening.exec(line?.text ?? "")?.groups ?? {};
  if (line === undefined || mark === undefined || name === undefined) return null;
  const last = endOf(lines, index, mark);
  const inside = lines.slice(index + 1, isEnd(lines[last]?.text ?? "", mark) ? last : last + 1);
  const given = inside.slice(
    0,
    countWhile(inside, ({ text }) => option.test(text)),
  );
  const rest = inside.slice(given.length);
  const own = rest.slice(countWhile(rest, ({ text }) => text.trim() === ""));
  const options = optionsIn(given);
  const made = blockOf({ name, argument, options, lines: own }, line);
  const place = placeOfLabel(options, line);
  if (made !== null) return { ...made, last, place };
  note(line.at, "directive of MyST", `{${name}} has no form here: it is left as text`);
  if (mark.startsWith(":") || argument === "") return null;
  return {
    shape: { kind: "plain", before: [] },
    lines: asWritten({ name, argument, inside }, line),
    isCode: true,
    last,
    place,
  };
}

/** Where links lead that name the label of a directive. */
function placeOfLabel(options: Directive["options"], line: Line): readonly Line[] {
  const label = options.get("label") ?? options.get("name");
  const id = label === undefined ? null : labelId(label);
  if (id === null) return [];
  const text = `${" ".repeat(indentOf(line.text))}${placeOf(id)}`;
  return [
    { ...line, text },
    { ...line, text: "" },
  ];
}

const option = /^\s*:([\w-]+):\s*(.*?)\s*$/;

function optionsIn(lines: readonly Line[]): Directive["options"] {
  return new Map(
    lines.map(({ text }) => {
      const [, name = "", value = ""] = option.exec(text) ?? [];
      return [name, value] as const;
    }),
  );
}

function countWhile(lines: readonly Line[], is: (line: Line) => boolean): number {
  const end = lines.findIndex((line) => !is(line));
  return end === -1 ? lines.length : end;
}

function isEnd(text: string, mark: string): boolean {
  return closesCode(text.trimStart(), mark);
}

function endOf(lines: readonly Line[], start: number, mark: string): number {
  const end = lines.findIndex(({ text }, index) => index > start && isEnd(text, mark));
  return end === -1 ? lines.length - 1 : end;
}

/** What Sphinx says of versions. */
const versions: ReadonlyMap<string, readonly [string, string]> = new Map([
  ["versionadded", ["info", "New in version"]],
  ["versionchanged", ["info", "Changed in version"]],
  ["deprecated", ["warning", "Deprecated since version"]],
]);

function blockOf(directive: Directive, line: Line): Omit<MystBlock, "last" | "place"> | null {
  const { name, argument, options, lines } = directive;
  const text = (shape: Shape, own = lines): Omit<MystBlock, "last" | "place"> => ({ shape, lines: own, isCode: false });
  const titled = versions.get(name);
  if (titled !== undefined) return text({ kind: "callout", name: titled[0], title: `${titled[1]} ${argument}` });
  if (name === "admonition") return text({ kind: "callout", name: kindOf(options), title: argument });
  if (name === "seealso") return text({ kind: "callout", name: "info", title: "See also" }, withFirst(directive, line));
  if (name === "dropdown") return text({ kind: "details", title: argument, isOpen: options.has("open") });
  if (name === "tab-set") return text({ kind: "tabs", sync: null, titles: [] });
  if (name === "tab-item") return text({ kind: "tab", title: argument });
  if (name === "table") return text({ kind: "plain", before: argument === "" ? [] : [argument] });
  if (name === "image" || name === "figure") return text({ kind: "plain", before: [] }, withPicture(directive, line));
  const code = codeOf(directive, line);
  if (code !== null) return { shape: { kind: "plain", before: [] }, lines: code, isCode: true };
  const callout = calloutOf(name);
  return callout === null ? null : text({ kind: "callout", name: callout, title: null }, withFirst(directive, line));
}

function kindOf(options: Directive["options"]): string {
  const classes = (options.get("class") ?? "").split(/[\s,]+/);
  return classes.map(calloutOf).find((kind) => kind !== null) ?? "note";
}

/** What stands behind the name of a note is the beginning of its text. */
function withFirst({ argument, lines }: Directive, line: Line): readonly Line[] {
  return argument === "" ? lines : [{ ...line, text: " ".repeat(indentOf(line.text)) + argument }, ...lines];
}

/** A picture, and what is said of it below. */
function withPicture({ argument, options, lines }: Directive, line: Line): readonly Line[] {
  const indent = " ".repeat(indentOf(line.text));
  return [
    { ...line, text: `${indent}![${options.get("alt") ?? ""}](${argument.replaceAll(" ", "%20")})` },
    { ...line, text: "" },
    ...lines,
  ];
}

const codes = new Set(["code-block", "code", "sourcecode", "code-cell", "mermaid", "math"]);

/** A block of code, a diagram, or a formula; null for anything else. */
function codeOf({ name, argument, options, lines }: Directive, { text, at }: Line): readonly Line[] | null {
  if (!codes.has(name)) return null;
  const { edge, inside, marks } = codeParts(lines, { text, at });
  if (name === "math") return [edge("$$"), ...aligned(inside, edge), edge("$$")];
  const language = name === "mermaid" ? name : argument.replace(/^\{?(\w*).*/, "$1");
  const caption = (options.get("caption") ?? options.get("filename"))?.replaceAll('"', "'");
  const first = options.get("lineno-start");
  const info = [
    language,
    caption === undefined ? [] : titled(caption),
    options.has("emphasize-lines") ? `{${options.get("emphasize-lines")?.replaceAll(/[\s"']/g, "") ?? ""}}` : [],
    first === undefined ? (options.has("linenos") ? "lineNumbers" : []) : `lineNumbers=${first}`,
  ].flat();
  return [edge(marks + info.join(" ").trim()), ...inside, edge(marks)];
}

/** What stands in a fence that no form of ours is like is code; what stands behind its name is the title. */
function asWritten(
  { name, argument, inside }: Pick<Directive, "name" | "argument"> & { readonly inside: readonly Line[] },
  line: Line,
): readonly Line[] {
  const code = codeParts(inside, line);
  const language = name.replace(/:.*$/, "");
  return [code.edge(`${code.marks}${language} ${titled(argument)}`), ...code.inside, code.edge(code.marks)];
}

/** The lines of a block of code, how it is indented, and marks that do not stand in it. */
function codeParts(lines: readonly Line[], { text, at }: Pick<Line, "text" | "at">) {
  const indent = " ".repeat(indentOf(text));
  const edge = (own: string): Line => ({ kind: "line", text: indent + own, at, isCode: true });
  const inside = lines.map((one): Line => ({
    ...one,
    text: indent + outdented(one.text, indent.length),
    isCode: true,
  }));
  const marks = fenceAround(lines.map((one) => one.text).join("\n"));
  return { edge, inside, marks };
}

/** Sphinx lines up the rows of a formula. */
function aligned(lines: readonly Line[], edge: (text: string) => Line): readonly Line[] {
  const tex = lines.map(({ text }) => text).join("\n");
  const hasRows = /&|\\\\/.test(tex) && !tex.includes("\\begin");
  return hasRows ? [edge("\\begin{aligned}"), ...lines, edge("\\end{aligned}")] : lines;
}

/** The beginning and the end of a directive around what is read of it. */
export function aroundMyst({ shape }: MystBlock, { text, at }: Line): { readonly open: Item; readonly close: Item } {
  const key = `{${shape.kind}`;
  return { open: { kind: "open", shape, key, indent: indentOf(text), at }, close: { kind: "close", key, at } };
}
