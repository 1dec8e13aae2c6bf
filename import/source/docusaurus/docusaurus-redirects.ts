import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Note } from "../../note.ts";
import { listAt, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { redirectsIn } from "../old-redirects.ts";
import type { OldRedirect } from "../old-redirects.ts";
import type { Section } from "../source-site.ts";

/** What the plugins for redirects say. */
interface PluginRedirects {
  readonly all: readonly OldRedirect[];
  /** A section whose pages are also at their addresses with an ending, or without it. */
  readonly withEndings: (section: Section) => Section;
  readonly notes: readonly Note[];
}

/** Reads the options of the plugins for redirects: lists and endings. What they compute is noted. */
export function redirectsOfPlugins(
  plugins: readonly Value[],
  { folder, file }: { readonly folder: string; readonly file: string },
): PluginRedirects {
  const endingsAt = (name: string): readonly string[] =>
    plugins.flatMap((options) => listAt(options, name).filter((one) => typeof one === "string"));
  const [added, taken] = [endingsAt("fromExtensions"), endingsAt("toExtensions")];
  const code = plugins.filter((options) => valueAt(options, "createRedirects") !== undefined);
  return {
    all: redirectsIn(plugins.flatMap(pairsOf), { folder, file }),
    withEndings: (section) => (added.length + taken.length === 0 ? section : withEndings(section, added, taken)),
    notes: code.map(() => ({
      file: relative(folder, file),
      line: readFileSync(file, "utf8").split("createRedirects")[0]?.split("\n").length ?? 1,
      subject: "redirect",
      message: "createRedirects is code, which is not run: write the addresses that it made in redirects.yml",
    })),
  };
}

function pairsOf(options: Value): readonly (readonly [string, string])[] {
  return listAt(options, "redirects").flatMap((one) => {
    const to = textAt(one, "to");
    const named = listAt(one, "from").filter((from) => typeof from === "string");
    return to === null ? [] : named.map((from) => [from, to] as const);
  });
}

function withEndings(section: Section, added: readonly string[], taken: readonly string[]): Section {
  return {
    ...section,
    alsoAt: (path, fields) => {
      const address = section.addressOf(path, fields);
      const ending = taken.find((one) => address.endsWith(`.${one}`));
      return [
        ...(section.alsoAt?.(path, fields) ?? []),
        ...(address === "/" ? [] : added.map((one) => `${address}.${one}`)),
        ...(ending === undefined ? [] : [address.slice(0, -ending.length - 1)]),
      ];
    },
  };
}
