import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { Limits } from "../../../gateway/limits.ts";
import { createHttpServer, listen } from "../../../gateway/server/http-server.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";

type Site = Awaited<ReturnType<typeof startFakeSite>>;

const quick = { LIMIT_REQUEST_HEADERS_MS: "300", LIMIT_REQUEST_TOTAL_MS: "600", LIMIT_CONNECTIONS_CHECK_MS: "50" };
/** The timeout of the whole request is long, so that only the headers' timeout can end slow ones. */
const quickHeaders = { ...quick, LIMIT_REQUEST_TOTAL_MS: "3600000" };
const patient = {
  LIMIT_REQUEST_HEADERS_MS: "3600000",
  LIMIT_REQUEST_TOTAL_MS: "3600000",
  LIMIT_CONNECTIONS_CHECK_MS: "50",
};

/** A connection that sends what it is given, and records what it receives. */
async function open({ url }: Site) {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let heard = "";
  let isOver = false;
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  socket.on("error", () => undefined);
  socket.on("close", () => (isOver = true));
  await once(socket, "connect");
  return { socket, heard: () => heard, isOver: () => isOver, [Symbol.dispose]: () => void socket.destroy() };
}

type Connection = Awaited<ReturnType<typeof open>>;

const dripMs = 40;

/** Sends the beginning at once, then `bit` repeatedly while the connection is open. */
function drip({ socket }: Connection, beginning: string, bit: string): void {
  socket.write(beginning);
  const timer = setInterval(() => (socket.writable ? socket.write(bit) : clearInterval(timer)), dripMs);
  socket.on("close", () => clearInterval(timer));
}

const slow = [
  { what: "says nothing", settings: quickHeaders, beginning: "", bit: "", status: "408" },
  {
    what: "drips its headers",
    settings: quickHeaders,
    beginning: "GET / HTTP/1.1\r\nhost: localhost\r\n",
    bit: "x-a: b\r\n",
    status: "408",
  },
  {
    what: "drips its first line",
    settings: quickHeaders,
    beginning: "GET /",
    bit: "a",
    status: "408",
  },
  {
    what: "drips its body",
    settings: quick,
    beginning:
      "POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n",
    bit: " ",
    status: "408",
  },
  {
    what: "drips a body in pieces",
    settings: quick,
    beginning:
      "POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
    bit: "1\r\n \r\n",
    status: "408",
  },
] as const;

test.each(slow)(
  "a client that $what is disconnected in time, with $status; others are served meanwhile",
  async ({ settings, beginning, bit, status }) => {
    await using site = await startFakeSite({ settings });
    using client = await open(site);
    if (beginning !== "") drip(client, beginning, bit);
    expect((await exchange(site, "/article/first-words")).status).toBe(200);
    await eventually(client.isOver, Boolean);
    expect(client.heard()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  },
);

test.each(slow)("with very long timeouts, a client that $what keeps its connection", async ({ beginning, bit }) => {
  await using site = await startFakeSite({ settings: patient });
  using client = await open(site);
  if (beginning !== "") drip(client, beginning, bit);
  // Waits longer than the quick timeouts, sending other requests in between.
  await eventually(
    async () => (await exchange(site, "/article/first-words")).status === 200 && performance.now(),
    hasPassed(1_200),
  );
  expect([client.isOver(), client.heard()]).toEqual([false, ""]);
});

const page = "GET /article/first-words HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** A client that sends requests and reads nothing. */
async function openDeaf(site: Site): Promise<Connection> {
  const client = await open(site);
  client.socket.pause();
  drip(client, page.repeat(2_000), page);
  return client;
}

test("a client that does not read its answers is disconnected; with very long timeouts it keeps its connection for much longer", async () => {
  await using quickSite = await startFakeSite({ settings: { LIMIT_CONNECTION_IDLE_MS: "300" } });
  await using patientSite = await startFakeSite({ settings: { LIMIT_CONNECTION_IDLE_MS: "3600000" } });
  using held = await openDeaf(patientSite);
  using ended = await openDeaf(quickSite);
  const beganAt = performance.now();
  await eventually(ended.isOver, Boolean);
  // As long again: answers that still fit into the buffers delay the end in both cases.
  await eventually(
    async () => (await exchange(patientSite, "/article/first-words")).status === 200 && performance.now(),
    hasPassed(performance.now() - beganAt),
  );
  expect(held.isOver()).toBe(false);
});

test("connections above the limit are closed at once; when another one ends there is room again", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_CONNECTIONS_COUNT: "20", ...patient } });
  const clients = await Promise.all(Array.from({ length: 20 }, () => open(site)));
  const isRefused = () =>
    exchange(site, "/article/first-words").then(
      () => false,
      () => true,
    );
  await eventually(isRefused, Boolean);
  expect(await Promise.all(Array.from({ length: 5 }, isRefused))).toEqual([true, true, true, true, true]);
  expect(clients.filter(({ isOver }) => isOver())).toEqual([]);
  clients[0]?.socket.destroy();
  await eventually(
    async () => (await exchange(site, "/article/first-words").catch(() => null))?.status ?? 0,
    (status) => status === 200,
  );
  for (const { socket } of clients) socket.destroy();
});

test("a crowd of slow clients is disconnected soon, while visitors are served throughout", async () => {
  // Long enough for the headers of a visitor while a busy machine serves the crowd.
  const settings = { ...quickHeaders, LIMIT_REQUEST_HEADERS_MS: "1500", LIMIT_CONNECTIONS_COUNT: "400" };
  await using site = await startFakeSite({ settings });
  const crowd = await Promise.all(Array.from({ length: 300 }, () => open(site)));
  for (const client of crowd) drip(client, "GET / HTTP/1.1\r\nhost: localhost\r\n", "x: y\r\n");
  const statuses: number[] = [];
  await eventually(
    async () => {
      statuses.push((await exchange(site, "/article/first-words")).status);
      return crowd.filter(({ isOver }) => !isOver()).length;
    },
    (left) => left === 0,
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

function hasPassed(ms: number) {
  const beganAt = performance.now();
  return (time: number | false): boolean => time !== false && time - beganAt > ms;
}

test("errors of a server that listens, as of a connection that cannot be accepted, are reported, and it goes on", async () => {
  const server = createHttpServer(Limits.parse({}));
  server.on("request", (_request, response) => void response.end("here"));
  const errors: Error[] = [];
  const url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1", (error) => errors.push(error))}`;
  const faults = [new Error("accept ENOBUFS"), new Error("accept ENFILE")];
  for (const fault of faults) server.emit("error", fault);
  expect(errors).toEqual(faults);
  expect((await exchange({ url }, "/")).body.toString()).toBe("here");
  server.close();
});
