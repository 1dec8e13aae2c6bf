import { posix } from "node:path";
import { fieldsAt, listAt, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import type { SourceFields } from "../source-site.ts";

/** Of all that a site may say of many pages, what becomes of them here: the rest is about looks. */
const taken = new Set(["published", "permalink", "lang", "author", "categories", "tags", "date"]);

/** The fields that the configuration (`defaults`) gives a file, by its path in the site: the more exact scope goes before, then the later one. */
export function jekyllDefaults(config: Value): (path: string) => SourceFields {
  const all = listAt(config, "defaults").map((one) => ({
    path: (textAt(one, "scope", "path") ?? "").replaceAll(/^\/+|\/+$/g, ""),
    type: textAt(one, "scope", "type"),
    values: fieldsAt(valueAt(one, "values")).filter(([name]) => taken.has(name)),
  }));
  return (path) => {
    const own = all.filter((one) => isIn(path, one.path) && (one.type === null || typesOf(path).includes(one.type)));
    return Object.fromEntries(own.toSorted((a, b) => a.path.length - b.path.length).flatMap(({ values }) => values));
  };
}

function isIn(path: string, scope: string): boolean {
  if (scope === "" || path === scope || path.startsWith(`${scope}/`)) return true;
  return scope.includes("*") && (posix.matchesGlob(path, scope) || posix.matchesGlob(path, `${scope}/**`));
}

/** What a file may be called in a scope: that of its collection, `posts` too, or of a page. */
function typesOf(path: string): readonly string[] {
  const [, name] = /(?:^|\/)_([^/]+)\//.exec(path) ?? [];
  return name === undefined ? ["page", "pages"] : [name];
}
