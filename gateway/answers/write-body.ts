import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { Body } from "./body.ts";

/**
 * Ends a response with a body. If the file or the client goes away midway, the connection is destroyed: a partial body must not pass for the whole.
 */
export function writeBody(response: ServerResponse, body: Body): void {
  if (Buffer.isBuffer(body)) return void response.end(body);
  pipeline(createReadStream(body.path), response, (problem) => {
    if (problem) response.destroy();
  });
}
