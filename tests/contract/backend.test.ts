import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../backend/store/store.ts";
import { startSite } from "../backend/support/backend-process.ts";
import type { BackendProcess } from "../backend/support/backend-process.ts";
import { contractContent } from "./backend/contract-content.ts";
import { testCrawlerData } from "./backend/crawler-data.ts";
import { testDocuments } from "./backend/documents.ts";
import { testNavigation } from "./backend/navigation.ts";
import { testSearchAndReports } from "./backend/search-and-reports.ts";
import { testSubmissions } from "./backend/submissions.ts";
import { createContractClient } from "./support/contract.ts";

let running: Awaited<ReturnType<typeof startSite>>;
let backend: BackendProcess;
beforeAll(async () => {
  running = await startSite(contractContent);
  backend = running.backend;
});
afterAll(async () => {
  await backend.stop();
  await running[Symbol.asyncDispose]();
});

/** One client for all subjects: the last test asks it for the operations that were answered. */
const client = createContractClient(async () => `http://127.0.0.1:${(await backend.waitForMessage("listening")).port}`);

async function readStopped<T>(read: (store: Store) => Promise<T>): Promise<T> {
  await backend.stop();
  const found = await running.readStore(read);
  backend = await running.startAgain();
  return found;
}

testNavigation(client);
testDocuments(client);
testSearchAndReports(client);
testCrawlerData(client);
testSubmissions(client, readStopped);

test("every operation of the contract was answered above, except the backup (tests/backend/sqlite/backup.test.ts) and the levels (tree.test.ts)", () => {
  expect(client.operationIds).toHaveLength(37);
  expect([...client.answered].toSorted()).toEqual(
    client.operationIds.filter((id) => id !== "makeBackup" && !id.startsWith("getTree")).toSorted(),
  );
});
