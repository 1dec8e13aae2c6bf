import { once } from "node:events";
import { connect } from "node:net";

/** One HTTP answer, as received. */
export interface RawAnswer {
  readonly status: number;
  /** Names are lower case; repeated headers are repeated. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** Everything received in response. */
export interface Conversation {
  readonly answers: readonly RawAnswer[];
  /** Bytes that are not part of an answer; always expected to be empty. */
  readonly rest: string;
}

/** It only ends a connection that nobody would. */
const patienceMs = 120_000;

/** The bytes, the methods of the requests in them, and whether the client half-closes the connection right after. */
interface Sent {
  readonly bytes: Buffer;
  readonly methods: readonly string[];
  readonly isCutOff?: boolean;
}

/** Sends raw bytes over a new connection and reads until the other side closes it. */
export async function converse(url: string, { bytes, methods, isCutOff = false }: Sent): Promise<Conversation> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, noDelay: true });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", () => undefined);
  const timer = setTimeout(() => socket.destroy(new Error("no end")), patienceMs);
  const closed = once(socket, "close").catch(() => undefined);
  socket.write(bytes);
  if (isCutOff) socket.end();
  await closed;
  clearTimeout(timer);
  return readAnswers(Buffer.concat(chunks).toString("latin1"), methods);
}

/** Parses answers. The methods are needed because an answer to HEAD has no body; an unreadable request has no method. */
function readAnswers(text: string, methods: readonly string[]): Conversation {
  const answers: RawAnswer[] = [];
  let rest = text;
  for (;;) {
    const head = /^HTTP\/1\.1 (\d{3})[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest);
    if (head === null) return { answers, rest };
    rest = rest.slice(head[0].length);
    const status = Number(head[1]);
    if (status < 200) continue;
    const headers = (head[2] ?? "")
      .split("\r\n")
      .filter(Boolean)
      .map((line): [string, string] => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ]);
    // A 400 may answer an unreadable request: it has no known method, so even after HEAD its body is read.
    const hasNoBody =
      status === 304 ||
      (methods[answers.length] === "HEAD" && (status !== 400 || rest === "" || rest.startsWith("HTTP/")));
    const length = hasNoBody ? 0 : Number(headers.find(([name]) => name === "content-length")?.[1] ?? Number.NaN);
    const body = Number.isNaN(length) ? bodyOfChunks(rest) : { text: rest.slice(0, length), taken: length };
    answers.push({ status, headers, body: body.text });
    rest = rest.slice(body.taken);
  }
}

function bodyOfChunks(text: string): { readonly text: string; readonly taken: number } {
  let body = "";
  let at = 0;
  for (;;) {
    const line = /^([0-9a-f]+)\r\n/i.exec(text.slice(at, at + 20));
    if (line === null) return { text: body, taken: at };
    const size = Number.parseInt(line[1] ?? "0", 16);
    body += text.slice(at + line[0].length, at + line[0].length + size);
    at += line[0].length + size + 2;
    if (size === 0) return { text: body, taken: at };
  }
}

/** Runs all cases, `atOnce` at a time. */
export async function throughAll<T>(
  cases: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = cases.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await run(item);
    }),
  );
}
