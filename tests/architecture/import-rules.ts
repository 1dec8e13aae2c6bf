import { backendRules } from "./import-rules/backend-rules.ts";
import { clientRules } from "./import-rules/client-rules.ts";
import { gatewayRules } from "./import-rules/gateway-rules.ts";
import { ours } from "./import-rules/import-rule.ts";
import type { ImportRule } from "./import-rules/import-rule.ts";

/** All import rules: of the folders that several sides share, of each side, of the report and of the import. */
export const importRules: readonly ImportRule[] = [
  {
    name: "addresses",
    from: "^addresses/",
    mayImport: ours("addresses/"),
    noPackages: ".+",
    violation: { file: "addresses/a.ts", imports: "gateway/site/b.ts" },
  },
  {
    name: "html",
    from: "^html/",
    mayImport: ours("html/"),
    noPackages: ".+",
    violation: { file: "html/a.ts", imports: "gateway/site/b.ts" },
  },
  {
    name: "texts",
    from: "^texts/",
    mayImport: ours("texts/"),
    noPackages: "(?!temml/).+",
    violation: { file: "texts/a.ts", imports: "gateway/site/b.ts" },
  },
  {
    name: "words",
    from: "^words/",
    mayImport: ours("words/"),
    noPackages: ".+",
    violation: { file: "words/a.ts", imports: "client/text/b.ts" },
  },
  {
    name: "processes",
    from: "^processes/",
    mayImport: ours("processes/"),
    noPackages: ".+",
    violation: { file: "processes/a.ts", imports: "gateway/b.ts" },
  },
  {
    name: "content-folder",
    from: "^content-folder/",
    mayImport: ours("content-folder/|addresses/|html/|texts/|words/"),
    violation: { file: "content-folder/a.ts", imports: "backend/store/b.ts" },
  },
  ...clientRules,
  ...gatewayRules,
  ...backendRules,
  {
    name: "report",
    from: "^report/",
    mayImport: ours("report/|content-folder/|addresses/|html/"),
    violation: { file: "report/a.ts", imports: "backend/store/b.ts" },
  },
  {
    name: "import",
    from: "^import/",
    mayImport: ours("import/|content-folder/|addresses/|html/|texts/"),
    violation: { file: "import/a.ts", imports: "backend/store/b.ts" },
  },
];
