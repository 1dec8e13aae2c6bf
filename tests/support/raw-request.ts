import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends a request line exactly as written, which HTTP libraries refuse to do, and returns the whole response. */
export async function sendRaw(url: string, requestLine: string, ...headers: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write([requestLine, "host: localhost", "connection: close", ...headers, "", ""].join("\r\n"));
  return text(socket);
}
