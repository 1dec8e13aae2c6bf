import type { BackendMessage } from "./channel-messages.ts";

/** Sends messages to the parent process, or to the log. */
export interface Outbox {
  /** Resolves once the message is on its way, so that the process may exit. */
  readonly send: (message: BackendMessage) => Promise<void>;
}

/** Uses the IPC channel to the parent if there is one; else logs a line of JSON to standard output. */
export function createOutbox(log: (message: BackendMessage) => void): Outbox {
  return {
    send: (message) =>
      new Promise((resolve) => {
        if (process.send === undefined || !process.connected) {
          log(message);
          resolve();
        } else {
          // A parent that is gone cannot be notified; the closed channel also ends this process.
          process.send(message, undefined, {}, () => resolve());
        }
      }),
  };
}
