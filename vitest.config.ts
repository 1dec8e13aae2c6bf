import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";
import { SecondTries } from "./tests/support/second-tries.ts";

export default defineConfig({
  // As Node.js resolves it: index.mjs would be a second copy of graphql beside the one that other packages import.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve("graphql") }] },
  test: {
    reporters: ["default", new SecondTries(), ["json", { outputFile: ".data/test-report.json" }]],
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5_000 } },
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    globalSetup: ["tests/support/build-client.ts", "tests/support/services.ts"],
    pool: "forks",
    // Most tests wait for a browser or a server; more files at once would make those that look at time uncertain.
    maxWorkers: 3,
    execArgv: ["--disable-warning=ExperimentalWarning"],
  },
});
