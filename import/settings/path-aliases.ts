import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readExpression } from "./read-module.ts";
import { fieldsAt, listAt, textAt } from "./value.ts";

/** The folders that imports may name otherwise, as the settings of TypeScript or of an editor in a folder say: `"@parts/*": ["src/parts/*"]`. */
export function pathAliases(folder: string): Readonly<Record<string, string>> {
  const file = ["tsconfig.json", "jsconfig.json"].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined) return {};
  // Such files may have comments.
  const settings = readExpression(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  const root = join(folder, textAt(settings, "compilerOptions", "baseUrl") ?? ".");
  return Object.fromEntries(
    fieldsAt(settings, "compilerOptions", "paths").flatMap(([name, paths]) => {
      const [first] = listAt(paths);
      const isFolder = typeof first === "string" && /.\/\*$/.test(name) && first.endsWith("/*");
      return isFolder ? [[name.slice(0, -2), join(root, first.slice(0, -2))] as const] : [];
    }),
  );
}
