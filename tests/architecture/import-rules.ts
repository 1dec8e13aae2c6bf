/** Who may import whom (docs/architecture.md), and for each rule a violation that proves it. */
export interface ImportRule {
  readonly name: string;
  readonly from: string;
  /** What the folder may import of ours; everything else of ours is forbidden. */
  readonly mayImport: string;
  /** Packages that it must not import, as a pattern over `node_modules/…`. */
  readonly noPackages?: string;
  /** A planted violation: a file, and what it imports. */
  readonly violation: { readonly file: string; readonly imports: string };
}

const ours = (pattern: string): string => `^(${pattern})`;

/** A module of the tree that is itself named in the rule's `from`, as a back reference. */
const ownFolder = "$1/";

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
    name: "processes",
    from: "^processes/",
    mayImport: ours("processes/"),
    noPackages: ".+",
    violation: { file: "processes/a.ts", imports: "gateway/b.ts" },
  },
  {
    name: "content-folder",
    from: "^content-folder/",
    mayImport: ours("content-folder/|addresses/"),
    violation: { file: "content-folder/a.ts", imports: "backend/store/b.ts" },
  },
  {
    name: "client-leaves",
    from: "^(client/(?:dom|text|time))/",
    mayImport: ours("$1/"),
    noPackages: "react|react-dom|react-router-dom",
    violation: { file: "client/text/a.ts", imports: "client/ui/b.tsx" },
  },
  {
    name: "client-ui",
    from: "^client/ui/",
    mayImport: ours("client/(ui|dom|text|time)/"),
    noPackages: "@apollo/client|react-router-dom",
    violation: { file: "client/ui/a.tsx", imports: "client/features/x/b.tsx" },
  },
  {
    name: "client-data",
    from: "^client/data/",
    mayImport: ours("client/(data|dom|text|time|generated)/"),
    violation: { file: "client/data/a.ts", imports: "client/app/b.ts" },
  },
  {
    name: "client-features",
    from: "^(client/features/[^/]+)/",
    mayImport: ours(
      `${ownFolder}|client/features/(documents|lists|ratings|search/box)/|client/(ui|dom|text|time|data|generated)/|addresses/`,
    ),
    violation: { file: "client/features/x/a.ts", imports: "client/features/y/b.ts" },
  },
  {
    name: "client-features-below",
    from: "^(client/features/(?:lists|ratings|search))/",
    mayImport: ours(`${ownFolder}|client/features/search/box/|client/(ui|dom|text|time|data|generated)/|addresses/`),
    violation: { file: "client/features/ratings/a.ts", imports: "client/features/documents/b.ts" },
  },
  {
    name: "client-app",
    from: "^client/app/",
    mayImport: ours("client/(app|features|ui|dom|text|time|data|generated)/|addresses/"),
    violation: { file: "client/app/a.ts", imports: "gateway/site/b.ts" },
  },
  {
    name: "client-offline",
    from: "^client/offline/",
    mayImport: ours("client/(offline|dom|text|time|data)/|html/"),
    noPackages: ".+",
    violation: { file: "client/offline/a.ts", imports: "client/ui/b.tsx" },
  },
  {
    name: "client-playground",
    from: "^client/playground/",
    mayImport: ours("client/(playground|ui|dom|time|styles)/|client/app/layouts/ThemeButton\\.tsx"),
    violation: { file: "client/playground/a.tsx", imports: "client/features/x/b.ts" },
  },
  {
    name: "client-entries",
    from: "^client/entry",
    mayImport: ours("client/(app|data|generated|styles)/"),
    violation: { file: "client/entry.x.tsx", imports: "client/features/x/b.ts" },
  },
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
    mayImport: ours("gateway/content/|addresses/|html/"),
    violation: { file: "gateway/content/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "site",
    from: "^gateway/site/",
    mayImport: ours("gateway/site/|addresses/|content-folder/"),
    violation: { file: "gateway/site/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "features",
    from: "^gateway/features/",
    mayImport: ours(
      "gateway/(features|docs-api|content|site|generated)/|gateway/graphql/(context|freshness)\\.ts|addresses/|html/",
    ),
    noPackages: "express",
    violation: { file: "gateway/features/x/a.ts", imports: "gateway/server/b.ts" },
  },
  {
    name: "graphql",
    from: "^gateway/graphql/",
    mayImport: ours("gateway/(graphql|answers|features|docs-api|content|site|generated)/"),
    noPackages: "express",
    violation: { file: "gateway/graphql/a.ts", imports: "gateway/pages/b.ts" },
  },
  {
    name: "pages",
    from: "^gateway/pages/",
    mayImport: ours("gateway/(pages|answers)/|gateway/graphql/execute\\.ts|client/entry\\.server\\.tsx|html/"),
    violation: { file: "gateway/pages/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "crawlers",
    from: "^gateway/crawlers/",
    mayImport: ours("gateway/(crawlers|answers)/|gateway/graphql/execute\\.ts|addresses/|html/"),
    violation: { file: "gateway/crawlers/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "mcp",
    from: "^gateway/mcp/",
    mayImport: ours("gateway/mcp/|gateway/graphql/execute\\.ts|addresses/"),
    violation: { file: "gateway/mcp/a.ts", imports: "gateway/docs-api/b.ts" },
  },
  {
    name: "cards",
    from: "^gateway/cards/",
    mayImport: ours("gateway/(cards|answers)/|gateway/graphql/execute\\.ts|addresses/"),
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
      "gateway/(server|answers|pages|crawlers|graphql|docs-api|mcp|cards)/|gateway/(config|limits|log)\\.ts",
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
    mayImport: ours("gateway/supervisor/|content-folder/|gateway/log\\.ts|backend/(messages|config)\\.ts|processes/"),
    violation: { file: "gateway/supervisor/a.ts", imports: "backend/store/b.ts" },
  },
  {
    name: "gateway-root",
    from: "^gateway/[^/]+\\.(ts|mjs)$",
    mayImport: ours("gateway/|processes/|content-folder/"),
    violation: { file: "gateway/a.ts", imports: "backend/store/b.ts" },
  },
  {
    name: "backend-store",
    from: "^backend/store/",
    mayImport: ours("backend/store/|content-folder/"),
    violation: { file: "backend/store/a.ts", imports: "backend/http/b.ts" },
  },
  {
    name: "backend-http",
    from: "^backend/http/",
    mayImport: ours("backend/(http|store)/|content-folder/problem\\.ts"),
    violation: { file: "backend/http/a.ts", imports: "backend/ingest/b.ts" },
  },
  {
    name: "backend-ingest",
    from: "^backend/ingest/",
    mayImport: ours("backend/(ingest|store)/|addresses/|content-folder/"),
    violation: { file: "backend/ingest/a.ts", imports: "backend/http/b.ts" },
  },
  {
    name: "backend-ingest-below",
    from: "^backend/ingest/(read|markdown)/",
    mayImport: ours("backend/ingest/(read|markdown)/|backend/store/|addresses/|content-folder/"),
    violation: { file: "backend/ingest/read/a.ts", imports: "backend/ingest/publish/b.ts" },
  },
  {
    name: "backend-mail",
    from: "^backend/mail/",
    mayImport: ours("backend/(mail|store)/"),
    violation: { file: "backend/mail/a.ts", imports: "backend/http/b.ts" },
  },
  {
    name: "report",
    from: "^report/",
    mayImport: ours("report/|content-folder/|addresses/|html/"),
    violation: { file: "report/a.ts", imports: "backend/store/b.ts" },
  },
  {
    name: "backend-root",
    from: "^backend/[^/]+\\.(ts|mjs)$",
    mayImport: ours("backend/|processes/|content-folder/"),
    violation: { file: "backend/a.ts", imports: "gateway/site/b.ts" },
  },
];
