import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, sep } from "node:path";
import { createCodeLines } from "../../../content-folder/markdown/code-fences.ts";
import type { TakeNote } from "../../note.ts";
import { lostLetters, readText } from "../../settings/read-text.ts";
import { isInside } from "../../source/repository.ts";
import { chosenLines } from "./chosen-lines.ts";
import { fenceAround } from "../code/code-text.ts";
import { withFencedCode } from "./code-components.ts";
import type { CodeNamed } from "./code-components.ts";
import { includeOn } from "./include-forms.ts";
import type { Include } from "./include-forms.ts";
import { modulesIn, noModules, withPictures } from "./modules.ts";
import type { Modules } from "./modules.ts";
import { linesOf } from "../items/items.ts";
import type { Line } from "../items/items.ts";

/** Where the texts that a page includes may lie. */
export interface IncludePlaces {
  /** The file of the page, absolute. */
  readonly file: string;
  /** Folders by the name that a path begins with, such as `@site`. */
  readonly places: Readonly<Record<string, string>>;
  /** Folders that other paths may be relative to, behind that of the page. */
  readonly roots: readonly string[];
  /** The folder that all of them lie in. */
  readonly repository: string;
  readonly isMdx: boolean;
  /** Is told of each file whose text is taken. */
  readonly onTaken?: (file: string) => void;
}

const depthMax = 5;

/** The lines that one page may take from others: texts that include each other many times would grow without end. */
const linesMax = 50_000;

/** The way to a text that is included. */
interface Way {
  /** The files on it, the page's first. */
  readonly files: readonly string[];
  /** What the page has taken so far. */
  readonly taken: { lines: number };
}

/** Puts the texts that a page includes in their places, and leaves out imports and exports of MDX. `way`: how the lines came into the page. */
export function expandIncludes(
  lines: readonly Line[],
  places: IncludePlaces,
  note: TakeNote,
  way: Way = { files: [places.file], taken: { lines: 0 } },
): readonly Line[] {
  const modules = places.isMdx ? modulesIn(lines) : noModules;
  const text = lines.filter((_line, index) => !modules.left.has(index));
  const shown = places.isMdx ? withFencedCode(text, (name) => codeNamed(name, modules, places)) : text;
  const isCodeLine = createCodeLines();
  return shown.flatMap((line): readonly Line[] => {
    const isCode = isCodeLine(line.text);
    const found = templateOn(line.text, places) ?? includeOn(line.text, modules.pages, isCode);
    if (found === null)
      return [isCode || !places.isMdx ? line : { ...line, text: withPictures(line.text, modules.pictures) }];
    const own = take(line, found, { places, note, way });
    if (typeof own !== "string") return own;
    note(line.at, "include", `${found.path} ${own}: its text is missing`);
    return [line];
  });
}

/** What a name stands for in a page of MDX: a text of its own, or that of a file. */
function codeNamed(name: string, { constants, sources }: Modules, places: IncludePlaces): ReturnType<CodeNamed> {
  const constant = constants.get(name);
  if (constant !== undefined) return { code: constant, language: "" };
  const path = sources.get(name);
  const file = path === undefined ? null : fileOf(path, places);
  if (file === null || !isInside(file, places.repository)) return null;
  places.onTaken?.(file);
  return { code: readFileSync(file, "utf8"), language: extname(file).slice(1) };
}

const shortcode = /^\s*\{\{[<%]\s*([\w./-]+)\s*\/?[>%]\}\}\s*$/;

/** A shortcode of the site's own that is only a text. */
function templateOn(text: string, { places }: IncludePlaces): Include | null {
  const [, name] = shortcode.exec(text) ?? [];
  const folder = places["@shortcodes"];
  if (name === undefined || folder === undefined || name.split("/").includes("..")) return null;
  const path = [`${name}.md`, `${name}.html`].find((one) => existsSync(join(folder, one)));
  if (path === undefined || /\{\{(?!\/\*)/.test(readFileSync(join(folder, path), "utf8"))) return null;
  return { path: `@shortcodes/${path}`, language: null, lines: "", region: null, info: "" };
}

function fileOf(path: string, { file, places, roots }: IncludePlaces): string | null {
  const named = Object.entries(places).find(([name]) => path.startsWith(`${name}/`));
  const candidates =
    named === undefined
      ? [...foldersFrom(dirname(file), roots[0]), ...roots].map((root) => join(root, path))
      : [join(named[1], path.slice(named[0].length))];
  const found = candidates.find((one) => existsSync(one) && statSync(one).isFile() && statSync(one).size < 1_000_000);
  return found ?? null;
}

/** The folder of a page, and the `_includes` in it and in those around it. */
function foldersFrom(folder: string, root: string | undefined): readonly string[] {
  const around: string[] = [folder];
  if (root === undefined) return around;
  for (let at = folder; at.startsWith(root); at = dirname(at)) around.push(join(at, "_includes"));
  return around;
}

interface Around {
  readonly places: IncludePlaces;
  readonly note: TakeNote;
  readonly way: Way;
}

/** The lines that an include stands for, or why there are none. */
function take(line: Line, found: Include, around: Around): readonly Line[] | string {
  const { places, way } = around;
  const file = way.files.length <= depthMax ? fileOf(found.path, places) : null;
  if (file === null) return "is not there";
  if (!isInside(file, places.repository)) return "lies outside of the source, and is not read";
  const isOnWay = found.language === null && way.files.includes(file);
  const own = isOnWay ? null : included(line, file, found, around);
  return own ?? "includes itself, or is too much";
}

function included(
  line: Line,
  file: string,
  { language, lines, region, info }: Include,
  { places, note, way }: Around,
): readonly Line[] | null {
  const read = readText(file);
  if (read.lostLine !== null) note(line.at, "encoding", `${file.split(sep).at(-1) ?? ""} ${lostLetters}`);
  const text = read.text.replace(
    /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)??---[ \t]*\r?\n/,
    language === null ? "" : "$&",
  );
  const [space = ""] = /^\s*/.exec(line.text) ?? [];
  const all = linesOf(text.trimEnd(), 1);
  // A file without the region is taken whole, as the other tools do.
  const chosen = chosenLines(all, { lines, region }) ?? chosenLines(all, { lines, region: null }) ?? all;
  const own = chosen.map((one): Line => ({ kind: "line", text: one.text, at: line.at }));
  const indented = (some: readonly Line[]): readonly Line[] =>
    some.map((one) => ({ ...one, text: one.text === "" ? "" : space + one.text }));
  way.taken.lines += own.length;
  if (way.taken.lines > linesMax) return null;
  places.onTaken?.(file);
  if (language === null)
    return indented(expandIncludes(own, { ...places, file }, note, { ...way, files: [...way.files, file] }));
  const fence = fenceAround(text);
  const mark = (end: string): Line => ({ kind: "line", text: `${space}${fence}${end}`, at: line.at });
  return [mark(`${language}${info}`), ...indented(own), mark("")];
}
