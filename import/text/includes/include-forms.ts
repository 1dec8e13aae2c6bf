import { extname } from "node:path";
import { titled } from "../code/code-fence.ts";
import type { Choice } from "./chosen-lines.ts";

/** A line that stands for the text of another file. */
export interface Include extends Choice {
  readonly path: string;
  /** Shown as code in this language; null: its lines belong to the page. */
  readonly language: string | null;
  readonly info: string;
}

const snippet = /^\s*<<<\s+(\S+?)(?:\{([^}]*)\})?(\s+\[[^\]]*\])?\s*$/;
const vitepress = /^\s*<!--\s*@include:\s*(\S+?)(?:#([^\s{#]+))?(?:\{([^}]*)\})?\s*-->\s*$/;
const python = /^\s*(?:;*-+8<-+|--8<--)\s+["']([^"':]+)(?::([\d,:-]+|[^\d"'][^"']*))?["']\s*$/;
const hugo = /^\s*\{\{[<%]\s*include\s+"?([^"\s]+)"?\s*[>%]\}\}\s*$/;
const braced = /^\s*\{!>?\s*([^\s!]+)\s*!\}\s*$/;
const variants = /^\s*\{\*\s*(\S+)\s*([^*]*?)\s*\*\}\s*$/;
const mdbook = /^\s*\{\{\s*#(?:include|rustdoc_include|playground)\s+([^\s:}]+)(?::([^\s}]+))?[^}]*\}\}\s*$/;
const component = /^\s*<([A-Z]\w*)(?:\s[^<>]*)?\s*\/>\s*$/;

/** The include on a line; null if there is none. `isCode`: whether it stands in fenced code. */
export function includeOn(text: string, imports: ReadonlyMap<string, string>, isCode: boolean): Include | null {
  const [, path, chosen = ""] = python.exec(text) ?? mdbook.exec(text) ?? braced.exec(text) ?? [];
  if (path !== undefined) return { path, language: null, info: "", ...choiceOf(chosen) };
  return isCode ? null : (codeOn(text) ?? pageOn(text, imports));
}

/** Lines by number, or the name of a region. */
function choiceOf(chosen: string): Choice {
  return /^[\d,:-]*$/.test(chosen) ? { lines: chosen.replace(":", "-"), region: null } : { lines: "", region: chosen };
}

function codeOn(text: string): Include | null {
  const [, file, options = ""] = variants.exec(text) ?? [];
  if (file !== undefined) return variantOf(file, options);
  const [, code, info = "", label = ""] = snippet.exec(text) ?? [];
  if (code === undefined) return null;
  const [, path = code, region = null] = /^(.*)#([\w-]+)$/.exec(code) ?? [];
  const [, lines, language] = /^\s*([\d,-]+(?=[\s}]|$))?[^\S\n]*([A-Za-z][\w+-]*)?/.exec(info) ?? [];
  return {
    path,
    language: language ?? extname(path).slice(1),
    lines: "",
    region,
    info: `${lines === undefined ? "" : `{${lines}}`}${label}`,
  };
}

/** Code of a file with lines that are taken, `ln[3:9]`, and marked, `hl[4,6:7]`: both are numbered as in the file. */
function variantOf(path: string, options: string): Include {
  const listed = (name: string): string =>
    new RegExp(`\\b${name}\\[([\\d:,\\s]+)\\]`).exec(options)?.[1]?.replaceAll(/\s/g, "") ?? "";
  const [, first, last] = /^(\d+)(?::(\d+))?$/.exec(listed("ln")) ?? [];
  const before = first === undefined ? 0 : Number(first) - 1;
  const marked = listed("hl")
    .replaceAll(/\d+/g, (line) => String(Number(line) - before))
    .replaceAll(":", "-");
  const [, title] = /\btitle\["?([^"\]]*)"?\]/.exec(options) ?? [];
  const info = [title === undefined ? [] : titled(title), marked === "" ? [] : `{${marked}}`].flat();
  return {
    path,
    language: extname(path).slice(1),
    lines: first === undefined ? "" : `${first}-${last ?? first}`,
    region: null,
    info: info.map((part) => ` ${part}`).join(""),
  };
}

function pageOn(text: string, imports: ReadonlyMap<string, string>): Include | null {
  const [, path, region = null, lines = ""] = vitepress.exec(text) ?? [];
  if (path !== undefined) return { path, language: null, lines, region, info: "" };
  const [, name = ""] = component.exec(text) ?? [];
  const named = hugo.exec(text)?.[1] ?? imports.get(name);
  return named === undefined ? null : { path: named, language: null, lines: "", region: null, info: "" };
}
