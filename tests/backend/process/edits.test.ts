import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSite } from "../support/backend-process.ts";
import { aDocument } from "../support/content-folder.ts";
import { at } from "../support/json.ts";
import { eventually } from "../../support/eventually.ts";

const details = "/api/docs/get-details/testsite";

test("an edit is announced once it can be read, however the editor saves", async () => {
  await using site = await startSite({ "article/a.md": aDocument({ subject: "Old" }) });
  const file = join(site.content.path, "article/a.md");
  const subject = async (): Promise<unknown> => at((await site.request(`${details}/a`)).body, "doc.0.subject");
  const edits = [
    () => writeFileSync(file, aDocument({ subject: "Written" })),
    () => {
      writeFileSync(`${file}~`, aDocument({ subject: "Replaced" }));
      renameSync(`${file}~`, file);
    },
  ];
  for (const [index, edit] of edits.entries()) {
    const mark = site.backend.messages.length;
    edit();
    await site.backend.waitForMessage("changed", mark);
    // A file that is written where it lies may be read, and announced, while it is empty.
    await eventually(subject, (now) => now === ["Written", "Replaced"][index]);
  }
});

test("a change is told of when it is noticed, and again when it is published or is nothing to publish", async () => {
  await using site = await startSite({ "article/a.md": aDocument({ subject: "Old" }) });
  const kindsAfter = async (file: string, text: string): Promise<readonly string[]> => {
    const mark = site.backend.messages.length;
    // In one step: a file that is written where it lies is empty at first.
    writeFileSync(join(site.data.path, "new"), text);
    renameSync(join(site.data.path, "new"), join(site.content.path, file));
    await site.backend.waitForMessage("settled", mark);
    return site.backend.messages.slice(mark).map(({ kind }) => kind);
  };
  expect(await kindsAfter("article/a.md", aDocument({ subject: "New" }))).toEqual(["noticed", "changed", "settled"]);
  expect(await kindsAfter("article/notes.txt", "No document.")).toEqual(["noticed", "settled"]);
});

test("a document in a new folder is published, a deleted one is unpublished", async () => {
  await using site = await startSite({ "article/a.md": aDocument() });
  let mark = site.backend.messages.length;
  mkdirSync(join(site.content.path, "blog/2026"), { recursive: true });
  writeFileSync(join(site.content.path, "blog/2026/new.md"), aDocument({ subject: "New" }));
  await site.backend.waitForMessage("changed", mark);
  expect(at((await site.request(`${details}/new`)).body, "doc.0.subject")).toBe("New");
  mark = site.backend.messages.length;
  site.content.remove("blog/2026");
  await site.backend.waitForMessage("changed", mark);
  expect((await site.request(`${details}/new`)).status).toBe(404);
});

test("changes are still noticed after a folder, or the whole content, is replaced", async () => {
  await using site = await startSite({ "article/a.md": aDocument({ subject: "One" }) });
  const expectAfter = async (change: () => void, wanted: string): Promise<void> => {
    const mark = site.backend.messages.length;
    change();
    await site.backend.waitForMessage("changed", mark);
    // Each step of a change may be published by itself.
    await eventually(
      async () => at((await site.request(`${details}/a`)).body, "doc.0.subject"),
      (subject) => subject === wanted,
    );
  };
  const replaced = (subject: string) => () => {
    site.content.remove("article");
    site.content.write("article/a.md", aDocument({ subject }));
  };
  const written = (subject: string) => () => site.content.write("article/a.md", aDocument({ subject }));
  await expectAfter(replaced("Two"), "Two");
  await expectAfter(written("Three"), "Three");
  const away = `${site.content.path}-away`;
  renameSync(site.content.path, away);
  await expectAfter(() => {
    renameSync(away, site.content.path);
    written("Four")();
  }, "Four");
  await expectAfter(written("Five"), "Five");
});

test("problems are reported with their lines, and again once they are fixed", async () => {
  await using site = await startSite({ "article/a.md": aDocument({ subject: "Good" }) });
  // In one step: a file that is written where it lies is empty at first, which is a problem of its own.
  const replace = (text: string): void => {
    writeFileSync(join(site.data.path, "new"), text);
    renameSync(join(site.data.path, "new"), join(site.content.path, "article/a.md"));
  };
  const mark = site.backend.messages.length;
  replace(aDocument({ subject: "Other", subjct: "Typo" }));
  const problem = {
    file: "article/a.md",
    line: 3,
    message: 'unknown field "subjct". Did you mean "subject"?',
    cause: "unknown-field",
    effect: "published",
  };
  expect(await site.backend.waitForMessage("problems", mark)).toEqual({
    kind: "problems",
    causes: [{ cause: "unknown-field", count: 1, withheld: 0, first: [problem] }],
  });
  expect(at((await site.request(`${details}/a`)).body, "doc.0.subject")).toBe("Other");
  const mended = site.backend.messages.length;
  replace(aDocument({ subject: "Better" }));
  expect(await site.backend.waitForMessage("problems", mended)).toEqual({ kind: "problems", causes: [] });
});
