import { Router } from "express";

/** What operators ask: is the process alive, and may it get visitors. */
export const operations = (isReady: () => boolean): Router => {
  const router = Router();
  router.get("/health", (_request, response) => void response.set("cache-control", "no-store").json({ status: "ok" }));
  router.get("/ready", (_request, response) => {
    const ready = isReady();
    response.status(ready ? 200 : 503).set("cache-control", "no-store").json({ status: ready ? "ready" : "stopping" });
  });
  return router;
};
