import { ours, ownFolder } from "./import-rule.ts";
import type { ImportRule } from "./import-rule.ts";

export const gatewayRules: readonly ImportRule[] = [
  {
    name: "docs-api",
    from: "^gateway/docs-api/",
    mayImport: ours("gateway/docs-api/|gateway/generated/docs-api\\.ts|addresses/"),
    noPackages: "graphql|@apollo|dataloader|express",
    violation: { file: "gateway/docs-api/a.ts", imports: "gateway/graphql/b.ts" },
  },
  {
    name: "docs-api-below",
    from: "^(gateway/docs-api/(?:payloads|transport|cache))/",
    mayImport: ours(
      `${ownFolder}|gateway/docs-api/(payloads/|cache/(fetched|condition)\\.ts|docs-api-(error|log)\\.ts|limits\\.ts)|gateway/generated/docs-api\\.ts|addresses/`,
    ),
    violation: { file: "gateway/docs-api/transport/a.ts", imports: "gateway/docs-api/calls/b.ts" },
  },
  {
    name: "content",
    from: "^gateway/content/",
    mayImport: ours("gateway/content/|addresses/|html/|texts/|words/"),
    violation: { file: "gateway/content/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "site",
    from: "^gateway/site/",
    mayImport: ours("gateway/site/|addresses/|content-folder/|words/"),
    violation: { file: "gateway/site/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "features",
    from: "^gateway/features/",
    mayImport: ours(
      "gateway/(features|docs-api|content|site|generated)/|gateway/graphql/(context|freshness)\\.ts|content-folder/document-types/document-type\\.ts|content-folder/site-definition/closed-addresses\\.ts|addresses/|html/|texts/|words/",
    ),
    noPackages: "express",
    violation: { file: "gateway/features/x/a.ts", imports: "gateway/server/b.ts" },
  },
  {
    name: "graphql",
    from: "^gateway/graphql/",
    mayImport: ours("gateway/(graphql|answers|features|docs-api|content|site|generated)/|words/"),
    noPackages: "express",
    violation: { file: "gateway/graphql/a.ts", imports: "gateway/pages/b.ts" },
  },
  {
    name: "pages",
    from: "^gateway/pages/",
    mayImport: ours(
      "gateway/(pages|answers)/|gateway/graphql/execute\\.ts|client/entry\\.server\\.tsx|addresses/|html/|words/",
    ),
    violation: { file: "gateway/pages/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "crawlers",
    from: "^gateway/crawlers/",
    mayImport: ours("gateway/(crawlers|answers)/|gateway/graphql/execute\\.ts|addresses/|html/|words/"),
    violation: { file: "gateway/crawlers/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "mcp",
    from: "^gateway/mcp/",
    mayImport: ours("gateway/mcp/|gateway/graphql/execute\\.ts|addresses/|html/|words/"),
    violation: { file: "gateway/mcp/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "cards",
    from: "^gateway/cards/",
    mayImport: ours("gateway/(cards|answers)/|gateway/graphql/execute\\.ts|addresses/|words/"),
    violation: { file: "gateway/cards/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "answers",
    from: "^gateway/answers/",
    mayImport: ours("gateway/answers/"),
    noPackages: "graphql|@apollo|react|express|undici",
    violation: { file: "gateway/answers/a.ts", imports: "gateway/graphql/b.ts" },
  },
  {
    name: "server",
    from: "^gateway/server/",
    mayImport: ours(
      "gateway/(server|answers|pages|crawlers|graphql|docs-api|mcp|cards)/|gateway/(config|limits|log)\\.ts|addresses/|processes/start-listening\\.ts|words/",
    ),
    violation: { file: "gateway/server/a.ts", imports: "gateway/features/x/b.ts" },
  },
  {
    name: "redis",
    from: "^gateway/redis/",
    mayImport: ours("gateway/(redis|docs-api|crawlers|server)/"),
    noPackages: "graphql|@apollo|express",
    violation: { file: "gateway/redis/a.ts", imports: "gateway/features/x/b.ts" },
  },
  {
    name: "supervisor",
    from: "^gateway/supervisor/",
    mayImport: ours(
      "gateway/supervisor/|content-folder/|gateway/log\\.ts|backend/(channel-messages|settings)\\.ts|processes/",
    ),
    violation: { file: "gateway/supervisor/a.ts", imports: "backend/store/b.ts" },
  },
  {
    name: "warm-up",
    from: "^gateway/warm-up/",
    mayImport: ours("gateway/warm-up/"),
    noPackages: ".+",
    violation: { file: "gateway/warm-up/a.ts", imports: "gateway/server/b.ts" },
  },
  {
    name: "gateway-root",
    from: "^gateway/[^/]+\\.(ts|mjs)$",
    mayImport: ours("gateway/|addresses/|processes/|content-folder/|words/"),
    violation: { file: "gateway/a.ts", imports: "backend/store/b.ts" },
  },
];
