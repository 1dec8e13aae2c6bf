import { generate, parse, walk } from "css-tree";
import type { CssNode } from "css-tree";
import { show } from "../../fields.ts";
import { withheld } from "../../problem.ts";
import type { ContentProblem } from "../../problem.ts";
import { readInside } from "../../inside/read-inside.ts";
import { faultOfPath, readThemeFile } from "./theme-file.ts";
import type { ThemeFile } from "./theme-file.ts";

/** The site's own style, with the files that it shows. */
export interface ThemeCss {
  /** Without comments, and with the addresses of files in place of their paths. */
  readonly text: string;
  readonly files: readonly ThemeFile[];
}

/** The style, or null if its file cannot be used. */
export interface ThemeCssReading {
  readonly css: ThemeCss | null;
  readonly problems: readonly ContentProblem[];
}

const mostKilobytes = 20;
/** Functions that fetch what a text in them names. */
const fetching = /^(?:-webkit-)?(?:image-set|image|cross-fade|src)$/i;

/** Reads the site's own style, whose path has no fault. Null: there is no such file. */
export async function readThemeCss(contentDir: string, path: string): Promise<ThemeCssReading | null> {
  const reading = await readInside(contentDir, path, mostKilobytes * 1024);
  if (reading.kind === "missing") return null;
  const problems: ContentProblem[] = [];
  // The others of a line follow from its first.
  const report = (line: number, message: string): void => {
    if (problems.some((problem) => problem.line === line)) return;
    problems.push({ file: path, ...withheld("bad-field", line, message) });
  };
  if (reading.kind === "refused") {
    report(1, `expected a file of at most ${mostKilobytes} KB: ${reading.reason}`);
    return { css: null, problems };
  }
  const text = reading.bytes.toString("utf8");
  const sheet = parseSheet(text, report);
  const files: ThemeFile[] = [];
  for (const found of findings(sheet)) {
    if (found.kind === "fault") report(found.line, found.message);
    else {
      const file = await readThemeFile(contentDir, found.path);
      if (file.kind === "fault") report(found.line, file.message);
      else {
        found.replace(file.file.address);
        files.push(file.file);
      }
    }
  }
  return { css: problems.length > 0 ? null : { text: written(sheet), files }, problems };
}

/** Within a style element, the text must not end it: in a string or an address, a backslash before a slash says the same. */
function written(sheet: CssNode): string {
  walk(sheet, (node, item, list) => {
    if (node.type === "Comment" && list !== null) list.remove(item);
  });
  return generate(sheet).replaceAll("</", "<\\/");
}

function parseSheet(text: string, report: (line: number, message: string) => void): CssNode {
  const lines = text.split("\n");
  return parse(text, {
    positions: true,
    parseCustomProperty: true,
    parseAtrulePrelude: false,
    onParseError: ({ line, message }) =>
      report(
        line,
        `expected CSS, got ${show((lines[line - 1] ?? "").trim())}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
      ),
  });
}

/** What a style must not have, or a file of the theme that it shows. */
type Finding =
  | { readonly kind: "fault"; readonly line: number; readonly message: string }
  | {
      readonly kind: "file";
      readonly line: number;
      readonly path: string;
      readonly replace: (address: string) => void;
    };

function findings(sheet: CssNode): readonly Finding[] {
  const found: Finding[] = [];
  walk(sheet, function (node) {
    const line = node.loc?.start.line ?? 1;
    const fault =
      faultOf(node) ??
      (node.type === "String" && fetching.test(this.function?.name ?? "") ? onlyUrl(node.value) : null);
    if (fault !== null) found.push({ kind: "fault", line, message: fault });
    else if (node.type === "Url" && !node.value.startsWith("data:"))
      found.push({ kind: "file", line, path: node.value, replace: (address) => (node.value = address) });
  });
  return found;
}

/** Why a part of a style must not be in it; null if it may. */
function faultOf(node: CssNode): string | null {
  if (node.type === "Atrule" && /import|\\/i.test(node.name))
    return `expected rules alone, got @${node.name}. Write the rules of that file here`;
  if (node.type === "Function" && /expression|\\/i.test(node.name))
    return `expected a value of CSS, got ${node.name}()`;
  if (node.type === "Raw" && /url\(|image-set|expression|\\/i.test(node.value))
    return `expected a value that can be read, got ${show(node.value.trim())}`;
  return node.type === "Url" ? faultOfUrl(node.value) : null;
}

function faultOfUrl(url: string): string | null {
  if (/^data:image\//i.test(url)) return null;
  if (/^[a-z]+:|^\/\//i.test(url)) return `expected url() of a file in theme/ or of a data:image, got ${show(url)}`;
  return faultOfPath(url, ["svg", "png", "woff2"]);
}

function onlyUrl(text: string): string {
  return `expected url(${text}), got the text ${show(text)}`;
}
