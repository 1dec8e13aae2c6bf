import { cruise } from "dependency-cruiser";
import type { ICruiseResult, IForbiddenRuleType } from "dependency-cruiser";
import { importRules } from "./import-rules.ts";
import type { ImportRule } from "./import-rules.ts";

/** What a check of the imports found. */
export interface CruiseOutcome {
  /** How many modules were read: a check that reads none finds nothing. */
  readonly moduleCount: number;
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

const tree = "^(addresses|html|content-folder|processes|client|gateway|backend|report|tests|bench|codegen)/";

/** Reads the imports below a folder and holds them against the rules. */
export const checkImports = async (baseDir: string): Promise<CruiseOutcome> => {
  const { output } = await cruise(
    ["addresses", "html", "content-folder", "processes", "client", "gateway", "backend", "report"],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: [...importRules.flatMap(toForbidden), ...general] },
      doNotFollow: { path: "node_modules" },
      exclude: { path: "^dist/" },
      tsPreCompilationDeps: true,
      skipAnalysisNotInRules: true,
    },
    {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".css", ".json"],
      conditionNames: ["import", "require", "types", "node", "default"],
      exportsFields: ["exports"],
    },
  );
  if (typeof output === "string") throw new Error("The import check gave text where a result was expected.");
  return toOutcome(output);
};

const toForbidden = ({ name, from, mayImport, noPackages }: ImportRule): readonly IForbiddenRuleType[] => [
  { name, severity: "error", from: { path: from }, to: { path: tree, pathNot: mayImport } },
  ...(noPackages === undefined
    ? []
    : [
        {
          name: `${name}-packages`,
          severity: "error" as const,
          from: { path: from },
          to: { path: `node_modules/(${noPackages})/` },
        },
      ]),
];

const general: readonly IForbiddenRuleType[] = [
  {
    name: "no-circular",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-unresolved",
    severity: "error",
    from: {},
    to: { couldNotResolve: true, pathNot: "^mdast$|\\.(woff2|css|svg)\\?|\\.generated\\.ts$" },
  },
  { name: "no-undeclared", severity: "error", from: {}, to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] } },
  {
    name: "nobody-imports-tests",
    severity: "error",
    from: { pathNot: "^(tests|bench)/" },
    to: { path: "^(tests|bench)/" },
  },
];

const toOutcome = ({ summary, modules }: ICruiseResult): CruiseOutcome => ({
  moduleCount: modules.filter(({ source }) => !source.startsWith("node_modules")).length,
  violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
});
