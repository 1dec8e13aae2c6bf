import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** A piece of a face, as the canvas takes it. */
export interface FontPiece {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: 400 | 600;
  readonly style: "normal";
}

/** The pieces that a text needs, in order of preference, and the text without what no face has. */
export interface Lettering {
  readonly pieces: readonly FontPiece[];
  readonly text: string;
}

interface Face {
  readonly name: string;
  /** The prefix of its file names. */
  readonly id: string;
  readonly weight: 400 | 600;
  /** The folder of its package, which splits it into pieces by Unicode range. */
  readonly folder: string;
}

function face(name: string, weight: Face["weight"], manifest: string): Face {
  return {
    name,
    id: name.toLowerCase().replaceAll(" ", "-"),
    weight,
    folder: dirname(fileURLToPath(manifest)),
  };
}

/**
 * The site's heading face first, then the faces for what it lacks: Cyrillic, Greek, Vietnamese, Devanagari, Hebrew, Arabic, Chinese, Japanese,
 * Korean. All under the OFL 1.1.
 */
const faces: readonly Face[] = [
  face("Wittgenstein", 600, import.meta.resolve("@fontsource/wittgenstein/package.json")),
  face("Noto Sans", 600, import.meta.resolve("@fontsource/noto-sans/package.json")),
  face("Noto Sans Hebrew", 600, import.meta.resolve("@fontsource/noto-sans-hebrew/package.json")),
  face("Noto Sans Arabic", 600, import.meta.resolve("@fontsource/noto-sans-arabic/package.json")),
  face("ZCOOL XiaoWei", 400, import.meta.resolve("@fontsource/zcool-xiaowei/package.json")),
  face("Zen Antique", 400, import.meta.resolve("@fontsource/zen-antique/package.json")),
  face("Song Myung", 400, import.meta.resolve("@fontsource/song-myung/package.json")),
];

/**
 * Finds the pieces of faces for a text's characters. Characters that no face has are left out: emoji, symbols, rare scripts. A text with nothing
 * visible left becomes empty.
 */
export function letter(text: string): Lettering {
  const order = orderFor(text);
  const needed = new Map<string, FontPiece>();
  const kept = Array.from(text.normalize("NFC"), (character) => {
    const piece = findPiece(character.codePointAt(0) ?? 0, order);
    if (piece !== null) needed.set(piece.name, piece);
    return piece === null ? "" : character;
  });
  const rank = ({ name }: FontPiece): number => order.findIndex((one) => name.startsWith(`${one.name} `));
  const left = kept.join("").replace(/\s+/g, " ").trim();
  return { pieces: [...needed.values()].sort((a, b) => rank(a) - rank(b)), text: isVisible(left) ? left : "" };
}

/** Joiners and direction marks are in every face, but invisible. */
function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{M}]/u.test(text);
}

/** Kana indicate that Han characters are to be drawn in their Japanese forms. */
function orderFor(text: string): readonly Face[] {
  return /[\u3040-\u30ff]/.test(text) ? faces.filter(({ name }) => name !== "ZCOOL XiaoWei") : faces;
}

function findPiece(codePoint: number, order: readonly Face[]): FontPiece | null {
  for (const one of order) {
    const subset = subsetsOf(one).find(({ ranges }) =>
      ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
    );
    if (subset !== undefined) return pieceOf(one, subset.name);
  }
  return null;
}

interface Subset {
  readonly name: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const RangesByName = z.record(z.string(), z.string());

const subsets = new Map<Face, readonly Subset[]>();

/** The pieces of a face with their Unicode ranges. */
function subsetsOf(one: Face): readonly Subset[] {
  const known = subsets.get(one);
  if (known !== undefined) return known;
  const written = RangesByName.parse(JSON.parse(readFileSync(join(one.folder, "unicode.json"), "utf8")));
  const read = Object.entries(written).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ""),
    ranges: ranges.split(",").map(toRange),
  }));
  subsets.set(one, read);
  return read;
}

/** @example toRange("U+0400-045F") // [0x400, 0x45f] */
function toRange(text: string): readonly [number, number] {
  const [from = "0", to = from] = text.trim().replace(/^U\+/i, "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const pieces = new Map<string, FontPiece>();

/** Each piece has its own name, since the canvas takes one file per name. */
function pieceOf({ name, id, weight, folder }: Face, subset: string): FontPiece {
  const file = join(folder, "files", `${id}-${subset}-${weight}-normal.woff`);
  const piece = pieces.get(file) ?? {
    name: `${name} ${subset}`,
    weight,
    style: "normal" as const,
    data: readFileSync(file),
  };
  pieces.set(file, piece);
  return piece;
}
