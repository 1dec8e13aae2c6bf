import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Card, TouchIcon } from "./card.ts";

/** The outcome of drawing a card. `busy`: the queue is full, or the drawer has been stopped. */
export type Drawn =
  | { readonly kind: "drawn"; readonly png: Uint8Array }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "busy" };

/** Draws cards, one at a time, in a separate process. */
export interface CardDrawer {
  readonly draw: (card: Card | TouchIcon) => Promise<Drawn>;
  readonly stop: () => void;
}

const Answer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("drawn"), png: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal("failed"), reason: z.string() }),
]);

const notUnderstood: Drawn = { kind: "failed", reason: "The process that draws cards sent an unknown message." };

const waitingMax = 50;
/** A process that does not respond for this long is considered hung. That says nothing about the card. */
const lostMs = 60_000;
/** WebAssembly and the faces take well over 100 MB, so an idle process is ended. */
const idleMs = 5_000;

interface Waiting {
  readonly card: Card | TouchIcon;
  readonly resolve: (drawn: Drawn) => void;
}

/** Builds a drawer. Its process starts with the first card. */
export function createCardDrawer(): CardDrawer {
  const queue: Waiting[] = [];
  let current: Waiting | null = null;
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(timer);
    child?.removeAllListeners().kill("SIGKILL");
    child = null;
  };

  const finish = (drawn: Drawn): void => {
    clearTimeout(timer);
    current?.resolve(drawn);
    current = null;
    timer = setTimeout(end, idleMs).unref();
    next();
  };

  const giveUp = (reason: string): void => {
    end();
    finish({ kind: "failed", reason });
  };

  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(new URL("card-process.ts", import.meta.url)), {
      serialization: "advanced",
      execArgv: ["--disable-warning=ExperimentalWarning", "--max-old-space-size=96"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.on("message", (given) => finish(Answer.safeParse(given).data ?? notUnderstood));
    started.on("exit", () => giveUp("The process that draws cards ended unexpectedly."));
    started.on("error", (error) => giveUp(`The process that draws cards cannot be started: ${error.message}`));
    return started;
  };

  const next = (): void => {
    if (current !== null) return;
    current = queue.shift() ?? null;
    if (current === null) return;
    clearTimeout(timer);
    child ??= start();
    timer = setTimeout(() => giveUp(`The process that draws cards did not answer within ${lostMs} ms.`), lostMs);
    child.send(current.card);
  };

  return {
    draw: (card) =>
      new Promise((resolve) => {
        if (queue.length >= waitingMax) return resolve({ kind: "busy" });
        queue.push({ card, resolve });
        next();
      }),
    stop: () => {
      end();
      for (const { resolve } of queue.splice(0)) resolve({ kind: "busy" });
    },
  };
}
