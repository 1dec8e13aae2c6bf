import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { backendFlags } from "../../processes/node-settings.mjs";
import type { CauseSummary } from "../../content-folder/summary.ts";
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
  /** Called with what in the content is not as it should be, by cause, whenever that has changed. */
  readonly onProblems: (causes: readonly CauseSummary[]) => void;
  readonly log: Log;
}

/** Thrown when the backend cannot start: bad settings, a store in use. The message is the backend's own. */
export class BackendStartError extends Error {
  override readonly name = "BackendStartError";
}

/** Thrown when the backend cannot use its settings. */
export class BackendSettingsError extends BackendStartError {}

/** Thrown when the backend's store is damaged: to start it again does not help. */
export class BackendStoreError extends BackendStartError {}

/** The exit codes by which the backend says so. */
const failures = new Map([
  [2, BackendSettingsError],
  [5, BackendStoreError],
]);

/** Starts the backend. It ends by itself when this process is gone: its channel to us closes then. */
export const startBackendProcess = ({ environment, onChanged, onProblems }: BackendProcessSettings): BackendProcess => {
  const child = fork(fileURLToPath(new URL("../../backend/main.ts", import.meta.url)), [], {
    env: { ...environment },
    execArgv: backendFlags,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const listening = new Promise<string>((resolve, reject) => {
    let failure = new BackendStartError("The docs backend ended before it was listening.");
    child.on("message", (message: BackendMessage) => {
      if (message.kind === "listening") resolve(`http://127.0.0.1:${message.port}`);
      else if (message.kind === "failed")
        failure = new (failures.get(message.exitCode) ?? BackendStartError)(message.message);
      else if (message.kind === "changed") onChanged();
      else onProblems(message.causes);
    });
    child.once("exit", () => reject(failure));
    // No process could be had; without a listener that would end this one too.
    child.on("error", (cause) =>
      reject(new BackendStartError(`The docs backend cannot be started: ${cause.message}`, { cause })),
    );
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => child.pid === undefined && resolve());
  });
  return {
    pid: child.pid ?? null,
    listening,
    ended,
    kill: (signal) => void child.kill(signal),
  };
};
