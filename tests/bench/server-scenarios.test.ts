import { testScenarios } from "./support/scenario-runs.ts";

testScenarios({ browser: false });
