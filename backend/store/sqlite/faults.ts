import { StoreDamagedError, StoreUnusableError } from "../errors.ts";

/** What a fault of SQLite is about: the file, its disk, or how it may be reached. Null: something else. */
type Cause = "damaged" | "full" | "unreachable" | null;

/** By SQLite's result codes. The higher bytes of a code only say more of the same. */
const causes = new Map<number, Cause>([
  [8, "unreachable"],
  [10, "unreachable"],
  [11, "damaged"],
  [13, "full"],
  [14, "unreachable"],
  [26, "damaged"],
]);

/** Whether it is the store that failed, and no request is to blame. */
export function isStoreFault(error: unknown): boolean {
  return causeOf(error) !== null;
}

/** What is wrong with a store's file, and what to do; null for every other fault. */
export function toStoreFault(error: unknown, file: string): StoreUnusableError | null {
  const cause = causeOf(error);
  if (cause === null || !(error instanceof Error)) return null;
  if (cause === "damaged") return new StoreDamagedError(file, error);
  const text =
    cause === "full"
      ? `The disk of the store ${file} is full (${error.message}). Make room on it; what was stored before is there.`
      : `The store ${file} cannot be read or written (${error.message}). Look at its disk, and at who may write to its folder.`;
  return new StoreUnusableError(text, { cause: error });
}

function causeOf(error: unknown): Cause {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return null;
  return causes.get(error.errcode & 0xff) ?? null;
}
