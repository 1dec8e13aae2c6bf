import { join } from "node:path";
import express, { Router } from "express";
import { buildFolders } from "../pages/build-folders.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/** The client's files: hashed ones never change; a missing one is a plain 404, never a page. */
export const staticFiles = (root: string): Router => {
  const router = Router();
  const folder = join(root, buildFolders.browser);
  const settings = { index: false, redirect: false, fallthrough: true, dotfiles: "ignore" } as const;
  router.use("/assets", express.static(join(folder, "assets"), { ...settings, immutable: true, maxAge: yearSeconds * 1_000 }));
  router.use("/assets", (_request, response) => void response.status(404).set("cache-control", "no-store").type("text").send("Not found\n"));
  router.get("/mark.svg", express.static(folder, { ...settings, maxAge: 24 * 60 * 60 * 1_000 }));
  return router;
};
