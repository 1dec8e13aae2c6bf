import { createRequire } from "node:module";
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from "vitest/config";
import { findPostgresPrograms, findRunningPostgres } from "./tests/support/postgres.ts";
import { SecondTries } from "./tests/support/second-tries.ts";

/** The tests of what the docs backend does whatever its store is: they run over each. */
const overEveryStore = [
  "contract/backend",
  "backend/{ingest,kills,mail,mailbox,messages,zero-result-searches,ratings,reports,search,synonyms}",
].map((files) => `tests/${files}.test.ts`);

/** The tests of what only PostgreSQL does. */
const overPostgres = "tests/backend/postgres/*.test.ts";

/** Tests that look at their whole process: at its memory, at its steps, or at everything that runs in it. */
const alone = [
  "backend/growth",
  "gateway/limits/many-addresses",
  "gateway/graphql/cost-fuzz",
  "gateway/content/limits",
].map((file) => `tests/${file}.test.ts`);

interface ProjectFiles {
  readonly include: string[];
  readonly exclude?: string[];
  /** Whether each file has a process of its own. Others share one, and what it has loaded: they leave nothing behind. */
  readonly isolate: boolean;
}

const project = (
  name: string,
  storeKind: "sqlite" | "postgres",
  files: ProjectFiles,
): TestProjectInlineConfiguration => ({
  // As Node.js resolves it: index.mjs would be a second copy of graphql beside the one that other packages import.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve("graphql") }] },
  test: {
    name,
    ...files,
    provide: { storeKind },
    setupFiles: ["tests/support/file-costs.ts"],
    // They end what hangs, and measure nothing: a slow machine takes several times as long as a quick one.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    pool: "forks",
    execArgv: ["--disable-warning=ExperimentalWarning"],
  },
});

export default defineConfig(async (): Promise<ViteUserConfig> => {
  const hasPostgres = findPostgresPrograms() !== null || (await findRunningPostgres()) !== null;
  return {
    test: {
      reporters: ["default", new SecondTries(), ["json", { outputFile: ".data/test-report.json" }]],
      globalSetup: ["build-client", "services", "browser-server", "demonstration-server"].map(
        (name) => `tests/support/${name}.ts`,
      ),
      // Most tests wait for a browser or a server; more files at once would make those that look at time uncertain.
      maxWorkers: 4,
      projects: [
        project("lectern", "sqlite", {
          include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
          exclude: [overPostgres, ...alone],
          isolate: false,
        }),
        project("alone", "sqlite", { include: alone, isolate: true }),
        // tests/run.ts says so where they are left out.
        ...(hasPostgres
          ? [project("postgres", "postgres", { include: [...overEveryStore, overPostgres], isolate: false })]
          : []),
      ],
    },
  };
});
