import { once } from "node:events";
import { type Server, createServer } from "node:http";
import { expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { reservePort } from "../support/listening.ts";
import { launchBackend, startSite } from "./support/backend-process.ts";
import { aDocument, createContentFolder } from "./support/content-folder.ts";

const secret = "a secret of operators";

/** What a gateway was told, and how it answers. */
interface Gateway extends AsyncDisposable {
  readonly url: string;
  readonly told: readonly string[];
}

const startGateway = async ({
  port = 0,
  statusOf = () => 200,
}: { readonly port?: number; readonly statusOf?: (calls: number) => number } = {}): Promise<Gateway> => {
  const told: string[] = [];
  const server: Server = createServer(({ method, url, headers }, response) => {
    told.push(`${method} ${url} ${headers.authorization}`);
    response.writeHead(statusOf(told.length)).end("{}");
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    told,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

const purged = `POST /operations/purge Bearer ${secret}`;

test("every gateway is told of a change, with the secret, and once when the backend begins to publish", async () => {
  await using one = await startGateway();
  await using other = await startGateway();
  await using site = await startSite(
    { "article/a.md": aDocument() },
    { PURGE_URLS: `${one.url}/, ${other.url}`, PURGE_SECRET: secret },
  );
  await eventually(
    () => [one.told.length, other.told.length],
    ([first = 0, second = 0]) => first > 0 && second > 0,
  );
  const before = [one.told.length, other.told.length] as const;
  site.content.write("article/a.md", aDocument({ subject: "New" }));
  await eventually(
    () => [one.told.length > before[0], other.told.length > before[1]],
    (told) => !told.includes(false),
  );
  expect(new Set([...one.told, ...other.told])).toEqual(new Set([purged]));
});

test("a gateway that is away, or fails, is told again until it has heard; nobody waits for it", async () => {
  const port = await reservePort();
  await using other = await startGateway({ statusOf: (calls) => (calls < 3 ? 500 : 200) });
  await using site = await startSite(
    { "article/a.md": aDocument() },
    { PURGE_URLS: `http://127.0.0.1:${port},${other.url}`, PURGE_SECRET: secret, LOG_LEVEL: "silent" },
  );
  expect((await site.request("/api/docs/get-details/testsite/a")).status).toBe(200);
  await eventually(
    () => other.told.length,
    (calls) => calls >= 3,
  );
  await using late = await startGateway({ port });
  await eventually(
    () => late.told,
    (told) => told.includes(purged),
  );
});

test("addresses of gateways without their secret, and other than http, are named at once", async () => {
  using content = createContentFolder();
  const lacking = launchBackend({ CONTENT_DIR: content.path, PURGE_URLS: "http://127.0.0.1:1" });
  expect((await lacking.told("failed")).message).toContain("\nPURGE_SECRET: expected the secret of the gateways");
  const wrong = launchBackend({ CONTENT_DIR: content.path, PURGE_URLS: "gateway-one:4000", PURGE_SECRET: secret });
  expect((await wrong.told("failed")).message).toContain("\nPURGE_URLS: expected addresses of gateways");
});
