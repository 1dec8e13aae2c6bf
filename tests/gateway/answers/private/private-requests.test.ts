import { expect, test } from "vitest";
import { exchange, post } from "../../../support/exchange.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { forAllTests } from "../../../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite({ settings: { FORWARD_COOKIES: "session, sid" } }));
const mine = { cookie: "theme=dark; session=1" };

const shared = [
  { what: "a page", path: "/article/first-words", type: "text/html; charset=utf-8", status: 200 },
  { what: "a missing page", path: "/article/none", type: "text/html; charset=utf-8", status: 404 },
  { what: "a page that moved", path: "/first-words", type: "text/plain; charset=utf-8", status: 301 },
  { what: "a query", path: "/graphql?query={site{name}}", type: "application/json; charset=utf-8", status: 200 },
  { what: "robots.txt", path: "/robots.txt", type: "text/plain; charset=utf-8", status: 200 },
  { what: "a sitemap", path: "/sitemap.xml", type: "application/xml; charset=utf-8", status: 200 },
];

/** A shared page names its state, a private one has it within. */
function withoutState(body: Buffer): string {
  return body
    .toString()
    .trim()
    .replace(/ data-state="[\w-]{11}"|<script type="application\/json" id="state">.*?<\/script>/, "");
}

test.each(shared)(
  "$what with a forwarded cookie is the same, but private to that visitor",
  async ({ path, type, status }) => {
    const open = await exchange(site(), path);
    expect(open.status).toBe(status);
    for (const headers of [mine, { cookie: "sid=2" }]) {
      const answer = await exchange(site(), path, { headers });
      expect({
        status: answer.status,
        type: answer.headers["content-type"],
        kept: answer.headers["cache-control"],
        location: answer.headers.location,
      }).toEqual({
        status,
        type,
        kept: "private, no-store",
        location: open.headers.location,
      });
      expect(answer.headers["server-timing"]).toBeUndefined();
      expect(withoutState(answer.body)).toBe(withoutState(open.body));
    }
  },
);

test("a private answer is never served to others, nor a shared one stored from it", async () => {
  await using own = await startFakeSite({ settings: { FORWARD_COOKIES: "session" } });
  const query = { query: `{ document(slug: "first-words") { subject } }` };
  await exchange(own, "/article/first-words", { headers: mine });
  await post(own, query, mine);
  expect((await exchange(own, "/article/first-words")).headers["server-timing"]).toContain("miss");
  expect((await post(own, query)).headers["server-timing"]).toContain("miss");
  expect((await exchange(own, "/article/first-words", { headers: { ...mine, "if-none-match": "*" } })).status).toBe(
    200,
  );
});

test.each(["theme=dark", "xsession=1", "session2=1", "a=session=1", "sessio n=1"])(
  "the cookie %s is not forwarded: the answer is shared",
  async (cookie) => {
    await exchange(site(), "/blog");
    const { headers } = await exchange(site(), "/blog", { headers: { cookie } });
    expect(headers["server-timing"]).toContain("hit");
  },
);

test("robots.txt while the backend fails is the last good copy or a block with 503, for private visitors too", async () => {
  await using failing = await startFakeSite({
    settings: { FORWARD_COOKIES: "session" },
    routes: { [calls.robots]: json({}, { status: 500 }) },
  });
  const { status, body, headers } = await exchange(failing, "/robots.txt", { headers: mine });
  expect({ status, text: body.toString(), retry: headers["retry-after"] }).toEqual({
    status: 503,
    text: "User-agent: *\nDisallow: /\n",
    retry: "10",
  });
});
