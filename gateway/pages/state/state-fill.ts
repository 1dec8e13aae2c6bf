import { pageStateAddress } from "../../../addresses/page-state.ts";
import { sayIn } from "../../../words/speech.ts";
import { fileNotFound, plainAnswer, redirectAnswer } from "../../answers/answer.ts";
import type { Answer } from "../../answers/answer.ts";
import { countFailures } from "../page-fill.ts";
import type { PageFillParts } from "../page-fill.ts";
import type { PageStateRouteParts } from "./page-state-route.ts";
import { hashOfState, pageStateKey, stateAnswer, toStateJson } from "./state.ts";

/**
 * Builds the fill of a page's state, from the queries of the page without rendering it. A version that the page no longer has
 * leads to the present one: the application shows that in place of the page that is open.
 */
export function createStateFill({
  renderer,
  openExecution,
  theme,
}: Pick<PageFillParts, "renderer" | "openExecution" | "theme">): PageStateRouteParts["fillState"] {
  return async (routed, asked) => {
    const { stateOf } = await renderer();
    const { execute, freshness, speech } = openExecution();
    const failures = countFailures(execute);
    const found = await stateOf(routed, failures.execute, theme().look);
    if (found.kind !== "found")
      return found.kind === "failed"
        ? plainAnswer(503, sayIn(speech, "This file is not available right now."))
        : fileNotFound(sayIn(speech, "Not found"));
    const json = toStateJson(found.state);
    const hash = hashOfState(json);
    if (failures.count() > 0 || freshness.usableUntil() === 0)
      return stateAnswer(json, { freshUntil: 0, usableUntil: 0 });
    const state = stateAnswer(json, { freshUntil: freshness.freshUntil(), usableUntil: freshness.usableUntil() });
    return hash === asked ? state : movedTo(routed.address, hash, state);
  };
}

function movedTo(address: string, hash: string, state: Answer): Answer {
  return {
    ...redirectAnswer(302, pageStateAddress(address, hash), "no-store"),
    companion: { key: pageStateKey(address, hash), answer: state },
  };
}
