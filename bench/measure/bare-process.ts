import { once } from "node:events";
import { z } from "zod";
import { benchFile, startMeasured } from "./measured-process.ts";
import type { MeasuredProcess } from "./measured-process.ts";
import type { RecordedAnswer } from "./recorded-answer.ts";

/** A bare `node:http` server in a process of its own: what nothing can be faster than. */
export interface BareProcess extends MeasuredProcess, AsyncDisposable {
  readonly url: string;
}

const Listening = z.object({ kind: z.literal("listening"), port: z.number() });

/** Starts a server that has one answer. */
export const startBareProcess = async ({ headers, body }: RecordedAnswer): Promise<BareProcess> => {
  const measured = startMeasured(benchFile("measure/bare-server.ts"));
  measured.child.stdout?.resume();
  const told = firstOfKind(measured, "listening");
  measured.child.send({ kind: "answer", headers, body: body.toString("base64") });
  const { port } = Listening.parse(await told);
  return { ...measured, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: measured.stop };
};

/** The usage reporter answers every message, so other messages may come first. */
const firstOfKind = async ({ child }: MeasuredProcess, kind: string): Promise<unknown> => {
  for (;;) {
    const [message]: unknown[] = await once(child, "message");
    if (typeof message === "object" && message !== null && "kind" in message && message.kind === kind) return message;
  }
};
