import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A temporary content folder, removed when disposed. */
export interface ContentFolder extends Disposable {
  readonly path: string;
  write(file: string, content: string | Buffer): void;
  remove(file: string): void;
}

/** Creates a temporary content folder with these files, by path. */
export function createContentFolder(files: Readonly<Record<string, string | Buffer>> = {}): ContentFolder {
  const path = mkdtempSync(join(tmpdir(), "lectern-content-"));
  const folder: ContentFolder = {
    path,
    write: (file, content) => {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), content);
    },
    remove: (file) => rmSync(join(path, file), { recursive: true }),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
  for (const [file, content] of Object.entries({ "site.yml": "id: testsite\n", ...files })) folder.write(file, content);
  return folder;
}

/** A temporary folder for data that survives restarts, removed when disposed. */
export function createDataFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), "lectern-data-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** A document file: front matter with a default subject, then the body. */
export function aDocument(fields: Readonly<Record<string, unknown>> = {}, body = "The text."): string {
  const lines = Object.entries({ subject: "A subject", ...fields }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return ["---", ...lines, "---", "", body, ""].join("\n");
}

/** An SVG of this size. */
export function aPicture(width = 40, height = 30): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="10" height="10"/></svg>`;
}
