import { makeContent } from "../../support/content.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { startOwnRedis } from "../../support/services/redis.ts";
import { startSite } from "../../support/site.ts";
import type { TestSite } from "../../support/site.ts";

type FakeSiteOptions = NonNullable<Parameters<typeof startFakeSite>[0]>;

/** Starts a gateway on a fake backend with its own Redis; more gateways with the same settings can be added. */
export async function startGateways({ settings = {}, ...options }: FakeSiteOptions = {}) {
  const resources = new AsyncDisposableStack();
  const redis = resources.use(await startOwnRedis());
  // Redis answers, however busy the machine is; tests of a slow one set the limit themselves.
  const shared = { REDIS_URL: redis.url, LIMIT_REDIS_MS: "30000", ...settings };
  const first = resources.use(await startFakeSite({ ...options, settings: shared }));
  const content = resources.use(await makeContent({}));
  return {
    redis,
    first,
    backend: first.backend,
    /** Starts another gateway, with an empty data folder. */
    add: async (): Promise<TestSite> =>
      resources.use(await startSite({ CONTENT_DIR: content.dir, DOCS_API_URL: first.backend.apiUrl, ...shared })),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** A gateway uses Redis as soon as it is connected, a moment after the start, so what one writes reaches another with a delay. */
export const pollOptions = { interval: 50 };
