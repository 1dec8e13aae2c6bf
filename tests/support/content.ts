import { writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A temporary content folder, removed when disposed. */
export interface TestContent extends AsyncDisposable {
  readonly dir: string;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly remove: (file: string) => Promise<void>;
}

const basics = {
  "site.yml": "name: Testsite\nid: testsite\ndescription: A site for tests.\n",
  "authors/ada.yml": "name: Ada Example\ndesignation: Writer of tests\n",
};

/** Creates a content folder with a site, one author, and the given files. */
export async function makeContent(files: Readonly<Record<string, string>>): Promise<TestContent> {
  const dir = await mkdtemp(join(tmpdir(), "lectern-content-"));
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    // At once: between two steps, whoever watches the folder would read an empty file.
    writeFileSync(join(dir, file), text);
  };
  for (const [file, text] of Object.entries({ ...basics, ...files })) await write(file, text);
  return {
    dir,
    write,
    remove: (file) => rm(join(dir, file)),
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }),
  };
}

/** A document file with defaults for the fields that are not given. */
export function aDocument({ body = "A text of a test.", ...fields }: Readonly<Record<string, string>>): string {
  const frontMatter = { subject: "A document", author: "ada", datePublished: "2026-01-02", ...fields };
  return `---\n${Object.entries(frontMatter)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")}\n---\n${body}\n`;
}
