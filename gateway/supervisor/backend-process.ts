import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { backendFlags } from "../../processes/node-settings.mjs";
import type { CauseSummary } from "../../content-folder/summary.ts";
import { BackendMessage } from "../../backend/channel-messages.ts";
import type { Log } from "../log.ts";

/** One run of the embedded docs backend. */
export interface BackendProcess {
  readonly pid: number | null;
  /** Its address, once it listens; rejects with a `BackendStartError` if it ends before. */
  readonly listening: Promise<string>;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  readonly kill: (signal: "SIGTERM" | "SIGKILL") => void;
}

/** The settings of a backend's process, and who hears of it. */
export interface BackendProcessSettings {
  readonly environment: Readonly<Record<string, string>>;
  /** Called after every change that readers can see. */
  readonly onChanged: () => void;
  /** Called when something in the content folder has changed (true), and when that is published (false). */
  readonly onNoticed: (isPending: boolean) => void;
  /** Called with the content problems, by cause, whenever they change. */
  readonly onProblems: (causes: readonly CauseSummary[]) => void;
  readonly log: Log;
  /** Started in place of the docs backend. */
  readonly program?: URL;
}

/** Thrown when the backend cannot start: bad settings, a store in use. The message is the backend's own. */
export class BackendStartError extends Error {
  override readonly name = "BackendStartError";
}

/** Thrown when the backend cannot use its settings. */
export class BackendSettingsError extends BackendStartError {}

/** Thrown when the backend's store is damaged: a restart does not help. */
export class BackendStoreError extends BackendStartError {}

/** The errors for the backend's exit codes. */
const failures = new Map([
  [2, BackendSettingsError],
  [5, BackendStoreError],
]);

/** Starts the backend. It exits by itself when this process is gone, because its IPC channel closes. */
export function startBackendProcess({
  environment,
  onChanged,
  onNoticed,
  onProblems,
  log,
  program = new URL("../../backend/main.ts", import.meta.url),
}: BackendProcessSettings): BackendProcess {
  const child = fork(fileURLToPath(program), [], {
    env: { ...environment },
    execArgv: backendFlags,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const listening = new Promise<string>((resolve, reject) => {
    let failure = new BackendStartError("The docs backend ended before it was listening.");
    child.on("message", (given) => {
      const message = BackendMessage.safeParse(given).data;
      if (message === undefined) {
        failure = new BackendStartError("The docs backend sent an unknown message.");
        log.error("the docs backend sent an unknown message; restarting it");
        child.removeAllListeners("message").kill("SIGTERM");
      } else if (message.kind === "listening") resolve(`http://127.0.0.1:${message.port}`);
      else if (message.kind === "failed")
        failure = new (failures.get(message.exitCode) ?? BackendStartError)(message.message);
      else if (message.kind === "changed") onChanged();
      else if (message.kind !== "problems") onNoticed(message.kind === "noticed");
      else onProblems(message.causes);
    });
    child.once("exit", () => reject(failure));
    // The process could not be spawned; without a listener this error would end the gateway too.
    child.on("error", (cause) =>
      reject(new BackendStartError(`The docs backend cannot be started: ${cause.message}`, { cause })),
    );
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      // What it had noticed is read by the next run.
      onNoticed(false);
      resolve();
    });
    child.once("error", () => child.pid === undefined && resolve());
  });
  return {
    pid: child.pid ?? null,
    listening,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}
