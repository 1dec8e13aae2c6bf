import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cleanEnvironment } from "../../support/clean-environment.ts";
import { openStore } from "../../../backend/store/sqlite/open-store.ts";
import { aDocument, aPicture } from "../support/content-folder.ts";

const root = fileURLToPath(new URL("../../../backend/", import.meta.url));

interface Run {
  readonly code: number;
  readonly out: string;
}

/** Runs a command as npm does. */
export function run(
  command: "backup" | "restore",
  file: string | null,
  settings: Readonly<Record<string, string>>,
): Promise<Run> {
  return new Promise((resolve) => {
    const env = cleanEnvironment(settings);
    execFile(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", join(root, `${command}.ts`), ...(file === null ? [] : [file])],
      { env },
      (error, out, err) => resolve({ code: typeof error?.code === "number" ? error.code : 0, out: out + err }),
    );
  });
}

/** One document, whose ratings are what a backup has to keep. */
export const files = {
  "article/a.md": aDocument({ subject: "First" }, "![A picture](a.svg)"),
  "article/a.svg": aPicture(),
};

/** A request that rates it. */
export function rate(rating: number, ip: string) {
  return ["/api/docs/rate/a", { body: { rating, ip } }] as const;
}

/** The settings with which a command finds a site. */
export function settingsOf(data: { readonly path: string }, content: { readonly path: string }) {
  return { DATA_DIR: data.path, CONTENT_DIR: content.path };
}

/** The votes in the store of a data folder. */
export async function totalIn(dataDir: string): Promise<{ readonly votes: number; readonly sum: number }> {
  const store = openStore(join(dataDir, "backend/store.sqlite"));
  try {
    return await store.ratings.total("a");
  } finally {
    await store.close();
  }
}
