import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    pool: "forks",
    execArgv: ["--disable-warning=ExperimentalWarning"],
  },
});
