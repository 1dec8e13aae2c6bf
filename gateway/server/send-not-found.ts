import type { Response } from "express";

/** Answers where a file or a service was asked for that is not there. `heard` says it in the site's language. */
export function sendNotFound(response: Response, heard: (message: string) => string): void {
  response
    .status(404)
    .set("cache-control", "no-store")
    .type("text")
    .send(`${heard("Not found")}\n`);
}
