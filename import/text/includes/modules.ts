import { readExpression } from "../../settings/read-module.ts";
import { createCodeLines } from "../../../content-folder/markdown/code-fences.ts";
import type { Line } from "../items/items.ts";

const statement =
  /^(?:import\s+(?:[\w{*"'])|export\s+(?:const|let|var|default|function|class|async|type|interface|\{|\*))/;

/** What a page of MDX has beside its text. */
export interface Modules {
  /** The Markdown that it imports, by name. */
  readonly pages: ReadonlyMap<string, string>;
  /** The pictures that it imports, by name. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The files that it imports as text, by name. */
  readonly sources: ReadonlyMap<string, string>;
  /** The texts in its constants, by name. */
  readonly constants: ReadonlyMap<string, string>;
  /** The lines of its imports and exports, by index. */
  readonly left: ReadonlySet<number>;
}

/** Those of a page of another kind. */
export const noModules: Modules = {
  pages: new Map(),
  pictures: new Map(),
  sources: new Map(),
  constants: new Map(),
  left: new Set(),
};

/** Finds imports and exports: each goes on up to a blank line at which all braces are closed. */
export function modulesIn(lines: readonly Line[]): Modules {
  const left = new Set<number>();
  const isCodeLine = createCodeLines();
  let open: number | null = null;
  for (const [index, { text }] of lines.entries()) {
    if (open === null) {
      if (isCodeLine(text) || !statement.test(text)) continue;
      open = 0;
    }
    left.add(index);
    open += depthOf(text);
    const next = lines[index + 1]?.text ?? "";
    // Brackets in texts need not have partners: what closes at the margin is the end.
    if (/^[\])}]+[;,]?\s*$/.test(text) && next.trim() === "") open = 0;
    const isWhole =
      next.trim() === "" || statement.test(next) || (/^import\b/.test(text) && !/\b(?:import|from)\s*$/.test(text));
    if (open <= 0 && isWhole) open = null;
  }
  const code = lines.filter((_line, index) => left.has(index)).map(({ text }) => text);
  return { ...importsIn(code.join("\n")), constants: constantsIn(code.join("\n")), left };
}

/** What statements import: several may be in a line, and one in several lines. */
function importsIn(code: string): Pick<Modules, "pages" | "pictures" | "sources"> {
  const found = [...code.matchAll(/\bimport\s+(\w+)\s+from\s+(["'])([^"'\n]+)\2/g)].map(
    ({ 1: name = "", 3: path = "" }) => [name, path.replaceAll(/\\(?=\W|_)/g, "")] as const,
  );
  const asText = /^(?:!!raw-loader!)|\?raw$/;
  const named = (ending: RegExp): ReadonlyMap<string, string> =>
    new Map(found.filter(([, path]) => ending.test(path) && !asText.test(path)));
  return {
    pages: named(/\.mdx?$/i),
    pictures: named(/\.(?:svg|png|jpe?g|webp|gif|avif)$/i),
    sources: new Map(
      found.filter(([, path]) => asText.test(path)).map(([name, path]) => [name, path.replace(asText, "")]),
    ),
  };
}

function constantsIn(code: string): ReadonlyMap<string, string> {
  const found = [...code.matchAll(/\bconst\s+(\w+)\s*=\s*(?=["'`])/g)];
  return new Map(
    found.flatMap(({ 0: start, 1: name = "", index }) => {
      const value = readExpression(code.slice(index + start.length));
      return typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
}

function depthOf(text: string): number {
  return [...text.matchAll(/[{([]/g)].length - [...text.matchAll(/[})\]]/g)].length;
}

/** A line with the addresses of pictures in place of the names that a page of MDX imports them by, or of `require` and `useBaseUrl`; a drawing may be an element itself. */
export function withPictures(text: string, pictures: Modules["pictures"]): string {
  if (!/=\{|\/>/.test(text)) return text;
  const parts = text.split(/(`+[^`]*`+)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : withPicturesIn(part, pictures))).join("");
}

/** The same for a part of a line that is no code. */
function withPicturesIn(text: string, pictures: Modules["pictures"]): string {
  return text
    .replaceAll(/=\{\s*(?:require|useBaseUrl)\(\s*(["'])([^"'()]+)\1\s*\)(?:\.default)?\s*\}/g, '="$2"')
    .replaceAll(/=\{\s*(\w+)(?:\.(?:src|default))?\s*\}/g, (whole, name: string) => {
      const path = pictures.get(name);
      return path === undefined ? whole : `="${path}"`;
    })
    .replaceAll(/<([A-Z]\w*)(?=[\s/])((?:[^<>]|=>)*)\/>/g, (whole, name: string, rest: string) => {
      const path = pictures.get(name);
      return path === undefined ? whole : `<img src="${path}"${rest}/>`;
    });
}
