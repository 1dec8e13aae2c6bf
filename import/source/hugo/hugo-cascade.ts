import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { splitFrontMatter } from "../../pages/front-matter.ts";
import { fieldsAt, isMapping, listAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import type { SourceFields } from "../source-site.ts";

/** What folders hand down here: whether and when their pages are public. */
const taken = new Set(["draft", "build", "_build", "publishdate", "expirydate"]);

/** What the folders around a file of a site, and its configuration, hand down to a page (`cascade`) of whether it is public. Parts for some pages only are left out. */
export function hugoCascade(folder: string, config: Value): (file: string) => SourceFields {
  const known = new Map<string, SourceFields>();
  const ofFolder = (path: string): SourceFields => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const outer = path === folder || dirname(path) === path ? handedDown(config) : ofFolder(dirname(path));
    const own = { ...outer, ...readCascade(join(path, "_index.md")) };
    known.set(path, own);
    return own;
  };
  return (file) => ofFolder(dirname(file));
}

function readCascade(file: string): SourceFields {
  return existsSync(file) ? handedDown(splitFrontMatter(readFileSync(file, "utf8"), () => undefined).fields) : {};
}

function handedDown(said: Value): SourceFields {
  const forAll = listAt(said, "cascade").filter(
    (one) => isMapping(one) && valueAt(one, "target") === undefined && valueAt(one, "_target") === undefined,
  );
  return Object.fromEntries(forAll.flatMap((one) => fieldsAt(one).filter(([name]) => taken.has(name.toLowerCase()))));
}
