import { StoreDamagedError, StoreUnusableError } from "../errors.ts";

/** The cause of an SQLite error: the file, its disk, or access to it. Null: something else. */
type Cause = "damaged" | "full" | "unreachable" | null;

/** By SQLite's primary result codes; the higher bytes of extended codes only refine them. */
const causes = new Map<number, Cause>([
  [8, "unreachable"],
  [10, "unreachable"],
  [11, "damaged"],
  [13, "full"],
  [14, "unreachable"],
  [26, "damaged"],
]);

/** Whether the store failed, not the request. */
export function isStoreFault(error: unknown): boolean {
  return causeOf(error) !== null;
}

/** Describes a fault of the store's file and what to do; null for any other error. */
export function toStoreFault(error: unknown, file: string): StoreUnusableError | null {
  const cause = causeOf(error);
  if (cause === null || !(error instanceof Error)) return null;
  if (cause === "damaged") return new StoreDamagedError(file, error);
  const text =
    cause === "full"
      ? `The disk of the store ${file} is full (${error.message}). Free some space; what was stored before is safe.`
      : `The store ${file} cannot be read or written (${error.message}). Check the disk and the permissions of the folder.`;
  return new StoreUnusableError(text, { cause: error });
}

function causeOf(error: unknown): Cause {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return null;
  return causes.get(error.errcode & 0xff) ?? null;
}
