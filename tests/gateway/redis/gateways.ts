import { makeContent } from "../../support/content.ts";
import { startFakeSite } from "../../support/fake-site.ts";
import { startOwnRedis } from "../../support/redis.ts";
import { startSite } from "../../support/site.ts";
import type { TestSite } from "../../support/site.ts";

type FakeSiteOptions = NonNullable<Parameters<typeof startFakeSite>[0]>;

/** Starts a gateway on a fake backend with a Redis of its own, to which others can be added; all settings are the same for each. */
export const startGateways = async ({ settings = {}, ...options }: FakeSiteOptions = {}) => {
  const resources = new AsyncDisposableStack();
  const redis = resources.use(await startOwnRedis());
  const shared = { REDIS_URL: redis.url, ...settings };
  const first = resources.use(await startFakeSite({ ...options, settings: shared }));
  const content = resources.use(await makeContent({}));
  return {
    redis,
    first,
    backend: first.backend,
    /** Starts a gateway more, with an empty disk. */
    add: async (): Promise<TestSite> =>
      resources.use(await startSite({ CONTENT_DIR: content.dir, DOCS_API_URL: first.backend.apiUrl, ...shared })),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
};

/** A Redis is used as soon as it answers, a moment after the start: until the one says so of what it did, the other cannot know. */
export const sharedSoon = { interval: 50 };
