import type { Store } from "../store/store.ts";
import { type Handler, ok } from "./answer.ts";

const allowAll = "User-agent: *\nAllow: /\n";

/** robots.txt, as the content has it; content that says nothing about robots is open to all. */
export function readRobots(store: Store): Handler {
  return async () => ok({ content: (await store.robots()) ?? allowAll });
}
