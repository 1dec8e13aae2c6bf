import { pageStateAddress } from "../../addresses/page-state.ts";
import { withinLimit } from "../time/time-limit.ts";
import { loadFile } from "./load-file.ts";
import type { LoadedState } from "./hand-over.ts";

/**
 * The data that the application starts from (gateway/pages/state/state.ts): in the page, or at the address that the page names. Throws when it cannot be
 * loaded.
 */
export async function loadState(): Promise<LoadedState> {
  const hash = document.body.dataset.state;
  // Content such as a glossary entry may have the same id and come first.
  if (hash === undefined)
    return { json: document.querySelector("script#state")?.textContent ?? "null", isOfPage: true };
  const address = pageStateAddress(firstPath, hash);
  return withinLimit(async (signal) => {
    const file = await loadFile(address, signal);
    return { json: await file.text(), isOfPage: !file.redirected };
  });
}

/** The path of the page as it was loaded. */
const firstPath = location.pathname;
