import { z } from "zod";
import { benchFile, nextMessage, startMeasured } from "./measured-process.ts";
import type { MeasuredProcess } from "./measured-process.ts";
import type { RecordedAnswer } from "./recorded-answer.ts";

/** A bare `node:http` server in a process of its own: what nothing can be faster than. */
export interface BareProcess extends MeasuredProcess, AsyncDisposable {
  readonly url: string;
}

const Listening = z.object({ kind: z.literal("listening"), port: z.number() });

/** Starts a server with these answers, by path; all else is 404. */
export const startBareProcess = async (answers: Readonly<Record<string, RecordedAnswer>>): Promise<BareProcess> => {
  const measured = startMeasured(benchFile("measure/bare-server.ts"));
  const told = nextMessage(measured.child, Listening);
  measured.child.send({
    kind: "answers",
    answers: Object.entries(answers).map(([path, { headers, body }]) => ({
      path,
      headers,
      body: body.toString("base64"),
    })),
  });
  const { port } = await told;
  return { ...measured, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: measured.stop };
};
