import { join } from "node:path";
import { Router } from "express";
import sirv from "sirv";
import { buildFolders } from "../pages/build-folders.ts";

const yearSeconds = 365 * 24 * 60 * 60;
const daySeconds = 24 * 60 * 60;

/** The client's files, compressed at build time: hashed ones never change; a missing one is a plain 404, never a page. */
export const staticFiles = (root: string): Router => {
  const router = Router();
  const folder = join(root, buildFolders.browser);
  const settings = { etag: true, brotli: true, gzip: true, extensions: [], dotfiles: false };
  router.use("/assets", sirv(join(folder, "assets"), { ...settings, maxAge: yearSeconds, immutable: true }));
  router.use("/assets", (_request, response) => void response.status(404).set("cache-control", "no-store").type("text").send("Not found\n"));
  router.get("/mark.svg", sirv(folder, { ...settings, maxAge: daySeconds }));
  return router;
};
