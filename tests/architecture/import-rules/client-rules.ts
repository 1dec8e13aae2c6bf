import { ours, ownFolder } from "./import-rule.ts";
import type { ImportRule } from "./import-rule.ts";

export const clientRules: readonly ImportRule[] = [
  {
    name: "client-leaves",
    from: "^(client/(?:dom|text|time))/",
    mayImport: ours("$1/|words/"),
    noPackages: "react|react-dom|react-router-dom",
    violation: { file: "client/text/a.ts", imports: "client/ui/b.tsx" },
  },
  {
    name: "client-styles",
    from: "^client/styles/",
    mayImport: ours("client/(styles|time)/"),
    noPackages: "react|react-dom",
    violation: { file: "client/styles/a.ts", imports: "client/ui/b.tsx" },
  },
  {
    name: "client-ui",
    from: "^client/ui/",
    mayImport: ours("client/(ui|dom|text|time)/|words/"),
    noPackages: "@apollo/client|react-router-dom",
    violation: { file: "client/ui/a.tsx", imports: "client/features/x/b.tsx" },
  },
  {
    name: "client-data",
    from: "^client/data/",
    mayImport: ours("client/(data|dom|text|time|generated)/|addresses/|words/"),
    violation: { file: "client/data/a.ts", imports: "client/app/b.ts" },
  },
  {
    name: "client-features",
    from: "^(client/features/[^/]+)/",
    mayImport: ours(
      `${ownFolder}|client/features/(documents|lists|ratings|search/box|newsletter|contact)/|client/(ui|dom|text|time|data|generated)/|addresses/|words/`,
    ),
    violation: { file: "client/features/x/a.ts", imports: "client/features/y/b.ts" },
  },
  {
    name: "client-features-below",
    from: "^(client/features/(?:lists|ratings|search))/",
    mayImport: ours(
      `${ownFolder}|client/features/search/box/|client/(ui|dom|text|time|data|generated)/|addresses/|words/`,
    ),
    violation: { file: "client/features/ratings/a.ts", imports: "client/features/documents/b.ts" },
  },
  {
    name: "client-kernel",
    from: "^client/kernel/",
    mayImport: ours(
      "client/(kernel|dom|text|time|styles)/|client/data/readings\\.ts|addresses/|words/|client/features/(documents/text/|ratings/stored-ratings\\.ts|search/dialog/early-dialog\\.ts)",
    ),
    noPackages: ".+",
    violation: { file: "client/kernel/a.ts", imports: "client/app/b.ts" },
  },
  {
    name: "client-app",
    from: "^client/app/",
    mayImport: ours("client/(app|features|ui|dom|text|time|data|generated)/|addresses/|words/"),
    violation: { file: "client/app/a.ts", imports: "gateway/site/b.ts" },
  },
  {
    name: "client-offline",
    from: "^client/offline/",
    mayImport: ours("client/(offline|dom|text|time|data)/|addresses/|html/|words/"),
    noPackages: ".+",
    violation: { file: "client/offline/a.ts", imports: "client/ui/b.tsx" },
  },
  {
    name: "client-diagrams",
    from: "^client/diagrams/",
    mayImport: ours("client/(diagrams|dom/rich)/"),
    noPackages: ".+",
    violation: { file: "client/diagrams/a.ts", imports: "client/ui/b.tsx" },
  },
  {
    name: "client-playground",
    from: "^client/playground/",
    mayImport: ours("client/(playground|ui|dom|time|styles)/|client/app/layouts/ThemeButton\\.tsx|words/"),
    violation: { file: "client/playground/a.tsx", imports: "client/features/x/b.ts" },
  },
  {
    name: "client-entries",
    from: "^client/entry",
    mayImport: ours("client/(app|data|generated|styles)/|client/kernel/hand-over\\.ts|words/"),
    violation: { file: "client/entry.x.tsx", imports: "client/features/x/b.ts" },
  },
];
