import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { splitFrontMatter } from "../../pages/front-matter.ts";
import { fieldsAt, isMapping, listAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import type { SourceFields } from "../source-site.ts";

const param = /\{\{[<%]\s*param\s+(["']?)([\w.-]+)\1\s*[>%]\}\}/g;

/** Puts in, also into code, what the shortcode `param` stands for: a parameter of the page, of the folders around it, or of the site. What nobody knows stays. */
export function hugoParams(root: string, config: Value): (text: string, path: string, fields: SourceFields) => string {
  const cascades = new Map<string, readonly Value[]>();
  const cascadeOf = (folder: string): readonly Value[] => {
    const known = cascades.get(folder) ?? readCascade(join(root, folder, "_index.md"));
    cascades.set(folder, known);
    return known;
  };
  return (text, path, fields) => {
    if (!text.includes("param")) return text;
    return text.replaceAll(param, (written, _quote, name: string) => {
      const around = foldersAround(path).flatMap(cascadeOf);
      const value = [fields, ...around, config]
        .flatMap((one) => [valueOf(valueAt(one, "params"), name), one === config ? null : valueOf(one, name)])
        .find((one) => one !== null);
      return value ?? written;
    });
  };
}

/** The folders that a page lies in, the innermost first. */
function foldersAround(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === "." ? ["."] : [folder, ...foldersAround(folder)];
}

function readCascade(file: string): readonly Value[] {
  if (!existsSync(file)) return [];
  return listAt(splitFrontMatter(readFileSync(file, "utf8"), () => undefined).fields, "cascade");
}

/** A text or number by the parts of its name, in capitals or not. */
function valueOf(values: Value, name: string): string | null {
  const found = name
    .split(".")
    .reduce<Value>(
      (at, part) =>
        isMapping(at) ? fieldsAt(at).find(([key]) => key.toLowerCase() === part.toLowerCase())?.[1] : undefined,
      values,
    );
  return typeof found === "string" || typeof found === "number" ? String(found) : null;
}
