import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { RequestError } from "./answer.ts";
import type { FieldProblem } from "./answer.ts";

const maxBodyBytes = 100 * 1024;
/** A body that is too large is still read, up to this limit, so that the client can read the refusal. */
const maxDrainedBytes = 20 * maxBodyBytes;

/** Parses a request body as JSON; an empty body becomes an empty object. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    sizeBytes += bytes.length;
    if (sizeBytes > maxDrainedBytes) break;
    if (sizeBytes <= maxBodyBytes) chunks.push(bytes);
  }
  if (sizeBytes > maxBodyBytes) throw new RequestError(413, `Expected a body of at most ${maxBodyBytes} bytes.`);
  if (sizeBytes === 0) return {};
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers["content-type"] ?? "")) {
    throw new RequestError(415, "Expected a body of the content type application/json.");
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new RequestError(400, "The body is not valid JSON.");
  }
}

/** Validates a body, or throws a 400 that names each invalid field. */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields: FieldProblem[] = parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  const message = fields
    .map((problem) => (problem.field === "" ? problem.message : `${problem.field}: ${problem.message}`))
    .join("; ");
  throw new RequestError(400, `${message}.`, { fields: fields.filter(({ field }) => field !== "") });
}
