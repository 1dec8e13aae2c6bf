import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { buildFolders } from "../../../gateway/pages/build/build-folders.ts";
import { staticFiles } from "../../../gateway/server/handlers/static-files.ts";

let failures = 0;

vi.mock("sirv", async (importOriginal) => {
  const { default: sirv } = await importOriginal<typeof import("sirv")>();
  return {
    default: (...given: Parameters<typeof sirv>) => {
      failures -= 1;
      if (failures >= 0) throw Object.assign(new Error("ENOENT: no such file or directory, stat"), { code: "ENOENT" });
      return sirv(...given);
    },
  };
});

const root = mkdtempSync(join(tmpdir(), "lectern-files-"));
for (const folder of ["assets", "playground", "workers/reading", "workers/end"])
  mkdirSync(join(root, buildFolders.browser, folder), { recursive: true });
writeFileSync(join(root, buildFolders.browser, "assets/a-0a1b2c3d.js"), "");
afterAll(() => rmSync(root, { recursive: true }));

test("a file that another build removes while they are listed does not end the start; one that is gone for good does", () => {
  const start = () => staticFiles(root, { keepsPages: () => false, heard: (message) => message });
  failures = 2;
  expect(start).not.toThrow();
  failures = 1_000;
  expect(start).toThrow("ENOENT");
});
