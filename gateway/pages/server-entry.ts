import type * as ServerEntry from "../../client/entry.server.tsx";

/**
 * The client's part for the server, as its module has it.
 *
 * @throws Error that says what a module without its functions lacks.
 */
export function asServerEntry(bundle: unknown): typeof ServerEntry {
  if (!isServerEntry(bundle)) throw new Error("client/entry.server.tsx does not export render, stateOf and routeOf.");
  return bundle;
}

function isServerEntry(bundle: unknown): bundle is typeof ServerEntry {
  return (
    typeof bundle === "object" &&
    bundle !== null &&
    ["render", "stateOf", "routeOf"].every((name) => typeof Reflect.get(bundle, name) === "function")
  );
}
