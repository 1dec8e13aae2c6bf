import type { Store } from "../../store/store.ts";
import { ok } from "../answer.ts";
import type { Handler } from "../answer.ts";

const allowAll = "User-agent: *\nAllow: /\n";

/** robots.txt as defined by the content; by default everything is allowed. */
export function readRobots(store: Store): Handler {
  return async () => ok({ content: (await store.robots()) ?? allowAll });
}
