/**
 * Imports a chunk once the style sheets that it needs are there; the scripts that it needs are fetched meanwhile. In the build every dynamic import of code that
 * needs other files calls it (gateway/pages/build/vite-plugins.ts). Throws when a sheet or the chunk cannot be loaded.
 */
export async function importWith<Chunk>(
  importChunk: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> {
  await Promise.all(files.map(bring));
  return importChunk();
}

/** Settles when the sheet of a link is there; removes the link, and throws, when that fails. */
export function sheetArrival(link: HTMLLinkElement): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(link));
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`expected ${link.href}`));
    });
  });
}

/** The sheets that chunks have needed, by address. */
const sheets = new Map<string, Promise<unknown>>();

/** Has the page load a file, unless it does; only a sheet is waited for. */
async function bring(file: string): Promise<void> {
  const href = `/${file}`;
  if (!document.querySelector(`link[href="${href}"]`)) {
    const isSheet = file.endsWith(".css");
    const link = Object.assign(document.createElement("link"), { rel: isSheet ? "stylesheet" : "modulepreload", href });
    if (isSheet) sheets.set(href, sheetArrival(link));
    document.head.append(link);
  }
  await sheets.get(href);
}
