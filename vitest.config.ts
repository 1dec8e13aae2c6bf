import { defineConfig } from "vitest/config";

export default defineConfig({
  // As Node.js resolves it: graphql's "module" entry would be a second copy of it beside the one that other packages import.
  resolve: { mainFields: ["main"] },
  test: {
    reporters: ["default"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    globalSetup: ["tests/support/build-client.ts"],
    pool: "forks",
    execArgv: ["--disable-warning=ExperimentalWarning"],
  },
});
