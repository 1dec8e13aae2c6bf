import { once } from "node:events";
import { createServer } from "node:net";
import type { Server } from "node:net";

/** A server on a free loopback port that accepts connections and never answers. */
export async function listenAnywhere(): Promise<AsyncDisposable & { readonly server: Server; readonly port: number }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    server,
    port: portOf(server),
    [Symbol.asyncDispose]: async () => {
      server.close();
      await once(server, "close");
    },
  };
}

/** The port of a server that listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server did not get a port.");
  return address.port;
}

/**
 * Reserved ports are below those that systems give to outgoing connections (from 32768 on), one of which could take a port before its server listens.
 * Each process of tests has a part of its own, and begins anywhere in it.
 */
const portsOfProcess = 4_000;
const firstPort = 12_000 + (Number(process.env["VITEST_POOL_ID"] ?? 0) % 5) * portsOfProcess;

let reserved = Math.floor(Math.random() * portsOfProcess);

/** A free loopback port, another one at each call, for a server that listens later. */
export async function reservePort(): Promise<number> {
  for (;;) {
    reserved = (reserved + 1) % portsOfProcess;
    const port = firstPort + reserved;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
