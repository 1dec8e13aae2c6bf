import { z } from "zod";
import { benchFile, nextMessage, startMeasured } from "../measured-process.ts";
import type { MeasuredProcess } from "../measured-process.ts";
import type { RecordedAnswer } from "../recorded-answer.ts";

/** A bare `node:http` server in its own process: the upper bound for any server. */
export interface BareProcess extends MeasuredProcess, AsyncDisposable {
  readonly url: string;
}

const Listening = z.object({ kind: z.literal("listening"), port: z.number() });

/** Starts a server with these answers, by path; any other path is 404. */
export async function startBareProcess(answers: Readonly<Record<string, RecordedAnswer>>): Promise<BareProcess> {
  const measured = startMeasured(benchFile("measure/peers/bare-server.ts"));
  const listening = nextMessage(measured.child, Listening);
  measured.child.send({
    kind: "answers",
    answers: Object.entries(answers).map(([path, { headers, body }]) => ({
      path,
      headers,
      body: body.toString("base64"),
    })),
  });
  const { port } = await listening;
  return { ...measured, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: measured.stop };
}
