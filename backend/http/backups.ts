import { randomUUID } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Store } from "../store/store.ts";
import { type Handler, RequestError, ok } from "./answer.ts";
import { assertOwner } from "./owner.ts";

/** What copies of the store are made with. */
export interface BackupParts {
  readonly store: Pick<Store, "copyTo">;
  /** The secret in the data folder: it opens this call, and goes into the copy. */
  readonly secret: Buffer;
  /** The data folder. Copies appear in it, and nowhere else. */
  readonly dataDir: string;
}

/** Makes a copy of the store while it is in use: only this process may read it. */
export function makeBackup({ store, secret, dataDir }: BackupParts): Handler {
  return async (call) => {
    assertOwner(call, secret);
    if (store.copyTo === null) throw new RequestError(501, "The store is in PostgreSQL, whose own pg_dump copies it.");
    const file = copyName();
    await store.copyTo(join(dataDir, file), secret);
    return ok({ file });
  };
}

/** Removes copies that nobody has taken away: whoever asked for them is gone. */
export function removeLeftCopies(dataDir: string): void {
  for (const file of readdirSync(dataDir).filter((name) => /^copy-[\w-]+\.sqlite/.test(name)))
    rmSync(join(dataDir, file), { force: true });
}

/** The name of a copy in the data folder, until whoever asked for it takes it away. */
export function copyName(): string {
  return `copy-${randomUUID()}.sqlite`;
}
