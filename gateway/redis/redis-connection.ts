import { Redis } from "ioredis";

/**
 * A Redis that several gateways share. Every failure counts as a miss: no command is awaited longer than `answerMs`, and no request fails because of
 * it.
 */
export interface RedisConnection {
  /** The reply of Redis; null if there is none in time. While Redis is known to be down, no command is sent. */
  readonly ask: Ask;
  /** The client, for libraries that send their own commands; call them inside `ask`. */
  readonly client: Redis;
  /** Registers a listener that is called whenever Redis becomes available, the first time included. */
  readonly onThere: (listener: () => void) => void;
  /** Registers a listener for every message of a channel, from any gateway. Messages published while Redis is down are lost. */
  readonly listen: (channel: string, listener: () => void) => void;
  readonly stop: () => void;
}

/** Asks Redis; null if it does not answer in time, or fails. */
export type Ask = <T>(command: (client: Redis) => Promise<T>) => Promise<{ readonly value: T } | null>;

/** What a connection is made with. */
export interface RedisConnectionParts {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Prefix of every key and channel, so that several sites can share one Redis. */
  readonly prefix: string;
  /** How long a command may take; a later reply counts as none (reliability, "Redis dies, hangs, comes back"). */
  readonly answerMs: number;
  readonly log: {
    readonly info: (message: string) => void;
    readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
  };
}

/** How often a Redis that is down is probed. */
const probeMs = 500;
const connectMs = 1_000;

/** Connects, and keeps retrying for as long as the gateway runs. */
export function connectRedis({ url, prefix, answerMs, log }: RedisConnectionParts): RedisConnection {
  const options = {
    keyPrefix: prefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: connectMs,
    retryStrategy: () => probeMs,
  };
  const client = new Redis(url, options);
  const subscriber = new Redis(url, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null });
  const presence = createPresence(log);
  for (const each of [client, subscriber]) each.on("error", () => undefined); // noticed when a command fails

  const attempt: Ask = async (command) => {
    try {
      const answer = await inTime(command(client), answerMs);
      if (answer === null) presence.lost(new Error(`no answer within ${answerMs} ms`));
      return answer;
    } catch (problem) {
      presence.lost(problem);
      return null;
    }
  };
  const probe = async (): Promise<void> => {
    if (!presence.isThere() && client.status === "ready" && (await attempt((redis) => redis.ping())) !== null)
      presence.found();
  };
  const probeSafely = (): void => {
    probe().catch((problem: unknown) => presence.lost(problem));
  };
  client.on("ready", probeSafely);
  client.on("close", () => presence.lost(new Error("the connection is closed")));
  const probing = setInterval(probeSafely, probeMs).unref();

  return {
    client,
    ask: (command) => (presence.isThere() ? attempt(command) : Promise.resolve(null)),
    onThere: presence.onFound,
    listen: (channel, listener) => {
      subscriber.on("message", (name) => name === prefix + channel && listener());
      subscriber.subscribe(prefix + channel).catch(() => undefined); // subscribed again with every new connection
    },
    stop: () => {
      clearInterval(probing);
      presence.end();
      client.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Whether Redis is available; logs one line for each change. */
function createPresence(log: RedisConnectionParts["log"]) {
  const listeners: (() => void)[] = [];
  let state: "unknown" | "there" | "away" | "ended" = "unknown";
  return {
    isThere: () => state === "there",
    onFound: (listener: () => void) => void listeners.push(listener),
    end: () => {
      state = "ended";
    },
    found: () => {
      if (state === "ended") return;
      state = "there";
      log.info("Redis is available: the gateways share data");
      for (const listener of listeners) listener();
    },
    lost: (problem: unknown) => {
      if (state !== "there" && state !== "unknown") return;
      state = "away";
      log.warn({ err: problem }, "Redis does not answer: this gateway works alone until it does");
    },
  };
}

/** Null after the time limit. If this process itself was delayed, a reply that has arrived meanwhile still counts. */
async function inTime<T>(answer: Promise<T>, answerMs: number): Promise<{ readonly value: T } | null> {
  answer.catch(() => undefined); // it may still fail after the time limit
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(null))), answerMs);
  });
  try {
    return await Promise.race([answer.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}
