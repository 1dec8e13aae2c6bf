import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { escapeText } from "../../html/escape.ts";
import type { SearchedText } from "./question-set.ts";

/** The parts of the package that are used: its types are installed only when the bench first runs. */
interface PagefindPackage {
  readonly createIndex: (options: { readonly forceLanguage: string }) => Promise<{ readonly index: PagefindIndex }>;
  readonly close: () => Promise<unknown>;
}
interface PagefindIndex {
  readonly addHTMLFile: (page: { readonly url: string; readonly content: string }) => Promise<unknown>;
  readonly getFiles: () => Promise<{ readonly files: readonly PagefindFile[] }>;
}
interface PagefindFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** The script that it gives to browsers. */
interface PagefindScript {
  readonly options: (options: { readonly basePath: string; readonly baseUrl: string }) => Promise<unknown>;
  readonly search: (
    term: string,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<{ readonly url: string }> }[] }>;
}

const packageName: string = "pagefind";
const Port = z.object({ port: z.number() });

/** Pagefind, with each text as a page: its script searches here as it does in a browser, over HTTP. */
export async function openPagefind(
  texts: readonly SearchedText[],
  depth: number,
): Promise<(term: string) => Promise<readonly string[]>> {
  const { createIndex, close }: PagefindPackage = await import(packageName);
  const { index } = await createIndex({ forceLanguage: "en" });
  for (const text of texts) await index.addHTMLFile({ url: `/${text.id}`, content: pageOf(text) });
  const { files } = await index.getFiles();
  await close();
  const script = await loadScript(files);
  await script.options({ basePath: await serve(files), baseUrl: "/" });
  return async (term) => {
    const { results } = await script.search(term);
    const found = await Promise.all(results.slice(0, depth).map(({ data }) => data()));
    return found.map(({ url }) => url.replace(/^\//, ""));
  };
}

function pageOf({ subject, description, headings, tags, body }: SearchedText): string {
  const ofHeadings = headings.split("\n").map((heading) => `<h2>${escapeText(heading)}</h2>`);
  const paragraphs = [description, tags, body].map((text) => `<p>${escapeText(text)}</p>`);
  return `<html lang="en"><body><h1>${escapeText(subject)}</h1>${ofHeadings.join("")}${paragraphs.join("")}</body></html>`;
}

async function loadScript(files: readonly PagefindFile[]): Promise<PagefindScript> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-bench-pagefind-"));
  try {
    const file = join(folder, "pagefind.mjs");
    await writeFile(file, files.find(({ path }) => path === "pagefind.js")?.content ?? "");
    const script: PagefindScript = await import(pathToFileURL(file).href);
    return script;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Serves the files for as long as the bench runs. */
async function serve(files: readonly PagefindFile[]): Promise<string> {
  const byPath = new Map(files.map(({ path, content }) => [`/${path}`, content]));
  const server = createServer(({ url }, response) => {
    const content = byPath.get(decodeURI(new URL(url ?? "/", "http://localhost").pathname));
    response.writeHead(content === undefined ? 404 : 200).end(content);
  }).listen(0, "127.0.0.1");
  server.unref();
  await once(server, "listening");
  return `http://127.0.0.1:${Port.parse(server.address()).port}/`;
}
