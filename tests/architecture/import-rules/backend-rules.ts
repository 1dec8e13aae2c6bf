import { ours } from "./import-rule.ts";
import type { ImportRule } from "./import-rule.ts";

export const backendRules: readonly ImportRule[] = [
  {
    name: "backend-store",
    from: "^backend/store/",
    mayImport: ours("backend/store/|addresses/|texts/|content-folder/"),
    violation: { file: "backend/store/a.ts", imports: "backend/http/b.ts" },
  },
  {
    name: "backend-http",
    from: "^backend/http/",
    mayImport: ours(
      "backend/(http|store)/|addresses/|content-folder/(problem\\.ts|document-types/|media/media-types\\.ts)|words/",
    ),
    violation: { file: "backend/http/a.ts", imports: "backend/ingest/b.ts" },
  },
  {
    name: "backend-ingest",
    from: "^backend/ingest/",
    mayImport: ours("backend/(ingest|store)/|addresses/|texts/|content-folder/"),
    violation: { file: "backend/ingest/a.ts", imports: "backend/http/b.ts" },
  },
  {
    name: "backend-ingest-below",
    from: "^backend/ingest/(read|markdown)/",
    mayImport: ours("backend/ingest/(read|markdown)/|backend/store/|addresses/|texts/|content-folder/"),
    violation: { file: "backend/ingest/read/a.ts", imports: "backend/ingest/publish/b.ts" },
  },
  {
    name: "backend-mail",
    from: "^backend/mail/",
    mayImport: ours("backend/((mail|store)/|(config|site-facts)\\.ts)|content-folder/words/|words/"),
    violation: { file: "backend/mail/a.ts", imports: "backend/http/b.ts" },
  },
  {
    name: "backend-copies",
    from: "^backend/copies/",
    mayImport: ours("backend/((copies|http|store)/|config\\.ts)"),
    violation: { file: "backend/copies/a.ts", imports: "backend/ingest/b.ts" },
  },
  {
    name: "backend-mailbox",
    from: "^backend/mailbox/",
    mayImport: ours("backend/((copies|mailbox|store)/|http/calls/backups\\.ts|config\\.ts)|processes/"),
    violation: { file: "backend/mailbox/a.ts", imports: "backend/ingest/b.ts" },
  },
  {
    name: "backend-notifications",
    from: "^backend/notifications/",
    mayImport: ours(
      "backend/(notifications/|ingest/publish/ingest\\.ts|channel-messages\\.ts|config\\.ts)|content-folder/",
    ),
    violation: { file: "backend/notifications/a.ts", imports: "backend/store/b.ts" },
  },
  {
    name: "backend-root",
    from: "^backend/[^/]+\\.(ts|mjs)$",
    mayImport: ours("backend/|addresses/|processes/|content-folder/|words/"),
    violation: { file: "backend/a.ts", imports: "gateway/site/b.ts" },
  },
];
