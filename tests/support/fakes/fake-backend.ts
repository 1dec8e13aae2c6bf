import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { FakeAnswer } from "./fake-answer.ts";
import { json } from "./fake-backend-answers.ts";

/** A received request. */
export interface FakeCall {
  readonly method: string;
  /** As received, still encoded. */
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A docs backend with scripted answers, over real HTTP on loopback. */
export interface FakeBackend extends AsyncDisposable {
  readonly url: string;
  readonly apiUrl: string;
  /** All requests so far. */
  readonly calls: readonly FakeCall[];
  /** The highest number of concurrent requests so far. */
  readonly mostAtOnce: () => number;
  /** Answers requests whose path starts with `path`; the longest match wins. */
  on(path: string, answer: FakeAnswer): void;
  /** Drops all routes and answers every request with this. */
  answerAll(answer: FakeAnswer): void;
  /** Ends `answerAll`: answers these paths as given, and those without a route with 404 again. */
  restore(routes: Readonly<Record<string, FakeAnswer>>): void;
  /** Goes down as a stopped process does: open connections break, new ones are refused. */
  stop(): Promise<void>;
  /** Comes back on the same address. */
  start(): Promise<void>;
  /** Resolves once this many requests have come in. */
  called(times: number): Promise<void>;
  /** Resolves once a request for an address with this end has come in. */
  calledFor(end: string): Promise<void>;
}

const nothingThere = json({ message: "There is nothing here." }, { status: 404 });

/** Starts a fake backend on a free port. Unmatched requests get 404. */
export async function startFakeBackend(routes: Readonly<Record<string, FakeAnswer>> = {}): Promise<FakeBackend> {
  const answers = new Map(Object.entries(routes));
  let fallback = nothingThere;
  const calls: FakeCall[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  const server = createServer((request, response) => {
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    response.on("close", () => {
      underWay -= 1;
    });
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = request.url ?? "";
      calls.push({
        method: request.method ?? "",
        url,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      server.emit("called");
      answerFor(url, answers, fallback)(response, request);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The fake backend did not get a port.");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    apiUrl: `${url}/api`,
    calls,
    mostAtOnce: () => mostAtOnce,
    on: (path, answer) => answers.set(path, answer),
    answerAll: (answer) => {
      answers.clear();
      fallback = answer;
    },
    restore: (healthy) => {
      for (const [path, answer] of Object.entries(healthy)) answers.set(path, answer);
      fallback = nothingThere;
    },
    called: async (times) => {
      while (calls.length < times) await once(server, "called");
    },
    calledFor: async (end) => {
      while (!calls.some(({ url }) => url.endsWith(end))) await once(server, "called");
    },
    start: async () => {
      server.listen(address.port, "127.0.0.1");
      await once(server, "listening");
    },
    stop: () => stop(server),
    [Symbol.asyncDispose]: () => stop(server),
  };
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

function answerFor(url: string, answers: ReadonlyMap<string, FakeAnswer>, fallback: FakeAnswer): FakeAnswer {
  const matching = [...answers.keys()].filter((path) => url.startsWith(path));
  const longest = matching.reduce((best, path) => (path.length > best.length ? path : best), "");
  return answers.get(longest) ?? fallback;
}
