import type { BackendMessage } from "./messages.ts";

/** Where messages go: to the process that started this one, or to its log. */
export interface Outbox {
  /** Fulfilled when the message is on its way, so that the process may end. */
  send(message: BackendMessage): Promise<void>;
}

/** The channel to the parent where there is one, else a line of JSON each on standard output. */
export function createOutbox(log: (message: BackendMessage) => void): Outbox {
  return {
    send: (message) =>
      new Promise((resolve) => {
        if (process.send === undefined || !process.connected) {
          log(message);
          resolve();
        } else {
          // A parent that is gone cannot be told; the end of the channel ends this process too.
          process.send(message, undefined, {}, () => resolve());
        }
      }),
  };
}
