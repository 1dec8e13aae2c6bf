import { randomUUID } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Store } from "../../store/store.ts";
import { RequestError, ok } from "../answer.ts";
import type { Handler } from "../answer.ts";
import { assertOwner } from "../owner.ts";

/** The dependencies of backups. */
export interface BackupParts {
  readonly store: Pick<Store, "copyTo">;
  /** The secret in the data folder: it authorises this call, and is included in the copy. */
  readonly secret: Buffer;
  /** The data folder, the only place where copies are written. */
  readonly dataDir: string;
}

/** Copies the store while it is in use: no other process can read it. */
export function makeBackup({ store, secret, dataDir }: BackupParts): Handler {
  return async (call) => {
    assertOwner(call, secret);
    if (store.copyTo === null) throw new RequestError(501, "The store is in PostgreSQL: back it up with pg_dump.");
    const file = copyName();
    await store.copyTo(join(dataDir, file), secret);
    return ok({ file });
  };
}

/** Removes leftover copies, whose requesting command did not collect them. */
export function removeLeftCopies(dataDir: string): void {
  for (const file of readdirSync(dataDir).filter((name) => /^copy-[\w-]+\.sqlite/.test(name)))
    rmSync(join(dataDir, file), { force: true });
}

/** The name of a temporary copy in the data folder, until the requesting command moves it. */
export function copyName(): string {
  return `copy-${randomUUID()}.sqlite`;
}
