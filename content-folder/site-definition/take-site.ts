import { takePreset, takeTypes } from "../document-types/take-types.ts";
import { adviceOfSite } from "../faults/meant-field.ts";
import type { LineProblem } from "../problem.ts";
import { namesIn } from "../site-files/site-names.ts";
import { SiteYml } from "../site-files/site-yml.ts";
import { takeGood } from "../faults/take-good.ts";
import { isMapping } from "../yaml/yaml-reading.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";
import { takeContact } from "./contact.ts";
import { takeHome } from "./home.ts";
import { takeNavigation } from "./take-navigation.ts";

/** The parts of a `site.yml`, each taken by itself; null for a value that is no mapping. */
export function takeSite(value: unknown, lineOf: LineOf) {
  if (!isMapping(value)) return null;
  const { data, problems } = takeGood(SiteYml, value, { lineOf, advice: adviceOfSite });
  // These parts are taken by themselves.
  const { preset: _p, types: _t, navigation: _n, home: _h, contact: _c, social: _s, theme: _l, ...own } = data;
  const types = takeTypes(value, lineOf);
  const around = { ...takePreset(value, lineOf), types: types.types, lineOf };
  const navigation = takeNavigation(value["navigation"], around);
  const home = takeHome(value["home"], around);
  const contact = takeContact(value["contact"], around);
  // Partially valid robot rules could open what the invalid part closes: the previous rules stay in force.
  const ofSite = problems.map((problem): LineProblem =>
    problem.path[0] === "bots" ? { ...problem, effect: "withheld" } : problem,
  );
  return {
    data: {
      site: own,
      faulty: faultyKeys(problems),
      types,
      navigation,
      home,
      contact,
      social: value["social"],
      names: namesIn(value, lineOf),
      theme: { value: value["theme"], lineOf },
    },
    problems: [...ofSite, ...types.problems, ...navigation.problems, ...contact.problems],
  };
}

function faultyKeys(problems: readonly { readonly cause: string; readonly path: readonly PropertyKey[] }[]) {
  return [...new Set(problems.map(({ path: [key] }) => key))].filter(isKey);
}

function isKey(key: PropertyKey | undefined): key is keyof SiteYml {
  return typeof key === "string" && key in SiteYml.unwrap().shape;
}
