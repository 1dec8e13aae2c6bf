import { Redis } from "ioredis";

/** A Redis that several gateways share. Every fault of it is a miss: nobody waits for it longer than 50 ms, and no request fails by it. */
export interface RedisConnection {
  /** What Redis answers; null where it does not, in time or at all. While it is away it is not asked. */
  readonly ask: Ask;
  /** The client, for libraries that bring their own commands; they are called inside `ask`. */
  readonly client: Redis;
  /** Calls back whenever Redis is there again, the first time included. */
  readonly onThere: (listener: () => void) => void;
  /** Calls back for every message of a channel, on whichever gateway it was published. Messages of the time in which Redis was away are lost. */
  readonly listen: (channel: string, listener: () => void) => void;
  readonly stop: () => void;
}

export type Ask = <T>(command: (client: Redis) => Promise<T>) => Promise<{ readonly value: T } | null>;

export interface RedisConnectionParts {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Stands before every key and channel, so that several sites can share one Redis. */
  readonly prefix: string;
  readonly log: {
    readonly info: (message: string) => void;
    readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
  };
}

/** How long anybody waits (reliability, "Redis dies, hangs, comes back"). */
const askMs = 50;
/** How often a Redis that is away is looked for. */
const probeMs = 500;
const connectMs = 1_000;

/** Connects, and goes on trying for as long as the gateway runs. */
export const connectRedis = ({ url, prefix, log }: RedisConnectionParts): RedisConnection => {
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
  for (const each of [client, subscriber]) each.on("error", () => undefined); // told by its consequence: a command that fails

  const attempt: Ask = async (command) => {
    try {
      const answer = await inTime(command(client));
      if (answer === null) presence.lost(new Error(`no answer within ${askMs} ms`));
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
      subscriber.subscribe(prefix + channel).catch(() => undefined); // asked for again with every new connection
    },
    stop: () => {
      clearInterval(probing);
      presence.end();
      client.disconnect();
      subscriber.disconnect();
    },
  };
};

/** Whether Redis answers; one line in the log for each change. */
const createPresence = (log: RedisConnectionParts["log"]) => {
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
      log.info("Redis answers: what the gateways know is shared");
      for (const listener of listeners) listener();
    },
    lost: (problem: unknown) => {
      if (state !== "there" && state !== "unknown") return;
      state = "away";
      log.warn({ err: problem }, "Redis does not answer: this gateway goes on alone until it does");
    },
  };
};

/** Null when it takes too long. Where this process itself was late, what has come meanwhile is still taken. */
const inTime = async <T>(answer: Promise<T>): Promise<{ readonly value: T } | null> => {
  answer.catch(() => undefined); // it may fail after nobody waits for it any more
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(null))), askMs);
  });
  try {
    return await Promise.race([answer.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
};
