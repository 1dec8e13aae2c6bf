import { presetIn } from "../document-types/presets.ts";
import type { Preset } from "../document-types/presets.ts";
import type { Medium } from "../media/medium.ts";
import { HomeYml } from "./home-yml.ts";
import { takePart } from "./take-part.ts";
import type { Around, TakenPart } from "./take-part.ts";
import type { ThemeFile } from "./theme/theme-file.ts";
import type { NamedType } from "./types-named.ts";

/** The home page, as it is written: types by their ids. */
export interface Home {
  readonly title: string;
  readonly lead: string;
  /** The drawing behind the heading: the built-in one, none, or a path in theme/. */
  readonly art: string;
  /** The picture that `art` names. */
  readonly artFile: ThemeFile | null;
  /** The texts of its sections by their files, as HTML. Not yet safe: the gateway's gate decides what is shown. */
  readonly texts: Readonly<Record<string, string>>;
  /** The pictures and files that these texts show or link. */
  readonly media: readonly Medium[];
  readonly sections: NonNullable<HomeYml["sections"]>;
}

/** The home page of a preset with what a site says in place of it. */
function mergeHome(preset: Preset, given: HomeYml): Home {
  const { title = "", lead = "", art = "pattern", sections = [] } = { ...preset.home, ...given };
  return { title, lead, art, sections, artFile: null, texts: {}, media: [] };
}

/** The home page of a site that says nothing. */
export const defaultHome: Home = mergeHome(presetIn("help-centre", "en"), {});

/** Takes the value of `home:`, merged over the preset's. */
export function takeHome(given: unknown, around: Around): TakenPart<Home> {
  return takePart(
    { key: "home", schema: HomeYml, expected: "title, lead, art and sections", merge: mergeHome, typesNamedIn },
    given,
    around,
  );
}

function typesNamedIn({ sections = [] }: HomeYml): readonly NamedType[] {
  return sections.flatMap((section, index) => {
    const place = ["home", "sections", index];
    if (section.kind === "latest")
      return (section.types ?? []).map((id, at) => ({ id, path: [...place, "types", at] }));
    if (section.kind === "topics" || section.kind === "page") return [];
    return section.items.flatMap(({ type }, at) =>
      type === undefined ? [] : [{ id: type, path: [...place, "items", at, "type"] }],
    );
  });
}
