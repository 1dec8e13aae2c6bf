import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { ImportError } from "../import-error.ts";
import type { PlannedFile, PlannedFiles } from "./planned-file.ts";

/** The file that remembers what an import has written: the hash of each file, by path. */
const manifestFile = ".import.json";

const Manifest = z.object({ files: z.record(z.string(), z.string()) });

/** What became of the files of a content folder. */
export interface Writing {
  readonly written: number;
  readonly unchanged: number;
  /** Files that a person has edited or removed since the last import, or that were there before: left as they are. */
  readonly kept: readonly string[];
  /** Files of an earlier import that the source no longer gives: left as they are. */
  readonly gone: readonly string[];
}

/** The files of an earlier import that the source no longer gives, and that are still there. */
export function goneFiles(folder: string, files: PlannedFiles): readonly string[] {
  return existsSync(join(folder, manifestFile)) ? goneAmong(readManifest(folder), folder, files) : [];
}

function goneAmong(before: Readonly<Record<string, string>>, folder: string, files: PlannedFiles): readonly string[] {
  return Object.keys(before).filter((path) => !files.has(path) && existsSync(join(folder, path)));
}

/** Writes files into a content folder. What an import has not written, or a person has changed since, is never overwritten. */
export function writeFolder(folder: string, files: PlannedFiles): Writing {
  const before = readManifest(folder);
  const hashes: Record<string, string> = {};
  const kept: string[] = [];
  let written = 0;
  let unchanged = 0;
  for (const [path, file] of files) {
    const bytes = bytesOf(file);
    const hash = hashOf(bytes);
    const there = join(folder, path);
    const now = existsSync(there) ? hashOf(readFileSync(there)) : null;
    const last = before[path];
    hashes[path] = now === hash ? hash : (last ?? hash);
    if (now === hash) unchanged += 1;
    else if (now === (last ?? null)) {
      mkdirSync(dirname(there), { recursive: true });
      writeFileSync(there, bytes);
      hashes[path] = hash;
      written += 1;
    } else kept.push(path);
  }
  const gone = goneAmong(before, folder, files);
  for (const path of gone) hashes[path] = before[path] ?? "";
  const text = `${JSON.stringify({ files: hashes }, null, 1)}\n`;
  const manifest = join(folder, manifestFile);
  if (!existsSync(manifest) || readFileSync(manifest, "utf8") !== text) writeFileSync(manifest, text);
  return { written, unchanged, kept, gone };
}

function bytesOf(file: PlannedFile): Buffer {
  return file.kind === "text" ? Buffer.from(file.text) : readFileSync(file.from);
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function readManifest(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    return {};
  }
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, "utf8"))).files;
  } catch {
    throw new ImportError(
      `Expected the record of an earlier import in ${file}, got another text. Remove the file: what has changed since is then kept as it is.`,
    );
  }
}
