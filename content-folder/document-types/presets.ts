import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { ContactYml } from "../site-definition/contact-yml.ts";
import { HomeYml } from "../site-definition/home-yml.ts";
import { NavigationYml } from "../site-definition/navigation-yml.ts";
import { TypeYml } from "./type-yml.ts";

/** The presets: document types, navigation, home page and contact that a site starts from. Each is a file in `content-folder/presets`. */
export const presetNames = ["help-centre", "docs"] as const;

export type PresetName = (typeof presetNames)[number];

const Preset = z.strictObject({
  navigation: NavigationYml,
  home: HomeYml,
  contact: ContactYml.optional(),
  /** The `linkPath` of every type of which nothing else is said. */
  linkPath: z.string().optional(),
  types: z.record(z.string(), TypeYml),
});

/** A preset in one language. */
export interface Preset extends Readonly<z.infer<typeof Preset>> {
  /** The translation of one of its English texts; the text itself where there is none. */
  readonly say: (english: string) => string;
}

const files: Readonly<Record<PresetName, unknown>> = {
  "help-centre": readYamlFile("help-centre.yml"),
  docs: readYamlFile("docs.yml"),
};

const known = new Map<string, Preset>();

/** A preset in the language of a site, such as "de" or "pt-BR"; in English where it is not translated. */
export function presetIn(name: PresetName, language: string): Preset {
  const translated = translations.find((one) => one === language.toLowerCase().split("-")[0]) ?? "en";
  const key = `${name} ${translated}`;
  const preset = known.get(key) ?? makePreset(files[name], translated);
  known.set(key, preset);
  return preset;
}

/** The languages other than English that presets are in: files of `content-folder/presets/words`. */
const translations = ["ar", "de", "es", "fr", "ja"] as const;

const Words = z.record(z.string(), z.string());

function makePreset(file: unknown, language: string): Preset {
  const words = new Map(language === "en" ? [] : Object.entries(Words.parse(readYamlFile(`words/${language}.yml`))));
  const say = (english: string): string => words.get(english) ?? english;
  return { ...Preset.parse(translate(file, say)), say };
}

/** Keys whose values nobody reads. */
const noTexts: ReadonlySet<string> = new Set([
  "type",
  "types",
  "others",
  "to",
  "kind",
  "layout",
  "listPath",
  "path",
  "rowPath",
  "linkPath",
  "schemaType",
]);

function translate(value: unknown, say: (english: string) => string, key = ""): unknown {
  if (typeof value === "string") return noTexts.has(key) ? value : say(value);
  if (Array.isArray(value)) return value.map((item) => translate(item, say, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, translate(item, say, name)]));
}

function readYamlFile(name: string): unknown {
  return parse(readFileSync(new URL(`../presets/${name}`, import.meta.url), "utf8"));
}
