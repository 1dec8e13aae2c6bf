/** What a page that requires Trusted Types offers (client/dom/trusted-html.ts), for addresses of scripts. */
interface TrustedAddresses {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** The address of the service worker, as a page that requires Trusted Types takes it. To be called once: a policy of one name can be made once in a page. */
export const trustedWorkerUrl = (): string => {
  const types: unknown = Reflect.get(globalThis, "trustedTypes");
  return isOffered(types)
    ? types.createPolicy("lectern-worker", { createScriptURL: () => workerUrl }).createScriptURL(workerUrl)
    : workerUrl;
};

const workerUrl = "/sw.js";

const isOffered = (types: unknown): types is TrustedAddresses =>
  typeof types === "object" && types !== null && "createPolicy" in types;
