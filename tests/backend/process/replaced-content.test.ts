import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { startBackend } from "../support/backend-process.ts";
import { aDocument, createDataFolder } from "../support/content-folder.ts";
import { at } from "../support/json.ts";
import { createStorePlace } from "../support/store-place.ts";

const details = "/api/docs/get-details/testsite";

/** A backend over `content` in a temporary folder, which `prepare` creates. */
async function startOver(prepare: (base: string) => void) {
  const base = mkdtempSync(join(tmpdir(), "lectern-replaced-"));
  const data = createDataFolder();
  const place = await createStorePlace(data.path);
  prepare(base);
  const path = join(base, "content");
  const backend = await startBackend(
    { path, write: () => undefined, remove: () => undefined, [Symbol.dispose]: () => undefined },
    data.path,
    place.environment,
  );
  const subject = async (): Promise<unknown> => at((await backend.request(`${details}/a`)).body, "doc.0.subject");
  return {
    backend,
    base,
    path,
    subject,
    /** Waits for the wanted subject, and returns what is served then. */
    after: async (wanted: string) => {
      await eventually(subject, (now) => now === wanted);
      return subject();
    },
    [Symbol.asyncDispose]: async () => {
      await backend.stop();
      await place[Symbol.asyncDispose]();
      rmSync(base, { recursive: true, force: true });
      data[Symbol.dispose]();
    },
  };
}

function write(folder: string, subject: string): void {
  for (const [file, text] of Object.entries({ "site.yml": "id: testsite\n", "article/a.md": aDocument({ subject }) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

test("a content folder that is deleted and recreated is followed, with later edits; until then everything stays published", async () => {
  await using site = await startOver((base) => write(join(base, "content"), "One"));
  expect(await site.after("One")).toBe("One");
  const mark = site.backend.messages.length;
  renameSync(site.path, join(site.base, "away"));
  await site.backend.waitForMessage("settled", mark);
  expect(await site.subject()).toBe("One");
  write(site.path, "Two");
  expect(await site.after("Two")).toBe("Two");
  write(site.path, "Three");
  expect(await site.after("Three")).toBe("Three");
});

test("a content folder that is swapped by renaming is followed, although no file in either folder changes", async () => {
  await using site = await startOver((base) => {
    write(join(base, "content"), "One");
    write(join(base, "next"), "Two");
  });
  expect(await site.after("One")).toBe("One");
  renameSync(site.path, join(site.base, "old"));
  renameSync(join(site.base, "next"), site.path);
  expect(await site.after("Two")).toBe("Two");
});

test("a content folder that is a symbolic link is followed to its new target", async () => {
  await using site = await startOver((base) => {
    write(join(base, "v1"), "One");
    write(join(base, "v2"), "Two");
    symlinkSync("v1", join(base, "content"));
  });
  expect(await site.after("One")).toBe("One");
  symlinkSync("v2", join(site.base, "link"));
  renameSync(join(site.base, "link"), site.path);
  expect(await site.after("Two")).toBe("Two");
  write(join(site.base, "v2"), "Three");
  expect(await site.after("Three")).toBe("Three");
});

test("a mounted Kubernetes ConfigMap, whose files link into a folder that is swapped, is read and followed", async () => {
  await using site = await startOver((base) => {
    const content = join(base, "content");
    write(join(content, "..2026_1"), "One");
    symlinkSync("..2026_1", join(content, "..data"));
    for (const name of ["article", "site.yml"]) symlinkSync(`..data/${name}`, join(content, name));
  });
  expect(await site.after("One")).toBe("One");
  write(join(site.path, "..2026_2"), "Two");
  symlinkSync("..2026_2", join(site.path, "..data_tmp"));
  renameSync(join(site.path, "..data_tmp"), join(site.path, "..data"));
  rmSync(join(site.path, "..2026_1"), { recursive: true });
  expect(await site.after("Two")).toBe("Two");
});
