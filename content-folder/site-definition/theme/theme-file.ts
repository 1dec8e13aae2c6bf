import { createHash } from "node:crypto";
import { meantFile } from "../../inside/meant-file.ts";
import { readInside } from "../../inside/read-inside.ts";
import { expectedName, themePath } from "../named-path.ts";
import { sizeOfPng, sizeOfSvg } from "./picture-size.ts";

/** The kinds of files that a theme may have, by the ends of their names. */
export type ThemeFileKind = "svg" | "png" | "woff2";

/** A file of a theme. Its bytes are kept as text, so that two readings can be compared. */
export interface ThemeFile {
  readonly kind: ThemeFileKind;
  /** Where it is served. Named by its content: what is at an address never changes. */
  readonly address: string;
  readonly base64: string;
  /** In pixels of its own; null for a font. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** A file, or why it cannot be used. */
export type ThemeFileReading =
  | { readonly kind: "read"; readonly file: ThemeFile }
  | { readonly kind: "fault"; readonly message: string };

const mostKilobytes = 200;

/** Why a text is not the path of a theme's file; null if it is. */
export function faultOfPath(path: string, kinds: readonly string[]): string | null {
  const ends = kinds.map((kind) => `.${kind}`).join(" or ");
  const expected = `expected a ${ends} file in theme/, got "${path}"`;
  if (!kinds.some((kind) => path.toLowerCase().endsWith(`.${kind}`))) return expected;
  if (themePath.test(path)) return null;
  const meant = `theme/${path.slice(path.lastIndexOf("/") + 1)}`;
  return `${expected}. ${themePath.test(meant) ? `Did you mean "${meant}"?` : expectedName}`;
}

/** Reads a file of a theme, whose path has no fault. */
export async function readThemeFile(contentDir: string, path: string): Promise<ThemeFileReading> {
  const reading = await readInside(contentDir, path, mostKilobytes * 1024);
  if (reading.kind === "missing")
    return fault(`expected an existing file, got "${path}"${meantFile(contentDir, path)}`);
  if (reading.kind === "refused")
    return fault(`expected a file of at most ${mostKilobytes} KB, got "${path}": ${reading.reason}`);
  const { bytes } = reading;
  const kind = kindOf(bytes);
  if (kind === null || !path.toLowerCase().endsWith(`.${kind}`)) {
    const found = kind === null ? "something else" : kind.toUpperCase();
    return fault(`expected ${path.slice(path.lastIndexOf(".") + 1).toUpperCase()} in "${path}", got ${found}`);
  }
  const size = kind === "svg" ? sizeOfSvg(bytes.toString("utf8")) : kind === "png" ? sizeOfPng(bytes) : null;
  if (kind === "svg" && size === null)
    return fault(`expected the first tag of "${path}" to be an svg with a viewBox, such as viewBox="0 0 120 32"`);
  return { kind: "read", file: { kind, address: addressOf(bytes, kind), base64: bytes.toString("base64"), size } };
}

/** A picture of our own that is served as one of a theme. */
export function drawnFile(svg: string): ThemeFile {
  const bytes = Buffer.from(svg);
  return { kind: "svg", address: addressOf(bytes, "svg"), base64: bytes.toString("base64"), size: sizeOfSvg(svg) };
}

/** By the first bytes: names can be wrong. */
function kindOf(bytes: Buffer): ThemeFileKind | null {
  if (bytes.subarray(0, 4).toString("latin1") === "wOF2") return "woff2";
  if (bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n" && bytes.length > 24) return "png";
  return isSvg(bytes.toString("utf8")) ? "svg" : null;
}

/** What may stand before the first tag of an SVG. */
const beforeSvg = /^(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*>)/;

/** One part after the other: an expression for all of them would try each way to divide a row of comments. */
function isSvg(text: string): boolean {
  let rest = text.trimStart();
  for (let part = beforeSvg.exec(rest); part !== null; part = beforeSvg.exec(rest))
    rest = rest.slice(part[0].length).trimStart();
  return /^<svg[\s>]/.test(rest);
}

function addressOf(bytes: Buffer, kind: ThemeFileKind): string {
  return `/theme/${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.${kind}`;
}

function fault(message: string): ThemeFileReading {
  return { kind: "fault", message };
}
