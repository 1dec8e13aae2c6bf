import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import { BackendOrder } from "./backend-order.ts";
import { answerRead } from "./backend-data.ts";

/** The bench's docs backend: answers every read of the contract from memory, following the latest order. Run by `backend-process.ts`. */
let order = BackendOrder.parse({ kind: "order" });
const calls = new Map<string, number>();

const server = createServer((request, response) => {
  const url = request.url ?? "";
  calls.set(url, (calls.get(url) ?? 0) + 1);
  request.resume();
  request.on("end", () => setTimeout(() => answer(url, response), order.delayMs));
});

function answer(url: string, response: ServerResponse): void {
  if (order.manner === "hanging") return;
  const { pathname, searchParams } = new URL(url, "http://backend");
  const found = order.manner === "failing" ? null : answerRead(pathname, searchParams, order.data);
  response.writeHead(order.manner === "failing" ? 503 : found === null ? 404 : 200, {
    "content-type": "application/json; charset=utf-8",
  });
  response.end(JSON.stringify(found ?? { message: "There is nothing here." }));
}

function listen(port: number): void {
  server.listen(port, "127.0.0.1", () => {
    const address = server.address();
    if (address !== null && typeof address === "object") process.send?.({ kind: "listening", port: address.port });
  });
}

/** Goes down as a stopped process does, and comes back on the same port. */
function follow(next: BackendOrder, port: number): void {
  order = next;
  if (order.manner === "well" || order.manner === "gone") server.closeAllConnections();
  if (order.manner === "gone") server.close(() => process.send?.({ kind: "followed" }));
  else if (server.listening) process.send?.({ kind: "followed" });
  else server.listen(port, "127.0.0.1", () => process.send?.({ kind: "followed" }));
}

let ownPort = 0;
server.once("listening", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") ownPort = address.port;
});

process.on("message", (message: unknown) => {
  if (message === "calls?") {
    process.send?.({ kind: "calls", calls: Object.fromEntries(calls) });
    calls.clear();
    return;
  }
  const next = BackendOrder.safeParse(message);
  if (next.success) follow(next.data, ownPort);
});
process.once("disconnect", () => process.exit());
listen(0);
