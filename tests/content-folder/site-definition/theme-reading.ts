import { readTheme } from "../../../content-folder/site-definition/theme/read-theme.ts";
import { isMapping, readYaml } from "../../../content-folder/yaml/yaml-reading.ts";

/** What a `site.yml` with this text makes of the site's look, in a folder. */
export async function readThemeIn(dir: string, text: string) {
  const yaml = readYaml(text);
  if (yaml.kind === "broken" || !isMapping(yaml.value)) throw new Error("The text is not a mapping.");
  const { theme, problems } = await readTheme(dir, { value: yaml.value["theme"], lineOf: yaml.lineOf });
  return { theme, problems: problems.map(({ file, line, message }) => `${file}:${line} ${message}`) };
}
