import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { Body } from "./body.ts";

/** Ends a response with a body. A file, or a client, that has gone ends the connection, so that nobody takes a part for the whole. */
export const writeBody = (response: ServerResponse, body: Body): void => {
  if (Buffer.isBuffer(body)) return void response.end(body);
  pipeline(createReadStream(body.path), response, (problem) => {
    if (problem) response.destroy();
  });
};
