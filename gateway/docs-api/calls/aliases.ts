import type { DocsApiCaller } from "./caller.ts";
import type { Fetched } from "../cache/fetched.ts";
import { AliasPayload } from "../payloads/alias.ts";

/** Calls about the old addresses that documents name. */
export interface AliasCalls {
  /** The slug and the type of the document that this root-absolute path used to lead to; null when there is none. */
  fetchAlias(path: string): Promise<Fetched<AliasPayload>>;
}

/** Builds the call that looks up an old address. */
export function createAliasCalls(caller: DocsApiCaller): AliasCalls {
  return {
    fetchAlias: caller.reads<string, AliasPayload>({
      name: "fetchAlias",
      group: "aliases",
      isOptional: true,
      request: (path) => ({ base: "api", path: ["docs", "get-alias", caller.siteId], query: { path } }),
      parse: (json) => AliasPayload.parse(json).alias,
      missing: () => null,
    }),
  };
}
