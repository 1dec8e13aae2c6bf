import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cleanEnvironment } from "../../support/clean-environment.ts";
import type { ContentFolder } from "./content-folder.ts";
import { createInbox } from "./inbox.ts";
import type { BackendResponse, RequestOptions, RunningBackend } from "./running-backend.ts";
import { openPlace } from "./site-place.ts";
import type { Settings, SiteFiles } from "./site-place.ts";

/** A docs backend in its own process, started as the gateway starts it. */
export interface BackendProcess extends RunningBackend {
  readonly child: ChildProcess;
  /** Stops it and waits for it to end; SIGTERM by default. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const entry = new URL("../../../backend/main.ts", import.meta.url);

/** Starts a backend without waiting for it to listen. */
export function launchBackend(environment: Readonly<Record<string, string>>): BackendProcess {
  const child = fork(entry, {
    env: cleanEnvironment({ LOG_LEVEL: "error", ...environment }),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const inbox = createInbox();
  child.on("message", inbox.add);
  child.once("exit", () => inbox.end("The backend ended"));
  const stop = async (signal: NodeJS.Signals = "SIGTERM"): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return {
    child,
    messages: inbox.messages,
    waitForMessage: inbox.waitForMessage,
    stop,
    request: async (path, options) =>
      request(`http://127.0.0.1:${(await inbox.waitForMessage("listening")).port}${path}`, options),
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
export function startSite(files: SiteFiles, environment: Settings = {}) {
  return openPlace(files, environment, startBackend);
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
