import { setTimeout as pause } from "node:timers/promises";
import { request } from "undici";
import type { PurgeConfig } from "./config.ts";

/** Gateways that are told of changes over HTTP. */
export interface Purges {
  /** Readers can see something new. Told again and again until each gateway has heard it; nobody waits for that. */
  tell(): void;
  /** Gives up what was not heard yet. */
  stop(): Promise<void>;
}

const answerMs = 5_000;
/** How long to wait for a gateway that did not hear: doubled each time. */
const retryMs = { first: 500, longest: 30_000 };

/** Tells each of the gateways by itself: one that is away keeps nobody waiting. `onRefused` is told once, until a gateway hears again. */
export function createPurges(config: PurgeConfig | null, onRefused: (url: string, reason: string) => void): Purges {
  const gateways = (config?.urls ?? []).map((url) =>
    tellGateway(url, config?.secret ?? "", (reason) => onRefused(url, reason)),
  );
  return {
    tell: () => {
      for (const gateway of gateways) gateway.tell();
    },
    stop: async () => {
      await Promise.all(gateways.map((gateway) => gateway.stop()));
    },
  };
}

function tellGateway(url: string, secret: string, onRefused: (reason: string) => void): Purges {
  const stopping = new AbortController();
  let untold = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    for (let tries = 0; untold && !stopping.signal.aborted;) {
      untold = false;
      const refusal = await purge(url, secret, stopping.signal);
      if (refusal === null) {
        tries = 0;
        continue;
      }
      untold = true;
      if (tries === 0) onRefused(refusal);
      await pause(Math.min(retryMs.longest, retryMs.first * 2 ** tries), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
      tries += 1;
    }
    running = null;
  };
  return {
    tell: () => {
      untold = true;
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Null where the gateway has heard it, else why it has not. */
async function purge(url: string, secret: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { statusCode, body } = await request(`${url}/operations/purge`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      headersTimeout: answerMs,
      bodyTimeout: answerMs,
      signal,
    });
    await body.dump();
    return statusCode === 200 ? null : `it answered ${statusCode}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
