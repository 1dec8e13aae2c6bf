import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, promises, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { listContentFiles } from "../../../backend/ingest/read/content-files.ts";
import { defaultTypes } from "../../../content-folder/document-types/merge-types.ts";
import { aDocument, aPicture, createContentFolder } from "../support/content-folder.ts";
import { startIngest } from "../support/ingesting.ts";

type Site = Awaited<ReturnType<typeof startIngest>>;

const good = ["one", "two", "three"];
const goodFiles = {
  ...Object.fromEntries(
    good.map((slug) => [`article/${slug}.md`, aDocument({ subject: `Good ${slug}`, author: "ada" })]),
  ),
  "authors/ada.yml": "name: Ada\n",
};

/** A few hundred bytes that expand to billions of values. */
const bomb = [
  "a: &a [x, x, x, x, x, x, x, x, x]",
  ..."bcdefghi"
    .split("")
    .map((name, place) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${"abcdefgh"[place]}`).join(", ")}]`),
].join("\n");

/** A folder outside the content that must not be read. */
function createOutside() {
  const path = mkdtempSync(join(tmpdir(), "lectern-outside-"));
  writeFileSync(join(path, "secret.md"), aDocument({ subject: "Secret", slug: "secret" }));
  writeFileSync(join(path, "secret.yml"), "name: Secret\n");
  writeFileSync(join(path, "secret.svg"), `${aPicture()}<!-- Secret -->`);
  writeFileSync(join(path, "secret.txt"), "Secret\n");
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Adds every kind of bad file to a content folder. Returns their paths, each with the expected report. */
function spoil({ content }: Site, outside: string): Readonly<Record<string, RegExp>> {
  const at = (path: string): string => join(content.path, path);
  const link = (path: string, target: string): void => {
    rmSync(at(path), { force: true });
    symlinkSync(target, at(path));
  };
  content.write("article/bomb.md", `---\nsubject: Bomb\n${bomb}\n---\n\nText.\n`);
  content.write("authors/bomb.yml", `name: Bomb\n${bomb}\n`);
  content.write("article/circle.md", "---\nsubject: Circle\ntags: &a [*a]\n---\n\nText.\n");
  content.write("article/deep-yaml.md", `---\nsubject: Deep\nschemaMarkup: ${"[".repeat(20_000)}\n---\n\nText.\n`);
  content.write("article/deep.md", aDocument({}, `${"*a **b ".repeat(20_000)}${"c** d* ".repeat(20_000)}`));
  content.write("article/long.md", aDocument({ subject: "Long" }, "word ".repeat(200_000)));
  content.write(
    "article/bytes.md",
    Buffer.concat([Buffer.from(aDocument({ subject: "Bytes" })), Buffer.from([0xff, 0xfe, 0x80])]),
  );
  content.write("article/nul.md", aDocument({ subject: "N\0ul" }, "a\0b"));
  content.write("article/wide.md", aDocument({ tags: ["t".repeat(100_000)] }));
  mkdirSync(at("article/folder.md"));
  execFileSync("mkfifo", [at("article/pipe.md"), at("redirects.yml"), at("media.svg")]);
  link("article/secret.md", join(outside, "secret.md"));
  link("authors/secret.yml", join(outside, "secret.yml"));
  link("article/nothing.md", at("article/is-not-there.md"));
  link("article/itself.md", at("article/itself.md"));
  link("article/secret.svg", join(outside, "secret.svg"));
  link("robots.txt", join(outside, "secret.txt"));
  link("blog", outside);
  link("article/around", at("article"));
  content.write("article/picture.md", aDocument({ subject: "Picture", featuredImage: "secret.svg" }));
  content.write("article/piped.md", aDocument({ subject: "Piped", featuredImage: "../media.svg" }));
  content.write("synonyms.yml", `- ${bomb.replaceAll("\n", "\n  ")}\n`);
  content.write("article/huge.md", "---\n");
  truncateSync(at("article/huge.md"), 200 * 1024 * 1024);
  content.write("article/closed.md", aDocument());
  chmodSync(at("article/closed.md"), 0);
  return {
    "article/bomb.md": /aliases .* too many copies/,
    "authors/bomb.yml": /aliases .* too many copies/,
    "article/circle.md": /refers to a value that contains it/,
    "article/deep-yaml.md": /nested too deeply/,
    "article/deep.md": /nested too deeply/,
    "article/bytes.md": /not UTF-8/,
    "article/folder.md": /a folder: expected a file/,
    "article/pipe.md": /a pipe, a socket or a device/,
    "redirects.yml": /a pipe, a socket or a device/,
    "article/secret.md": /leads out of the content folder/,
    "authors/secret.yml": /leads out of the content folder/,
    "robots.txt": /leads out of the content folder/,
    blog: /leads out of the content folder/,
    "article/nothing.md": /a link whose target does not exist/,
    "article/itself.md": /a link to itself/,
    "article/picture.md": /"secret.svg" is not published: it leads out/,
    "article/piped.md": /"..\/media.svg" is not published: it is a pipe/,
    "article/huge.md": /209715200 bytes/,
    "synonyms.yml": /expected|too many copies/,
    ...(process.getuid?.() === 0 ? {} : { "article/closed.md": /permission/ }),
  };
}

async function expectGood(site: Site): Promise<void> {
  for (const slug of good) expect(await site.subject(slug)).toMatch(/^(?:Good|New) /);
  expect(await site.subject("long")).toBe("Long");
  expect(await site.subject("bytes")).toBe("Bytes");
  expect(await site.subject("nul")).toMatch(/^N.?ul$/s);
  expect(await site.subject("secret")).toBeNull();
  expect(await site.store().authors.exists("secret")).toBe(false);
  expect(await site.store().robots()).toBeNull();
}

function expectTold(
  problems: readonly { readonly file: string; readonly message: string }[],
  expected: Readonly<Record<string, RegExp>>,
): void {
  for (const [file, message] of Object.entries(expected)) {
    expect(
      `${file}: ${problems
        .filter((problem) => problem.file === file)
        .map((problem) => problem.message)
        .join("\n")}`,
    ).toMatch(message);
  }
}

test("with all kinds of bad files at the start, all other files are published, and each bad one is reported by name", async () => {
  await using site = await startIngest({});
  using outside = createOutside();
  for (const [file, text] of Object.entries(goodFiles)) site.content.write(file, text);
  const expected = spoil(site, outside.path);
  const { problems } = await site.scan();
  await expectGood(site);
  expectTold(problems, expected);
  expect(problems.filter(({ file }) => good.some((slug) => file === `article/${slug}.md`))).toEqual([]);
});

test("the same holds for edits, and every published file that breaks keeps its last good version", async () => {
  await using site = await startIngest(goodFiles);
  using outside = createOutside();
  const before = aDocument({ subject: "Before" });
  const broken = ["deep", "pipe", "secret", "huge"];
  const partly = { bomb: "Bomb", circle: "Circle", "deep-yaml": "Deep" };
  for (const slug of [...broken, ...Object.keys(partly)]) site.content.write(`article/${slug}.md`, before);
  await site.scan();
  for (const slug of [...broken, ...Object.keys(partly)]) site.content.remove(`article/${slug}.md`);
  const expected = spoil(site, outside.path);
  site.content.write("article/one.md", aDocument({ subject: "New one" }));
  const paths = Object.keys(expected).filter((path) => path.startsWith("article/"));
  const { problems } = await site.scanChanges(
    new Set([...paths, "article/one.md", "article/long.md", "article/bytes.md", "article/nul.md"]),
  );
  expect(await site.subject("one")).toBe("New one");
  for (const slug of broken) expect(`${slug}: ${await site.subject(slug)}`).toBe(`${slug}: Before`);
  expectTold(problems, Object.fromEntries(Object.entries(expected).filter(([path]) => path.startsWith("article/"))));
  for (const [slug, subject] of Object.entries(partly)) expect(await site.subject(slug)).toBe(subject);
  const whole = await site.scan();
  for (const slug of broken) expect(`${slug}: ${await site.subject(slug)}`).toBe(`${slug}: Before`);
  expectTold(whole.problems, expected);
});

test("a file whose facts the system refuses is listed, so that its last good version stays; one that is gone is not", async () => {
  using content = createContentFolder({ "article/a.md": aDocument({}), "article/b.md": aDocument({}) });
  const codes = new Map([
    [join(content.path, "article/a.md"), "EACCES"],
    [join(content.path, "article/b.md"), "ENOENT"],
  ]);
  const lstat = vi.spyOn(promises, "lstat").mockImplementation(async (path) => {
    throw Object.assign(new Error("refused"), { code: codes.get(String(path)) });
  });
  syncBuiltinESMExports();
  try {
    const { documents } = await listContentFiles(content.path, defaultTypes);
    expect(documents).toMatchObject([{ path: "article/a.md", stamp: "no file" }]);
  } finally {
    lstat.mockRestore();
    syncBuiltinESMExports();
  }
});
