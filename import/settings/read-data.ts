import { existsSync, readFileSync } from "node:fs";
import { parse as parseToml } from "smol-toml";
import { parseDocument } from "yaml";
import type { Value } from "./value.ts";

/** The data of a YAML text; tags that programs give a meaning (`!!python/name:…`, `!ENV`) are left out. Null if it cannot be read. */
export function readYamlText(text: string): Value {
  try {
    const document = parseDocument(text, { uniqueKeys: false, logLevel: "silent" });
    return document.errors.length > 0 ? null : (document.toJS({ maxAliasCount: 100 }) ?? null);
  } catch {
    return null;
  }
}

/** The data of a TOML text, dates as text. Null if it cannot be read. */
export function readTomlText(text: string): Value {
  try {
    return JSON.parse(JSON.stringify(parseToml(text)));
  } catch {
    return null;
  }
}

/** The data of a JSON text. Null if it cannot be read. */
export function readJsonText(text: string): Value {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The data of a YAML, TOML or JSON file, by its name. Null if it is missing or cannot be read. */
export function readDataFile(file: string): Value {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".toml")) return readTomlText(text);
  return file.endsWith(".json") ? readJsonText(text) : readYamlText(text);
}
