import { once } from "node:events";
import { createServer, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FakeAnswer } from "./fake-answer.ts";
import type { TestSite } from "../site.ts";

/** A site behind a proxy that forwards everything, except requests that it is set to answer itself. */
export interface FaultySite extends TestSite {
  /** Answers matching requests instead of the gateway; null forwards everything again. */
  readonly break: (matches: RegExp | null, answer?: FakeAnswer) => void;
  /** How many requests it has answered itself since the last `break`. */
  readonly broken: () => number;
}

/** Puts a proxy in front of a site, on its own port. `matches` is tested against path and query. */
export async function startFaultySite(site: TestSite): Promise<FaultySite> {
  let fault: { readonly matches: RegExp; readonly answer: FakeAnswer } | null = null;
  let broken = 0;
  const server = createServer((incoming, outgoing) => {
    if (fault === null || !fault.matches.test(incoming.url ?? "")) return passOn(site.url, incoming, outgoing);
    broken += 1;
    incoming.resume();
    fault.answer(outgoing, incoming);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy did not get a port.");
  return {
    ...site,
    url: `http://127.0.0.1:${address.port}`,
    break: (matches, answer = () => undefined) => {
      fault = matches && { matches, answer };
      broken = 0;
    },
    broken: () => broken,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await site[Symbol.asyncDispose]();
    },
  };
}

function passOn(url: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const upstream = request(
    new URL(incoming.url ?? "/", url),
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  upstream.on("error", () => outgoing.destroy());
  outgoing.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
}
