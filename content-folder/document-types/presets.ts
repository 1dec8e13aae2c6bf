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
  types: z.record(z.string(), TypeYml),
});

export type Preset = Readonly<z.infer<typeof Preset>>;

/** Each preset, as its file says it. */
export const presets: Readonly<Record<PresetName, Preset>> = {
  "help-centre": readPreset("help-centre"),
  docs: readPreset("docs"),
};

function readPreset(name: PresetName): Preset {
  const file = new URL(`../presets/${name}.yml`, import.meta.url);
  return Preset.parse(parse(readFileSync(file, "utf8")));
}
