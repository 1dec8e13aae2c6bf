import { closestTo } from "../faults/closest.ts";
import { show } from "../fields.ts";
import { withheld } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import { takeGood } from "../faults/take-good.ts";
import { isMapping } from "../yaml/yaml-reading.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";
import { iconOf, networkOf, networkNames, networks } from "./networks.ts";
import type { NetworkName } from "./networks.ts";
import { SocialListYml } from "./social-yml.ts";
import type { TakenPart } from "./take-part.ts";
import { drawnFile, readThemeFile } from "./theme/theme-file.ts";
import type { ThemeFile } from "./theme/theme-file.ts";

/** A profile of the site on a network. */
export interface SocialProfile {
  readonly label: string;
  readonly to: string;
  /** Null: one that is not known. */
  readonly network: NetworkName | null;
  /** Null where the client has the icon. */
  readonly icon: ThemeFile | null;
}

/** Reads the value of `social:`, a list or addresses by the names of known networks, and the icons that it names. */
export async function readSocial(
  contentDir: string,
  given: unknown,
  lineOf: LineOf,
): Promise<TakenPart<readonly SocialProfile[]>> {
  const lineIn: LineOf = (path) => lineOf(["social", ...path]);
  const { list, problems } = takeList(given, lineIn);
  const faults: LineProblem[] = [];
  const profiles = await Promise.all(
    list.map(async ({ label, to, icon, line }): Promise<SocialProfile> => {
      const network = networkOf(label, to);
      if (icon === undefined) return { label, to, network, icon: drawn(iconOf(network)) };
      const reading = await readThemeFile(contentDir, icon);
      if (reading.kind === "fault") faults.push(withheld("missing-file", line, `social: icon: ${reading.message}`));
      return { label, to, network, icon: reading.kind === "read" ? reading.file : null };
    }),
  );
  return { part: profiles, problems: [...problems, ...faults] };
}

function drawn(svg: string | null): ThemeFile | null {
  return svg === null ? null : drawnFile(svg);
}

interface TakenList {
  readonly list: readonly (SocialListYml[number] & { readonly line: number })[];
  readonly problems: readonly LineProblem[];
}

function takeList(given: unknown, lineOf: LineOf): TakenList {
  if (given === undefined || given === null) return { list: [], problems: [] };
  const asList = Array.isArray(given) ? given : isMapping(given) ? toList(given) : null;
  if (asList === null) {
    const message = `social: expected a list of profiles, each with label and to, got ${show(given)}`;
    return { list: [], problems: [withheld("bad-field", lineOf([]), message)] };
  }
  const names = isMapping(given) ? Object.keys(given) : [];
  const place = ([index, ...rest]: readonly PropertyKey[]) =>
    Array.isArray(given) ? [index ?? "", ...rest] : [names[Number(index)] ?? ""];
  const { data, problems } = takeGood(SocialListYml, asList, {
    lineOf: (path) => lineOf(path.length === 0 ? [] : place(path)),
  });
  const unknown = names.filter((name) => !networkNames.some((known) => known === name));
  return {
    list: data.map((profile, index) => ({ ...profile, line: lineOf(place([index])) })),
    problems: [
      ...problems.map(({ line, message, cause, path }) =>
        withheld(
          cause,
          line,
          isMapping(given) ? ofNetwork(names[Number(path[0])] ?? "", message) : `social: ${message}`,
        ),
      ),
      ...unknown.map((name) => withheld("unknown-field", lineOf([name]), faultOfName(name))),
    ],
  };
}

/** The short form as the list form. */
function toList(given: Readonly<Record<string, unknown>>) {
  return Object.entries(given).map(([name, to]) => ({
    label: labelOf(networkNames.find((known) => known === name) ?? null) ?? name,
    to,
  }));
}

/** A message about the list form as one about the short form: the name of the network is the place. */
function ofNetwork(name: string, message: string): string {
  return `social.${name}: ${message.replace(/^\d+\.\w+: /, "")}`;
}

function labelOf(network: NetworkName | null): string | null {
  return network && networks[network].label;
}

/** Names are short: two letters more or less make most of them another one. */
function faultOfName(name: string): string {
  const meant = name === "twitter" ? "x" : name.length > 4 ? closestTo(name, networkNames) : null;
  return `social: expected ${networkNames.join(", ")}, got "${name}". ${meant === null ? "" : `Did you mean "${meant}"? `}For another network write a list: [{ label: ${name}, to: "https://…" }]`;
}
