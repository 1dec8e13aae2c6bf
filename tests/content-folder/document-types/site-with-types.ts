import { takeTypes } from "../../../content-folder/document-types/take-types.ts";
import type { TakenTypes } from "../../../content-folder/document-types/take-types.ts";
import { isMapping, readYaml } from "../../../content-folder/yaml/yaml-reading.ts";

/** The types that a `site.yml` with this text defines. */
export function typesFrom(text: string): TakenTypes {
  const yaml = readYaml(text);
  if (yaml.kind === "broken" || !isMapping(yaml.value)) throw new Error("The text is not a mapping.");
  return takeTypes(yaml.value, yaml.lineOf);
}

/** Its problems, each as line and message. */
export function problemsFrom(text: string): readonly string[] {
  return typesFrom(text).problems.map(({ line, message }) => `${line} ${message}`);
}
