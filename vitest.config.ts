import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import type { TestProjectInlineConfiguration, ViteUserConfig } from "vitest/config";
import type { ResolvedConfig } from "vite";
import { buildWhenUsed } from "./tests/support/run/build-when-used.ts";
import { SeededOrder } from "./tests/support/run/seeded-order.ts";
import { SecondTries } from "./tests/support/run/second-tries.ts";
import { findPostgresPrograms, findRunningPostgres } from "./tests/support/services/postgres.ts";

/** Backend tests that are independent of the store: they run on every store. */
const overEveryStore = ["tests/contract/backend.test.ts", "tests/backend/every-store/**/*.test.ts"];

/** Tests specific to PostgreSQL. */
const overPostgres = "tests/backend/postgres/*.test.ts";

/** Tests that measure their whole process: its memory, its steps, or everything that runs in it. */
const alone = [
  "backend/ingest/growth",
  "gateway/limits/many-addresses",
  "gateway/graphql/cost/cost-fuzz",
  "gateway/content/limits",
].map((file) => `tests/${file}.test.ts`);

/** Two for each processor keep all of them busy, since most tests wait for a browser or a server. */
const workers = 2 * availableParallelism();

interface ProjectFiles {
  readonly include: string[];
  readonly exclude?: string[];
  /** Whether each file gets a process of its own. Otherwise files share one, and its loaded modules, so they must clean up. */
  readonly isolate: boolean;
}

/** Packages as the product has them: some have other code for development, which is several times slower. Configured conditions only add to the usual ones. */
const productionPackages = {
  name: "production-packages",
  configResolved: ({ ssr, environments }: ResolvedConfig) => {
    for (const { resolve } of [ssr, ...Object.values(environments)]) {
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((name) => name !== "development|production");
    }
  },
} as const;

const plugins = [buildWhenUsed, productionPackages];

function project(name: string, storeKind: "sqlite" | "postgres", files: ProjectFiles): TestProjectInlineConfiguration {
  return {
    // Reading this file anew for each project would give each its own plugins, and build everything several times at once.
    extends: false,
    plugins,
    // Resolve graphql as Node.js does: index.mjs would be a second copy beside the one that other packages import.
    resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve("graphql") }] },
    test: {
      name,
      ...files,
      provide: { storeKind },
      setupFiles: ["tests/support/run/file-costs.ts", "tests/support/run/fresh-connections.ts"],
      // These only end hanging tests and measure nothing: a slow machine takes several times as long as a fast one.
      testTimeout: 300_000,
      hookTimeout: 900_000,
      expect: { poll: { timeout: 180_000 } },
      pool: "forks",
      // Of each project: what the run as a whole says is not theirs.
      maxWorkers: workers,
      // Young objects get more room: collecting them takes a tenth of the processor's time otherwise.
      execArgv: ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=32"],
    },
  };
}

export default defineConfig(async (): Promise<ViteUserConfig> => {
  const hasPostgres = findPostgresPrograms() !== null || (await findRunningPostgres()) !== null;
  return {
    plugins,
    test: {
      reporters: ["default", new SecondTries(), ["json", { outputFile: ".data/test-report.json" }]],
      globalSetup: ["tests/support/run/share-when-used.ts"],
      // Of what the run itself loads, not of the projects' files: the cache asks plugins about those alone (build-when-used.ts), and would go on starting a
      // demonstration of former sources.
      fsModuleCache: false,
      sequence: { sequencer: SeededOrder },
      projects: [
        project("lectern", "sqlite", {
          include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
          exclude: [overPostgres, ...alone],
          isolate: false,
        }),
        project("alone", "sqlite", { include: alone, isolate: true }),
        // tests/run.ts reports it if they are skipped.
        ...(hasPostgres
          ? [project("postgres", "postgres", { include: [...overEveryStore, overPostgres], isolate: false })]
          : []),
      ],
    },
  };
});
