import { hash } from "node:crypto";
import type { Answer } from "../../answers/answer.ts";
import type { RenderedPage } from "../../../client/entry.server.tsx";

type PageState = Extract<RenderedPage, { readonly state: unknown }>["state"];

/** How the application gets the data that it starts from: from the page, or from an address that the page names (decision 0060). */
export type StateOfPage = { readonly inPage: string } | { readonly hash: string };

const hashLength = 11;

/** The data that the application starts from on a page, as JSON. Equal data has equal JSON. */
export function toStateJson(state: PageState): string {
  return JSON.stringify(state);
}

/** Names one version of a page's data: 66 bits, in characters of base64url. */
export function hashOfState(json: string): string {
  return hash("sha256", json, "base64url").slice(0, hashLength);
}

/** The key of one version of a page's state. `address`: the page's normalised one. */
export function pageStateKey(address: string, hash: string): string {
  return `page-state ${hash} ${address}`;
}

/** The answer with a state. `json`: from `toStateJson`. */
export function stateAnswer(json: string, lifetime: Pick<Answer, "freshUntil" | "usableUntil">): Answer {
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: Buffer.from(json),
    ...lifetime,
  };
}

/** The attribute of the body that names the state kept apart. */
export function stateAttribute(state: StateOfPage): string {
  return "hash" in state ? ` data-state="${state.hash}"` : "";
}

/**
 * The state within the page, as an element. Its JSON cannot end its script element, or begin a comment or another script in it. U+2028 and U+2029 are
 * harmless in parsed JSON, but escaped all the same.
 */
export function stateElement(state: StateOfPage): string {
  if ("hash" in state) return "";
  const escaped = state.inPage
    .replace(/<(?=\/script|script|!--)/gi, "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script type="application/json" id="state">${escaped}</script>`;
}
