import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Card } from "./card.ts";

/** What came of a card. `busy`: too many wait already. */
export type Drawn =
  | { readonly kind: "drawn"; readonly png: Uint8Array }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "busy" };

/** Draws cards, one after the other, in a process of its own. */
export interface CardDrawer {
  readonly draw: (card: Card) => Promise<Drawn>;
  readonly stop: () => void;
}

const Answer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("drawn"), png: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal("failed"), reason: z.string() }),
]);

const notUnderstood: Drawn = { kind: "failed", reason: "The process that draws cards said what nobody understands." };

const waitingMax = 50;
/** By the clock: a process that gives no answer for so long is taken for lost. That says nothing about the card. */
const lostMs = 60_000;
/** WebAssembly and the faces take well over 100 MB: they go when nobody asks, with the process that holds them. */
const idleMs = 5_000;

interface Waiting {
  readonly card: Card;
  readonly resolve: (drawn: Drawn) => void;
}

/** Builds a drawer. Its process starts with the first card. */
export const createCardDrawer = (): CardDrawer => {
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
    started.on("exit", () => giveUp("The process that draws cards ended by itself."));
    started.on("error", (error) => giveUp(`The process that draws cards cannot be started: ${error.message}`));
    return started;
  };

  const next = (): void => {
    if (current !== null) return;
    current = queue.shift() ?? null;
    if (current === null) return;
    clearTimeout(timer);
    child ??= start();
    timer = setTimeout(() => giveUp(`The process that draws cards gave no answer in ${lostMs} ms.`), lostMs);
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
};
