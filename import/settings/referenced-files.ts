import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInside } from "../source/repository.ts";
import { readDataFile } from "./read-data.ts";
import { fieldsAt, isMapping, textAt } from "./value.ts";
import type { Value } from "./value.ts";

const deepest = 20;

/** A value in which `{"$ref": "./other.json"}` is what that file has, as long as the file lies in the folder. */
export function withReferencedFiles(value: Value, file: string, folder: string, depth = 0): Value {
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((one: Value) => withReferencedFiles(one, file, folder, depth + 1));
  if (!isMapping(value)) return value;
  const named = textAt(value, "$ref");
  if (named !== null && named.endsWith(".json")) {
    const other = join(dirname(file), named);
    const isThere = existsSync(other) && isInside(other, folder);
    return isThere ? withReferencedFiles(readDataFile(other), other, folder, depth + 1) : null;
  }
  return Object.fromEntries(
    fieldsAt(value).map(([name, one]) => [name, withReferencedFiles(one, file, folder, depth + 1)]),
  );
}
