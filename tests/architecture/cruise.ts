import { cruise } from "dependency-cruiser";
import type { ICruiseResult, IForbiddenRuleType } from "dependency-cruiser";
import { importRules } from "./import-rules.ts";
import type { ImportRule } from "./import-rules/import-rule.ts";

/** The result of an import check. */
export interface CruiseOutcome {
  /** How many modules were read; zero would find no violation. */
  readonly moduleCount: number;
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

const product = [
  "addresses",
  "html",
  "texts",
  "words",
  "content-folder",
  "processes",
  "client",
  "gateway",
  "backend",
  "report",
  "import",
];

/** The folders whose modules are read. */
export const folders: readonly string[] = [...product, "tests", "bench", "codegen"];

const tree = `^(${folders.join("|")})/`;

/** Checks the imports below a folder against the rules. */
export async function checkImports(baseDir: string): Promise<CruiseOutcome> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: [...importRules.flatMap(toForbidden), ...general] },
      doNotFollow: { path: "node_modules" },
      exclude: { path: "^dist/|/\\.data/" },
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
}

function toForbidden({ name, from, mayImport, noPackages }: ImportRule): readonly IForbiddenRuleType[] {
  return [
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
}

/** The bench has packages of its own, which are not always installed. */
const besideBench = { pathNot: "^bench/" };

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
    from: besideBench,
    to: { couldNotResolve: true, pathNot: "^mdast$|\\.(woff2|css|svg)\\?|\\.generated\\.ts$" },
  },
  {
    name: "no-undeclared",
    severity: "error",
    from: besideBench,
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "nobody-imports-tests",
    severity: "error",
    from: { pathNot: "^(tests|bench)/" },
    to: { path: "^(tests|bench)/" },
  },
];

function toOutcome({ summary, modules }: ICruiseResult): CruiseOutcome {
  return {
    moduleCount: modules.filter(({ source }) => !source.startsWith("node_modules")).length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
