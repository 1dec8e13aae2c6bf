import { join } from "node:path";
import { Router } from "express";
import type { RequestHandler } from "express";
import sirv from "sirv";
import type { Options } from "sirv";
import { negotiateEncoding } from "../../answers/encoding.ts";
import { sendNotFound } from "../send-not-found.ts";
import { buildFolders } from "../../pages/build/build-folders.ts";
import { whileFilesVanish } from "./while-files-vanish.ts";

const yearSeconds = 365 * 24 * 60 * 60;
const daySeconds = 24 * 60 * 60;

/** The worker fetches from this origin only, and browsers revalidate it on every visit, so that it can be switched off. */
const workerHeaders = {
  "content-security-policy":
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cache-control": "no-cache",
} as const;

/** What the handler of static files is built with. */
export interface StaticFilesParts {
  /** Whether the pages that were read can be read offline. */
  readonly keepsPages: () => boolean;
  /** Says a message of ours in the site's language. */
  readonly heard: (message: string) => string;
}

/**
 * The client's files, compressed at build time: hashed ones never change; a missing one is a plain 404, never a page. While pages are not
 * kept, `/sw.js` is a worker that unregisters itself.
 */
export function staticFiles(root: string, { keepsPages, heard }: StaticFilesParts): Router {
  const router = Router();
  const missing: RequestHandler = (_request, response) => sendNotFound(response, heard);
  const folder = join(root, buildFolders.browser);
  router.use(endWhereFilesVanish);
  const settings = { etag: true, brotli: true, gzip: true, extensions: [], dotfiles: false };
  router.use("/assets", wholeFiles(join(folder, "assets"), { ...settings, maxAge: yearSeconds, immutable: true }));
  router.use("/assets", missing);
  router.use(
    "/playground",
    wholeFiles(join(folder, "playground"), { ...settings, maxAge: yearSeconds, immutable: true }),
  );
  router.use("/playground/:file", missing);
  router.get(["/mark.svg", "/touch-icon.png"], wholeFiles(folder, { ...settings, maxAge: daySeconds }));
  const [reading, end] = (["reading", "end"] as const).map((name) =>
    wholeFiles(join(folder, "workers", name), {
      ...settings,
      setHeaders: (response) => response.setHeaders(new Map(Object.entries(workerHeaders))),
    }),
  );
  router.get("/sw.js", (request, response, next) => (keepsPages() ? reading : end)?.(request, response, next));
  return router;
}

/** A later build may remove files. sirv starts the response before it opens the file, and does not handle read errors. */
const endWhereFilesVanish: RequestHandler = (_request, response, next) => {
  response.on("pipe", (file) => file.once("error", () => response.destroy()));
  next();
};

/**
 * Files of a folder, always whole, as an answer to a request for a part of one may be (RFC 9110, section 14.2). sirv takes any two numbers for a part, and
 * throws for one that ends before it begins, once the response has started. It does not read the weights of encodings either, so it is given the one
 * that was chosen.
 */
function wholeFiles(folder: string, settings: Options): RequestHandler {
  const send = whileFilesVanish(() => sirv(folder, settings));
  return (request, response, next) => {
    delete request.headers.range;
    request.headers["accept-encoding"] = negotiateEncoding(request.headers["accept-encoding"]?.toString());
    send(request, response, next);
  };
}
