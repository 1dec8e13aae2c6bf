import { z } from "zod";

const Chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
});

/** Vite's manifest: source files and the chunks built from them. */
export const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

/** The files that one page needs in the browser, as paths from the site's root. */
export interface PageFiles {
  /** In the order of evaluation: dependencies first, the application's entry last. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Collects what a page needs: the chunks of the entry and of the page, and those that they import.
 *
 * @throws Error if the manifest lacks a source file: the build is not of these sources.
 */
export function filesOfPage(manifest: Manifest, entry: string, page: string): PageFiles {
  const order: string[] = [];
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = chunkOf(manifest, key);
    chunk.imports.forEach(visit);
    order.push(chunk.file);
    chunk.css.forEach((file) => styles.add(file));
  };
  // The entry's own styles come first, whatever the page imports; its script comes last, because it starts everything.
  const entryStyles = manifest[entry]?.css ?? [];
  visit(page);
  visit(entry);
  const paths = (files: Iterable<string>): readonly string[] => [...files].map((file) => `/${file}`);
  return { scripts: paths(order), styles: paths(new Set([...entryStyles, ...styles])) };
}

/**
 * The chunk of a source file, as a path from the site's root.
 *
 * @throws Error if the manifest lacks the source file.
 */
export function fileOf(manifest: Manifest, source: string): string {
  return `/${chunkOf(manifest, source).file}`;
}

/**
 * The style sheets of a source file's own chunk, as paths from the site's root.
 *
 * @throws Error if the manifest lacks the source file.
 */
export function stylesOf(manifest: Manifest, source: string): readonly string[] {
  return chunkOf(manifest, source).css.map((file) => `/${file}`);
}

/**
 * The only file, other than script and style, that a source file refers to, as a path from the site's root.
 *
 * @throws Error if the manifest lacks the source file, or that file.
 */
export function assetOf(manifest: Manifest, source: string): string {
  const [asset] = chunkOf(manifest, source).assets;
  if (asset === undefined)
    throw new Error(`The build's manifest has no file of ${source}; build again with "npm run build".`);
  return `/${asset}`;
}

function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build's manifest has no ${source}; build again with "npm run build".`);
  return chunk;
}
