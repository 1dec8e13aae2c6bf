import { expect, test } from "vitest";
import { plainAnswer } from "../../../gateway/answers/answer.ts";
import { keepRefusals } from "../../../gateway/pages/kept-refusals.ts";
import { createPageRoute } from "../../../gateway/pages/page-route.ts";
import { toRoutedRequest } from "../../../client/app/page-request.ts";
import { stopClock } from "../../support/clock.ts";
import { siteAddresses } from "../../support/site-types.ts";

/** A fill that counts how often each address was built. */
function openFill() {
  const built: string[] = [];
  const fill = keepRefusals(({ address }: { readonly address: string }) => {
    built.push(address);
    if (address === "bug") return Promise.reject(new Error("A bug."));
    return Promise.resolve(plainAnswer(address === "failed" ? 503 : 200, `${address} ${built.length}`));
  });
  const get = async (address: string): Promise<string> =>
    fill({ address }).then(
      ({ body }) => (Buffer.isBuffer(body) ? body.toString().trim() : "a file"),
      (error: unknown) => String(error),
    );
  return { built, get };
}

test("a refusal is built once for all who get it within five seconds", async () => {
  using clock = stopClock();
  const { get } = openFill();
  expect(await Promise.all([get("a"), get("a"), get("b")])).toEqual(["a 1", "a 1", "b 2"]);
  clock.pass(4.9);
  expect(await get("a")).toBe("a 1");
  clock.pass(0.2);
  expect(await get("a")).toBe("a 3");
  clock.pass(-60);
  expect(await get("a")).toBe("a 4");
});

test.each(["failed", "bug"])("one that could not be built is not kept: %s", async (address) => {
  using clock = stopClock();
  const { get, built } = openFill();
  await get(address);
  await get(address);
  clock.pass(1);
  await get(address);
  expect(built).toHaveLength(3);
});

test("the last twenty are kept", async () => {
  using clock = stopClock();
  const { get } = openFill();
  for (let index = 0; index < 21; index += 1) await get(`${index}`);
  clock.pass(1);
  expect([await get("20"), await get("1"), await get("0")]).toEqual(["20 21", "1 2", "0 22"]);
});

test("the route of pages refuses results with a page that it keeps", async () => {
  const built: string[] = [];
  const route = createPageRoute({
    fillPage: () => Promise.reject(new Error("A search was made.")),
    fillWithoutSearch: ({ address }) => Promise.resolve(plainAnswer(200, `${built.push(address)}`)),
    pageAt: (path, search) => toRoutedRequest(siteAddresses, path, search),
  });
  const refuse = async (search: string, retryAfterSeconds: number) => {
    const match = route.match({ method: "GET", path: "/search", search, accept: "text/html", body: null });
    const answer = await match?.rateLimited?.refuse("search", retryAfterSeconds);
    return [answer?.status, answer?.headers["retry-after"], answer?.freshUntil];
  };
  expect(await refuse("?q=one", 9)).toEqual([429, "9", 0]);
  expect(await refuse("?x=2&q=one&page=1", 8)).toEqual([429, "8", 0]);
  expect(await refuse("?q=two", 7)).toEqual([429, "7", 0]);
  expect(built).toEqual(["/search?q=one", "/search?q=two"]);
});
