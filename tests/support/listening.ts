import { once } from "node:events";
import { createServer } from "node:net";
import type { Server } from "node:net";

/** A server on a free loopback port that accepts connections and never answers. */
export async function listenAnywhere(): Promise<AsyncDisposable & { readonly server: Server; readonly port: number }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server did not get a port.");
  return {
    server,
    port: address.port,
    [Symbol.asyncDispose]: async () => {
      server.close();
      await once(server, "close");
    },
  };
}

/** A free loopback port. */
export async function reservePort(): Promise<number> {
  await using reserved = await listenAnywhere();
  return reserved.port;
}
