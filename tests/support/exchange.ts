import { request } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** What came back, as it travelled: nothing is decoded on the way. */
export interface Exchanged {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Every header's name as often as it came. */
  readonly names: readonly string[];
  readonly body: Buffer;
}

export interface ExchangeOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Makes one request over a connection of its own. The path goes out as it is written. */
export const exchange = (
  { url }: { readonly url: string },
  path: string,
  { method = "GET", headers = {}, body }: ExchangeOptions = {},
): Promise<Exchanged> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length =
      body === undefined || "transfer-encoding" in headers ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const take = async (response: IncomingMessage): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const names = response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, names, body: Buffer.concat(chunks) });
    };
    const outgoing = request(
      { hostname, port, path, method, agent: false, headers: { ...length, ...headers } },
      (response) => void take(response).catch(reject),
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });

/** Sends a GraphQL operation by POST. */
export const post = (
  site: { readonly url: string },
  operation: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Exchanged> =>
  exchange(site, "/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof operation === "string" ? operation : JSON.stringify(operation),
  });
