import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { reservePort } from "../../support/listening.ts";
import { launchBackend, startSite } from "../support/backend-process.ts";
import { aDocument, createContentFolder } from "../support/content-folder.ts";

const secret = "a secret of operators";

/** A gateway that records purges and answers with a given status. */
interface Gateway extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly string[];
}

async function startGateway({
  port = 0,
  statusOf = () => 200,
}: { readonly port?: number; readonly statusOf?: (calls: number) => number } = {}): Promise<Gateway> {
  const received: string[] = [];
  const server: Server = createServer(({ method, url, headers }, response) => {
    received.push(`${method} ${url} ${headers.authorization}`);
    response.writeHead(statusOf(received.length)).end("{}");
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const purged = `POST /operations/purge Bearer ${secret}`;

test("every gateway is purged after a change, with the secret, and once when the backend starts publishing", async () => {
  await using one = await startGateway();
  await using other = await startGateway();
  await using site = await startSite(
    { "article/a.md": aDocument() },
    { PURGE_URLS: `${one.url}/, ${other.url}`, PURGE_SECRET: secret },
  );
  await eventually(
    () => [one.received.length, other.received.length],
    ([first = 0, second = 0]) => first > 0 && second > 0,
  );
  const before = [one.received.length, other.received.length] as const;
  site.content.write("article/a.md", aDocument({ subject: "New" }));
  await eventually(
    () => [one.received.length > before[0], other.received.length > before[1]],
    (received) => !received.includes(false),
  );
  expect(new Set([...one.received, ...other.received])).toEqual(new Set([purged]));
});

test("a purge of an absent or failing gateway is retried until it succeeds, without delaying others", async () => {
  const port = await reservePort();
  await using other = await startGateway({ statusOf: (calls) => (calls < 3 ? 500 : 200) });
  await using site = await startSite(
    { "article/a.md": aDocument() },
    { PURGE_URLS: `http://127.0.0.1:${port},${other.url}`, PURGE_SECRET: secret, LOG_LEVEL: "silent" },
  );
  expect((await site.request("/api/docs/get-details/testsite/a")).status).toBe(200);
  await eventually(
    () => other.received.length,
    (calls) => calls >= 3,
  );
  await using late = await startGateway({ port });
  await eventually(
    () => late.received,
    (received) => received.includes(purged),
  );
});

test("gateway addresses without the secret, or other than http, are reported at once", async () => {
  using content = createContentFolder();
  const lacking = launchBackend({ CONTENT_DIR: content.path, PURGE_URLS: "http://127.0.0.1:1" });
  expect((await lacking.waitForMessage("failed")).message).toContain("\nPURGE_SECRET: expected the gateways' secret");
  const wrong = launchBackend({ CONTENT_DIR: content.path, PURGE_URLS: "gateway-one:4000", PURGE_SECRET: secret });
  expect((await wrong.waitForMessage("failed")).message).toContain("\nPURGE_URLS: expected addresses of gateways");
});
