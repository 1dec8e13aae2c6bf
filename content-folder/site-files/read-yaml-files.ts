import { ChangelogYml, FaqYml } from "./lists-yml.ts";
import { expectedRedirects, takeRedirects } from "./redirects-yml.ts";
import type { Redirect } from "./redirects-yml.ts";
import { readSiteFile } from "../site-definition/read-site-file.ts";
import type { SiteFileKind } from "../site-definition/read-site-file.ts";
import { takeSite } from "../site-definition/take-site.ts";
import { expectedGroups, takeSynonyms } from "./synonyms-yml.ts";
import type { SynonymGroup } from "./synonyms-yml.ts";
import { takeGood } from "../faults/take-good.ts";
import type { LineProblem } from "../problem.ts";
import { salvageLines, salvageList } from "../yaml/salvaged-blocks.ts";
import type { Salvaged } from "../yaml/salvaged-blocks.ts";
import { salvageYaml } from "../yaml/salvaged-yaml.ts";
import { expectedFields, isMapping } from "../yaml/yaml-reading.ts";

/** What was read of the files before. */
export interface ReadBefore {
  /** `site.yml` had a text, and must have one. */
  readonly hadSiteYml: boolean;
  /** The first reading: there is nothing that could stay in force. */
  readonly isFirst: boolean;
}

/**
 * Reads the site's own YAML files, all at once. A file that was read before stays in force as a whole while it cannot be read; else what can be read of
 * it counts: the defaults would take all documents of the site's own types with them, and an empty list all old addresses.
 */
export async function readYamlFiles(contentDir: string, { hadSiteYml, isFirst }: ReadBefore) {
  const atFirst = <T>(kind: SiteFileKind<T>): SiteFileKind<T> => (isFirst ? kind : { ...kind, salvage: null });
  const [site, changelog, faq, synonyms, redirects] = await Promise.all([
    readSiteFile(contentDir, "site.yml", {
      expected: expectedFields,
      empty: {},
      take: takeSite,
      gone: hadSiteYml ? goneSiteYml : null,
      salvage: hadSiteYml ? null : salvageSite,
    }),
    readSiteFile(contentDir, "changelog.yml", atFirst(changelogKind)),
    readSiteFile(contentDir, "faq.yml", atFirst(faqKind)),
    readSiteFile(contentDir, "synonyms.yml", atFirst(synonymsKind)),
    readSiteFile(contentDir, "redirects.yml", atFirst(redirectsKind)),
  ]);
  return { site, changelog, faq, synonyms, redirects };
}

/** Reported is that the file as a whole cannot be read. */
function salvageSite(text: string, ofWhole: readonly LineProblem[]): Salvaged | null {
  const salvaged = salvageYaml(text, 1, ofWhole);
  return salvaged === null ? null : { ...salvaged, problems: ofWhole };
}

const goneSiteYml = "the file is gone or empty: what it said stays in force until a restart";

const expectedChanges = "expected a list of changes, each with date, title, type and description";
const expectedQuestions = "expected a list of entries, each with question and answer";

const changelogKind: SiteFileKind<ChangelogYml> = {
  expected: expectedChanges,
  empty: [],
  take: (value, lineOf) =>
    Array.isArray(value) ? takeGood(ChangelogYml, value, { lineOf, causes: { date: "bad-date" } }) : null,
  salvage: (text) => salvageList(text, expectedChanges),
};

const faqKind: SiteFileKind<FaqYml> = {
  expected: expectedQuestions,
  empty: [],
  take: (value, lineOf) => (Array.isArray(value) ? takeGood(FaqYml, value, { lineOf }) : null),
  salvage: (text) => salvageList(text, expectedQuestions),
};

const synonymsKind: SiteFileKind<readonly SynonymGroup[]> = {
  expected: expectedGroups,
  empty: [],
  take: (value, lineOf) => (Array.isArray(value) ? takeSynonyms(value, lineOf) : null),
  salvage: (text) => salvageList(text, expectedGroups),
};

const redirectsKind: SiteFileKind<readonly Redirect[]> = {
  expected: expectedRedirects,
  empty: {},
  take: (value, lineOf) => (isMapping(value) ? takeRedirects(value, lineOf) : null),
  salvage: (text) => salvageLines(text, expectedRedirects),
};
