import { expect, test } from "vitest";
import { z } from "zod";
import { post } from "../../support/exchange.ts";
import { inTurn, json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../support/fakes/fake-site.ts";

const form = `firstName: "Ada", lastName: "Example", email: "ada@example.org", message: "Hello.", agreedToPolicies: true`;

const actions = [
  {
    name: "contact",
    path: calls.contact,
    mutation: `submitContact(input: { ${form} }) { ... on ContactRejected { status } }`,
  },
  {
    name: "newsletter",
    path: calls.newsletter,
    mutation: `subscribeNewsletter(email: "ada@example.org") { ... on NewsletterRejected { status } }`,
  },
  {
    name: "feedback",
    path: "/api/docs/feedback/",
    mutation: `sendFeedback(input: { slug: "first-words", reason: OTHER }) { ... on FeedbackRejected { status } }`,
  },
] as const;

const settings = {
  LIMIT_CONTACTS_PER_HOUR: "2",
  LIMIT_NEWSLETTERS_PER_HOUR: "2",
  LIMIT_FEEDBACK_PER_HOUR: "2",
};
const Result = z.object({ data: z.object({ result: z.object({ status: z.number().optional() }) }) });

/** What is left of the allowance after a mutation, and its status; 200 for one that was carried out. */
async function send(site: FakeSite, { name, mutation }: (typeof actions)[number]) {
  const { headers, body } = await post(site, { query: `mutation { result: ${mutation} }` });
  const left = new RegExp(`"${name}";r=(\\d+)`).exec(String(headers["ratelimit"]))?.[1];
  return { status: Result.parse(JSON.parse(body.toString())).data.result.status ?? 200, left: Number(left) };
}

test.each(actions)("$name: what a failing backend did not take is not counted", async (action) => {
  const failing = json({}, { status: 503 });
  await using site = await startFakeSite({
    settings,
    routes: { [action.path]: inTurn(failing, failing, failing, json({})) },
  });
  for (let times = 0; times < 3; times += 1) expect(await send(site, action)).toEqual({ status: 503, left: 2 });
  for (const left of [1, 0]) expect(await send(site, action)).toEqual({ status: 200, left });
  expect(await send(site, action)).toEqual({ status: 429, left: 0 });
});

test.each(actions)("$name: what a backend refuses, or lacks, is counted", async (action) => {
  const [refusal, lack] = [json({ message: "No." }, { status: 400 }), json({}, { status: 404 })];
  await using site = await startFakeSite({ settings, routes: { [action.path]: inTurn(refusal, lack) } });
  expect(await send(site, action)).toEqual({ status: 400, left: 1 });
  expect(await send(site, action)).toEqual({ status: 501, left: 0 });
  expect(await send(site, action)).toEqual({ status: 429, left: 0 });
  expect(site.callsTo(action.path)).toBe(2);
});
