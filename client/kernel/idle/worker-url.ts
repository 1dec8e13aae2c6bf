/** The part of the Trusted Types API that covers script URLs (client/dom/trusted-html.ts covers HTML). */
interface TrustedAddresses {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/**
 * The service worker's URL as a `TrustedScriptURL` where Trusted Types are enforced. Call it once: a policy name can be
 * registered only once per page.
 */
export function trustedWorkerUrl(): string {
  const types: unknown = Reflect.get(globalThis, "trustedTypes");
  return isOffered(types)
    ? types.createPolicy("lectern-worker", { createScriptURL: () => workerUrl }).createScriptURL(workerUrl)
    : workerUrl;
}

const workerUrl = "/sw.js";

function isOffered(types: unknown): types is TrustedAddresses {
  return typeof types === "object" && types !== null && "createPolicy" in types;
}
