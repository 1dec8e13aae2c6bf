import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { BackendMessage } from "../../backend/messages.ts";
import type { Log } from "../log.ts";

/** One run of the embedded docs backend. */
export interface BackendProcess {
  readonly pid: number | null;
  /** Its address, once it listens; fails with a `BackendStartError` when it ends before. */
  readonly listening: Promise<string>;
  /** When it is gone. */
  readonly ended: Promise<void>;
  readonly kill: (signal: "SIGTERM" | "SIGKILL") => void;
}

export interface BackendProcessSettings {
  readonly environment: Readonly<Record<string, string>>;
  /** Called after every change that readers can see. */
  readonly onChanged: () => void;
  readonly log: Log;
}

/** Thrown when the backend cannot start: bad settings, a store in use. The message is the backend's own. */
export class BackendStartError extends Error {
  override readonly name = "BackendStartError";
}

/** Thrown when the backend cannot use its settings. */
export class BackendSettingsError extends BackendStartError {}

/** The exit code by which the backend says so. */
const badSettings = 2;

/** Starts the backend. It ends by itself when this process is gone: its channel to us closes then. */
export const startBackendProcess = ({ environment, onChanged, log }: BackendProcessSettings): BackendProcess => {
  const child = fork(fileURLToPath(new URL("../../backend/main.ts", import.meta.url)), [], {
    env: { ...environment },
    // Cleans up early, as the gateway does (gateway/node-settings.mjs): an ingest makes much that is soon done with. `npm run backend` says the same.
    execArgv: ["--disable-warning=ExperimentalWarning", "--heap-growing-percent=15", "--max-semi-space-size=8"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const listening = new Promise<string>((resolve, reject) => {
    let failure = new BackendStartError("The docs backend ended before it was listening.");
    child.on("message", (message: BackendMessage) => {
      if (message.kind === "listening") resolve(`http://127.0.0.1:${message.port}`);
      else if (message.kind === "failed")
        failure =
          message.exitCode === badSettings
            ? new BackendSettingsError(message.message)
            : new BackendStartError(message.message);
      else if (message.kind === "changed") onChanged();
      else logProblems(message.problems, log);
    });
    child.once("exit", () => reject(failure));
  });
  return {
    pid: child.pid ?? null,
    listening,
    ended: new Promise((resolve) => child.once("exit", () => resolve())),
    kill: (signal) => void child.kill(signal),
  };
};

type Problems = Extract<BackendMessage, { readonly kind: "problems" }>["problems"];

const logProblems = (problems: Problems, log: Log): void => {
  for (const { file, line, message } of problems) log.warn(`content: ${file}:${line} ${message}`);
};
