import { request } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** The raw response; nothing is decoded. */
export interface Exchanged {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Header names in lower case, repeated as often as they came. */
  readonly names: readonly string[];
  /** Header names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

export interface ExchangeOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends one request over a new connection. The path is sent exactly as given. */
export function exchange(
  { url }: { readonly url: string },
  path: string,
  { method = "GET", headers = {}, body }: ExchangeOptions = {},
): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length =
      body === undefined || "transfer-encoding" in headers ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const take = async (response: IncomingMessage): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const names = response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      const { statusCode: status = 0, headers, rawHeaders } = response;
      resolve({ status, headers, rawHeaders, names, body: Buffer.concat(chunks) });
    };
    const outgoing = request(
      { hostname, port, path, method, agent: false, headers: { ...length, ...headers } },
      (response) => void take(response).catch(reject),
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Sends a GraphQL operation by POST. */
export function post(
  site: { readonly url: string },
  operation: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Exchanged> {
  return exchange(site, "/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof operation === "string" ? operation : JSON.stringify(operation),
  });
}
