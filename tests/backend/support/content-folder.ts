import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A content folder of its own, gone at the end of the test. */
export interface ContentFolder extends Disposable {
  readonly path: string;
  write(file: string, content: string | Buffer): void;
  remove(file: string): void;
}

/** A new folder with these files, by path. */
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

/** A folder for what must survive a restart, gone at the end of the test. */
export function createDataFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), "lectern-data-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** The text of a document's file: a subject where none is given, then the body. */
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
