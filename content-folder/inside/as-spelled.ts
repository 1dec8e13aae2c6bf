import { existsSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * A path in a folder as its entries are spelled, compared in composed form: names from a Mac may be decomposed ("u" and a mark in place of "ü"), while
 * people type them composed. Null if there is no such entry.
 */
export function asSpelled(root: string, path: string): string | null {
  let spelled = "";
  for (const part of posix.normalize(path).split("/")) {
    const forms = [part, part.normalize("NFC"), part.normalize("NFD")];
    const found = forms.find((form) => existsSync(join(root, spelled, form)));
    if (found === undefined) return null;
    spelled = posix.join(spelled, found);
  }
  return spelled;
}
