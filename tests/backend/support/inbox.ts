import type { BackendMessage } from "../../../backend/channel-messages.ts";

type Message<K extends BackendMessage["kind"]> = Extract<BackendMessage, { readonly kind: K }>;

/** The messages of a backend. */
export interface Inbox {
  /** All messages so far. */
  readonly messages: readonly BackendMessage[];
  /** Waits for the first message of a kind, counting from index `since` of `messages`. */
  readonly waitForMessage: <K extends BackendMessage["kind"]>(kind: K, since?: number) => Promise<Message<K>>;
  readonly add: (message: BackendMessage) => void;
  /** Nothing more comes, and why. */
  readonly end: (reason: string) => void;
}

export function createInbox(): Inbox {
  const messages: BackendMessage[] = [];
  const waiting = new Set<() => void>();
  let ended: string | null = null;
  const lookAll = (): void => waiting.forEach((look) => look());
  return {
    messages,
    add: (message) => {
      messages.push(message);
      lookAll();
    },
    end: (reason) => {
      ended = reason;
      lookAll();
    },
    waitForMessage: (kind, since = 0) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = messages.slice(since).find((message): message is Message<typeof kind> => message.kind === kind);
          if (found !== undefined) resolve(found);
          else if (ended !== null) reject(new Error(`${ended} before it told "${kind}": ${JSON.stringify(messages)}`));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
  };
}
