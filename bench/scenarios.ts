import type { Scenario } from "./measure/scenario.ts";
import { answers } from "./scenarios/answers.ts";
import { cost } from "./scenarios/cost.ts";
import { docsSites } from "./scenarios/docs-sites.ts";
import { edit } from "./scenarios/edit.ts";
import { firstPaint } from "./scenarios/first-paint.ts";
import { lighthouse } from "./scenarios/lighthouse.ts";
import { navigationMemory } from "./scenarios/navigation-memory.ts";
import { navigation } from "./scenarios/navigation.ts";
import { outage } from "./scenarios/outage.ts";
import { plainBackend } from "./scenarios/plain-backend.ts";
import { relevance } from "./scenarios/relevance.ts";
import { search } from "./scenarios/search.ts";
import { searchAtSize } from "./scenarios/search-at-size.ts";
import { sizes } from "./scenarios/sizes.ts";
import { start } from "./scenarios/start.ts";
import { visit } from "./scenarios/visit.ts";
import type { PackageFolder } from "./packages.ts";

/** A scenario, and when it runs. */
export interface KnownScenario {
  readonly run: Scenario;
  /** The folders of the bench whose own packages it needs, beside those of the project. */
  readonly needs: readonly PackageFolder[];
  /** It takes long or says little beyond the others, so it runs only when named. */
  readonly onlyByName?: true;
}

/** Every scenario by its name, in the order in which they run. */
export const scenarios: Readonly<Record<string, KnownScenario>> = {
  answers: { run: answers, needs: ["."] },
  "first-paint": { run: firstPaint, needs: ["."] },
  navigation: { run: navigation, needs: [] },
  "navigation-memory": { run: navigationMemory, needs: [] },
  visit: { run: visit, needs: [] },
  "docs-sites": { run: docsSites, needs: [".", "docs-sites"] },
  lighthouse: { run: lighthouse, needs: ["."] },
  edit: { run: edit, needs: [] },
  start: { run: start, needs: [] },
  search: { run: search, needs: [] },
  relevance: { run: relevance, needs: ["."], onlyByName: true },
  "search-at-size": { run: searchAtSize, needs: [], onlyByName: true },
  cost: { run: cost, needs: [], onlyByName: true },
  outage: { run: outage, needs: [], onlyByName: true },
  sizes: { run: sizes, needs: [], onlyByName: true },
  "plain-backend": { run: plainBackend, needs: [], onlyByName: true },
};
