import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { RecordedAnswer } from "../recorded-answer.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const compressible = [".html", ".css", ".js", ".json", ".xml", ".svg", ".txt"];
const compress = promisify(brotliCompress);

/** Compresses every compressible file of a folder once, at brotli's best, as a good static host does. */
export async function compressFolder(folder: string): Promise<void> {
  for (const path of await filesIn(folder))
    if (compressible.includes(extname(path))) await writeFile(`${path}.br`, await compress(await readFile(path)));
}

/** What a static host answers, by address: each file, and each folder by its `index.html`, with and without the slash. */
export async function answersOf(folder: string): Promise<Readonly<Record<string, RecordedAnswer>>> {
  const answers: Record<string, RecordedAnswer> = {};
  for (const path of await filesIn(folder)) {
    const address = `/${relative(folder, path)}`;
    const answer = await toAnswer(path);
    answers[address] = answer;
    if (!address.endsWith("/index.html")) continue;
    answers[address.slice(0, -"index.html".length)] = answer;
    answers[address.slice(0, -"/index.html".length)] = answer;
  }
  return answers;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".br"))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function toAnswer(path: string): Promise<RecordedAnswer> {
  const isCompressed = compressible.includes(extname(path));
  const body = await readFile(isCompressed ? `${path}.br` : path);
  return {
    headers: [
      "content-type",
      contentTypes[extname(path)] ?? "application/octet-stream",
      ...(isCompressed ? ["content-encoding", "br"] : []),
      "cache-control",
      extname(path) === ".html" ? "public, max-age=0, must-revalidate" : "public, max-age=31536000, immutable",
      "content-length",
      String(body.length),
    ],
    body,
  };
}
