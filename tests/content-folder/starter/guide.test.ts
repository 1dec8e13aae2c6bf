import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { exchange } from "../../support/exchange.ts";
import { eventually } from "../../support/eventually.ts";
import { startSite } from "../../support/site.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The blocks of the guide in a language, in their order. */
async function blocksOf(language: string): Promise<readonly string[]> {
  const guide = await readFile(join(root, "docs/guides/your-own-site.md"), "utf8");
  return [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(([, block = ""]) => block);
}

/** Puts what the guide says into `site.yml`: a key that is there already is changed, not written twice. */
async function change(file: string, block: string): Promise<void> {
  const definition = parseDocument(await readFile(file, "utf8"));
  const said: Readonly<Record<string, unknown>> = parse(block);
  for (const [key, value] of Object.entries(said)) {
    const parts = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : null;
    if (parts === null) definition.setIn([key], definition.createNode(value));
    else for (const [name, part] of parts) definition.setIn([key, name], definition.createNode(part));
  }
  await writeFile(file, String(definition));
}

test("the guide of one's own site does what it says, step by step, while the site runs", async () => {
  const room = await mkdtemp(join(tmpdir(), "lectern-guide-"));
  await using _gone = { [Symbol.asyncDispose]: () => rm(room, { recursive: true }) };
  const folder = join(room, "my-docs");
  const args = ["--disable-warning=ExperimentalWarning", "content-folder/starter/new-site.ts", folder];
  expect(spawnSync(process.execPath, args, { cwd: root }).status).toBe(0);
  const [look = "", parts = "", home = ""] = await blocksOf("yaml");
  const [document = ""] = await blocksOf("markdown");
  await using site = await startSite({ CONTENT_DIR: folder });
  const textOf = async (path: string): Promise<string> =>
    (await exchange(site, path, { headers: { accept: "text/html" } })).body.toString();
  const shows = (path: string, text: string): Promise<void> =>
    eventually(
      () => textOf(path),
      (html) => html.includes(text),
    );
  const file = join(folder, "site.yml");

  await change(file, look);
  await shows("/", "Acme Docs");
  await shows("/", "--accent:light-dark(#8a2be2,");

  await change(file, parts);
  await mkdir(join(folder, "webinar"));
  await writeFile(join(folder, "webinar/one.md"), "---\nsubject: First recording\n---\n\nText.\n");
  await shows("/webinars", "First recording");
  for (const path of ["/glossary", "/contact"]) expect((await exchange(site, path)).status).toBe(404);

  await writeFile(join(folder, "guide/first-steps.md"), document);
  await shows("/guides/getting-started", 'href="/guides/first-steps"');
  await shows("/search?q=account", "First steps");
  await shows("/sitemap-guide.xml", "/guides/first-steps");

  await change(file, home);
  await shows("/", "Welcome to Acme Docs");
  await shows("/", '<a href="/webinars">Webinars</a>');
});
