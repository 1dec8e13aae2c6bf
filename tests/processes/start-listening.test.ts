import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { Server } from "node:net";
import { expect, test } from "vitest";
import { startListening } from "../../processes/start-listening.ts";

const anyPort = { host: "127.0.0.1", port: 0 };

/** A server that greets who connects, closed when disposed, and the errors that it told of. */
function aServer() {
  const server = createServer((socket) => socket.end("hello"));
  const told: Error[] = [];
  return {
    server,
    told,
    start: (port = 0) => startListening(server, { ...anyPort, port }, (error) => told.push(error)),
    [Symbol.asyncDispose]: async () => {
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function greetingOf(server: Server): Promise<string> {
  const socket = connect(portOf(server), anyPort.host).setEncoding("utf8");
  const [greeting] = await once(socket, "data");
  return String(greeting);
}

/** What Node.js does when the system has no descriptor or no memory left for a connection. */
function failToAccept(server: Server, code: string): void {
  server.emit("error", Object.assign(new Error(`accept ${code}`), { code }));
}

test("errors after the start are told, each of them, and the server goes on", async () => {
  await using one = aServer();
  await one.start();
  failToAccept(one.server, "EMFILE");
  failToAccept(one.server, "ENOBUFS");
  expect(one.told.map(({ message }) => message)).toEqual(["accept EMFILE", "accept ENOBUFS"]);
  expect(await greetingOf(one.server)).toBe("hello");
});

test("a port that another has is the failure of the start, and nothing is told", async () => {
  await using first = aServer();
  await first.start();
  await using second = aServer();
  await expect(second.start(portOf(first.server))).rejects.toMatchObject({ code: "EADDRINUSE" });
  expect([first.told, second.told, second.server.listening]).toEqual([[], [], false]);
  expect(await greetingOf(first.server)).toBe("hello");
});
