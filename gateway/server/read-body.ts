import express from "express";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";

/** Reads the JSON body of a GraphQL request: `application/json` in UTF-8 alone, so that no plain form can send it (reliability, "CSRF"). */
export const readJsonBody = (bytesMax: number): readonly [RequestHandler, RequestHandler, ErrorRequestHandler] => [
  (request, response, next) => {
    if (request.method !== "POST" || isUtf8Json(request.headers["content-type"])) return next();
    refuse(response, 415, "UNSUPPORTED_MEDIA_TYPE", "Send the operation as application/json in UTF-8.");
  },
  express.json({ limit: bytesMax, inflate: false, type: () => true }),
  (error: unknown, _request, response, _next) => {
    const status = statusOf(error);
    refuse(response, status, status === 413 ? "BODY_TOO_LARGE" : "BAD_REQUEST", messageOf(status, bytesMax));
  },
];

/** @example isUtf8Json("application/json; charset=utf-8") // true */
const isUtf8Json = (contentType: string | undefined): boolean => /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i.test(contentType ?? "");

const statusOf = (error: unknown): number =>
  error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 400;

const messageOf = (status: number, bytesMax: number): string => {
  if (status === 413) return `The body must be at most ${bytesMax} bytes.`;
  return status === 415 ? "Send the body without a content encoding." : "The body is not valid JSON.";
};

const refuse = (response: Response, status: number, code: string, message: string): void => {
  response.status(status).set("cache-control", "no-store").json({ errors: [{ message, extensions: { code, status } }] });
};
