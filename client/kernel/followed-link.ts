import { shouldSaveData } from "../dom/network.ts";
import type { Application } from "./application.ts";

/**
 * Loads the application in an idle moment for somebody who came by a link of this site: who follows one will follow the next,
 * and that is to be there at once. Not where data should be saved.
 */
export function attendFollower(application: Application): void {
  const isFollower = document.referrer.startsWith(`${location.origin}/`);
  if (isFollower && "requestIdleCallback" in globalThis && !shouldSaveData())
    requestIdleCallback(() => application.need());
}
