import { listAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { isPage } from "../list-files.ts";

/** Which files of the content are pages: not those with an underscore before their names, but for the pages of folders, nor what `ignoreFiles` names. */
export function hugoContent(config: Value): (path: string) => boolean {
  const ignored = listAt(config, "ignoreFiles").flatMap((one) => patternOf(String(one)) ?? []);
  return (path) =>
    isPage(path) &&
    !path.split("/").some((part) => /^_(?!index\.)/.test(part)) &&
    !ignored.some((pattern) => pattern.test(`/content/${path}`));
}

/** A pattern of the configuration; null where it is none here. */
function patternOf(text: string): RegExp | null {
  try {
    return new RegExp(text, "u");
  } catch {
    return null;
  }
}
