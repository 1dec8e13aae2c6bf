import { setTimeout as pause } from "node:timers/promises";
import { request } from "undici";
import type { PurgeConfig } from "../config.ts";

/** Notifies gateways of changes over HTTP. */
export interface Purges {
  /** Visible content has changed. Retries in the background until each gateway has accepted the notification. */
  notify(): void;
  /** Drops notifications that are still pending. */
  stop(): Promise<void>;
}

const answerMs = 5_000;
/** The wait before retrying a gateway, doubled each time. */
const retryMs = { first: 500, longest: 30_000 };

/** Notifies each gateway independently: one that is down does not delay the others. `onRefused` is called once per outage. */
export function createPurges(config: PurgeConfig | null, onRefused: (url: string, reason: string) => void): Purges {
  const gateways = (config?.urls ?? []).map((url) =>
    createGatewayNotifier(url, config?.secret ?? "", (reason) => onRefused(url, reason)),
  );
  return {
    notify: () => {
      for (const gateway of gateways) gateway.notify();
    },
    stop: async () => {
      await Promise.all(gateways.map((gateway) => gateway.stop()));
    },
  };
}

function createGatewayNotifier(url: string, secret: string, onRefused: (reason: string) => void): Purges {
  const stopping = new AbortController();
  let isPending = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    for (let tries = 0; isPending && !stopping.signal.aborted;) {
      isPending = false;
      const refusal = await purge(url, secret, stopping.signal);
      if (refusal === null) {
        tries = 0;
        continue;
      }
      isPending = true;
      if (tries === 0) onRefused(refusal);
      await pause(Math.min(retryMs.longest, retryMs.first * 2 ** tries), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
      tries += 1;
    }
    running = null;
  };
  return {
    notify: () => {
      isPending = true;
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Null if the gateway accepted the purge, else the reason it did not. */
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
