import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cleanEnvironment } from "../../support/clean-environment.ts";
import type { BackendMessage } from "../../../backend/messages.ts";
import { createContentFolder, createDataFolder } from "./content-folder.ts";
import type { ContentFolder } from "./content-folder.ts";
import { createStorePlace } from "./store-place.ts";

type Message<K extends BackendMessage["kind"]> = Extract<BackendMessage, { readonly kind: K }>;

/** A docs backend in its own process, started as the gateway starts it. */
export interface BackendProcess extends AsyncDisposable {
  readonly child: ChildProcess;
  /** All messages so far. */
  readonly messages: readonly BackendMessage[];
  /** Waits for the first message of a kind, counting from index `since` of `messages`. */
  waitForMessage<K extends BackendMessage["kind"]>(kind: K, since?: number): Promise<Message<K>>;
  readonly request: (path: string, options?: RequestOptions) => Promise<BackendResponse>;
  /** Stops it and waits for it to end; SIGTERM by default. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface RequestOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BackendResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text of anything else. */
  readonly body: unknown;
}

const entry = new URL("../../../backend/main.ts", import.meta.url);

/** Starts a backend without waiting for it to listen. */
export function launchBackend(environment: Readonly<Record<string, string>>): BackendProcess {
  const child = fork(entry, {
    env: cleanEnvironment({ LOG_LEVEL: "error", ...environment }),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const messages: BackendMessage[] = [];
  const waiting = new Set<() => void>();
  child.on("message", (message: BackendMessage) => {
    messages.push(message);
    for (const look of waiting) look();
  });
  const waitForMessage = <K extends BackendMessage["kind"]>(kind: K, since = 0): Promise<Message<K>> =>
    new Promise((resolve, reject) => {
      const onExit = (): void =>
        reject(new Error(`The backend ended before it told "${kind}": ${JSON.stringify(messages)}`));
      const look = (): void => {
        const found = messages.slice(since).find((message): message is Message<K> => message.kind === kind);
        if (found === undefined) return;
        waiting.delete(look);
        child.off("exit", onExit);
        resolve(found);
      };
      child.once("exit", onExit);
      waiting.add(look);
      look();
    });
  const stop = async (signal: NodeJS.Signals = "SIGTERM"): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return {
    child,
    messages,
    waitForMessage,
    stop,
    request: async (path, options) =>
      request(`http://127.0.0.1:${(await waitForMessage("listening")).port}${path}`, options),
    [Symbol.asyncDispose]: () => stop(),
  };
}

/** Starts a backend on a content folder and waits until it listens. */
export async function startBackend(
  folder: ContentFolder,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BackendProcess> {
  const backend = launchBackend({ CONTENT_DIR: folder.path, DATA_DIR: dataDir, ...environment });
  await backend.waitForMessage("listening");
  return backend;
}

/** A running backend with its own content and data, all removed when disposed. */
export async function startSite(
  files: Readonly<Record<string, string | Buffer>>,
  environment: Readonly<Record<string, string>> = {},
) {
  const content = createContentFolder(files);
  const data = createDataFolder();
  const place = await createStorePlace(data.path);
  const start = (further = environment) => startBackend(content, data.path, { ...place.environment, ...further });
  const backend = await start();
  return {
    content,
    data,
    backend,
    /** The settings with which other programs find its store. */
    environment: place.environment,
    request: backend.request,
    /** Starts another process on the same content and store, once the first has ended. */
    startAgain: start,
    /** Reads the store, once the backend has ended. */
    readStore: place.read,
    dumpStore: place.dump,
    [Symbol.asyncDispose]: async () => {
      await backend.stop();
      await place[Symbol.asyncDispose]();
      content[Symbol.dispose]();
      data[Symbol.dispose]();
    },
  };
}

export async function request(
  url: string,
  { method, body, headers = {} }: RequestOptions = {},
): Promise<BackendResponse> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: body === undefined ? headers : { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: text }),
  });
  const received = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && received !== "" ? JSON.parse(received) : received,
  };
}
