import { expect, inject, test } from "vitest";
import { aDocument } from "../../support/content.ts";
import { exchange, post } from "../../support/exchange.ts";
import { documentCount, searchesPerMinute, startManyGateways } from "./site.ts";

const { redis: canRun } = inject("canStart");
const soon = { interval: 100 };

/** Visitors who read, query and rate in a loop until stopped. */
function visit(site: { readonly url: string }, visitors: number) {
  const failures: unknown[] = [];
  let requests = 0;
  const end = new AbortController();
  const run = async (visitor: number): Promise<void> => {
    for (let turn = visitor; !end.signal.aborted; turn += 1) {
      const slug = `text-${turn % documentCount}`;
      const address = { "x-forwarded-for": `2001:db8:${visitor}:${turn % 10_000}::1` };
      const actions = [
        () => exchange(site, `/article/${slug}`),
        () => exchange(site, `/graphql?query={document(slug:"${slug}"){subject}}`.replaceAll('"', "%22")),
        () =>
          post(
            site,
            { query: `mutation { rateDocument(slug: "${slug}", rating: 4) { ... on RatingReceived { message } } }` },
            address,
          ),
      ];
      for (const action of actions) {
        requests += 1;
        const answer = await action().catch((error: unknown) => ({ status: 0, body: String(error) }));
        const text = answer.body.toString();
        if (answer.status !== 200 || /"errors"/.test(text))
          failures.push({ status: answer.status, text: text.slice(0, 200) });
      }
    }
  };
  const running = Promise.all(Array.from({ length: visitors }, (_, visitor) => run(visitor)));
  return {
    requests: () => requests,
    stop: async (): Promise<readonly unknown[]> => {
      end.abort();
      await running;
      return failures;
    },
  };
}

test.runIf(canRun)(
  "a rolling restart of the gateways under load loses no request, and both are notified of every change",
  async () => {
    await using site = await startManyGateways();
    const visitors = visit(site, 6);
    for (const index of site.urls.keys()) {
      const before = visitors.requests();
      expect(await site.restart(index)).toBe(0);
      await expect.poll(() => visitors.requests() - before, soon).toBeGreaterThan(60);
    }
    expect(await visitors.stop()).toEqual([]);

    await site.content.write("article/text-1.md", aDocument({ subject: "Written anew" }));
    for (const url of site.urls)
      await expect
        .poll(async () => (await exchange({ url }, "/article/text-1")).body.toString(), soon)
        .toContain("Written anew");
  },
);

test.runIf(canRun)("a visitor has one allowance behind the balancer", async () => {
  await using site = await startManyGateways();
  const isRefused = async (visitor: number, turn: number): Promise<boolean> => {
    const query = `{ search(term: "word ${visitor} ${turn}") { pagination { page } } }`;
    return (await post(site, { query }, { "x-forwarded-for": `203.0.113.${visitor}` })).status === 429;
  };
  // Each gateway connects to Redis a moment after its start; until then it counts for itself.
  let visitor = 0;
  await expect
    .poll(async () => {
      visitor += 1;
      let refused = 0;
      for (let turn = 0; turn < 2 * searchesPerMinute; turn += 1) refused += (await isRefused(visitor, turn)) ? 1 : 0;
      return refused;
    }, soon)
    .toBe(searchesPerMinute);
});
