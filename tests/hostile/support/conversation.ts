import { once } from "node:events";
import { connect } from "node:net";

/** One HTTP answer, as it came over a socket. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case; a name that came twice stands twice. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** All that came back for some bytes. */
export interface Conversation {
  readonly answers: readonly RawAnswer[];
  /** What came and is no answer: nothing, ever. */
  readonly rest: string;
}

const patienceMs = 15_000;

/** What is sent: the methods of the requests in it, and whether the client says at once that no more will come. */
interface Sent {
  readonly bytes: Buffer;
  readonly methods: readonly string[];
  readonly isCutOff?: boolean;
}

/** Sends bytes as they are over a connection of their own, and reads until the other side ends. */
export const converse = async (url: string, { bytes, methods, isCutOff = false }: Sent): Promise<Conversation> => {
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
};

/** An answer to HEAD has no body, so the methods that were asked with must be known; what could not be read as a request is none. */
const readAnswers = (text: string, methods: readonly string[]): Conversation => {
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
    // What could not be read has no method that could be known, and is told why.
    const hasNoBody =
      status === 304 ||
      (methods[answers.length] === "HEAD" && (status !== 400 || rest === "" || rest.startsWith("HTTP/")));
    const length = hasNoBody ? 0 : Number(headers.find(([name]) => name === "content-length")?.[1] ?? Number.NaN);
    const body = Number.isNaN(length) ? bodyOfChunks(rest) : { text: rest.slice(0, length), taken: length };
    answers.push({ status, headers, body: body.text });
    rest = rest.slice(body.taken);
  }
};

const bodyOfChunks = (text: string): { readonly text: string; readonly taken: number } => {
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
};

/** Runs through cases, some at a time. */
export const throughAll = async <T>(
  cases: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> => {
  const waiting = cases.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await run(item);
    }),
  );
};
