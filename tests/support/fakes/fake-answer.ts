import type { IncomingMessage, ServerResponse } from "node:http";

/** How a fake backend answers one request. */
export type FakeAnswer = (response: ServerResponse, request: IncomingMessage) => void;
