import { z } from "zod";

const Chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});

/** Vite's manifest: source files and the chunks that were made of them. */
export const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

/** The files that one page needs in the browser; addresses relative to the site's root. */
export interface PageFiles {
  /** In the order of evaluation: what others import comes first, the application's entry last. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Collects what a page needs: the chunks of the entry and of the page, and those that they import.
 *
 * @throws Error when the manifest does not know a source file: the build is not of these sources.
 */
export const filesOfPage = (manifest: Manifest, entry: string, page: string): PageFiles => {
  const order: string[] = [];
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no ${key}; make the build anew with "npm run build".`);
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
};
