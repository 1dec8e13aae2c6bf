import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { TypeYml } from "./type-yml.ts";

/** The presets: sets of document types that a site starts from. Each is a file in `content-folder/presets`. */
export const presetNames = ["help-centre", "docs"] as const;

export type PresetName = (typeof presetNames)[number];

const Preset = z.strictObject({ types: z.record(z.string(), TypeYml) });

/** The types of each preset, as its file says them. */
export const presets: Readonly<Record<PresetName, Readonly<Record<string, TypeYml>>>> = {
  "help-centre": readPreset("help-centre"),
  docs: readPreset("docs"),
};

function readPreset(name: PresetName): Readonly<Record<string, TypeYml>> {
  const file = new URL(`../presets/${name}.yml`, import.meta.url);
  return Preset.parse(parse(readFileSync(file, "utf8"))).types;
}
