import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange } from "../support/exchange.ts";
import { calls, startFakeSite } from "../support/fakes/fake-site.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import type { RawCase } from "./fuzz/cases.ts";
import { framingCases, goodFrames, smuggledSlug } from "./fuzz/framing.ts";
import { brokenOff, headerCases, namedHeaders } from "./fuzz/headers.ts";
import { pipelines } from "./fuzz/pipelines.ts";
import { namedTargets, noRequests, targetCases } from "./fuzz/targets.ts";
import { converse, throughAll } from "./support/conversation.ts";
import type { Conversation, RawAnswer } from "./support/conversation.ts";

const seed = 20_261_120;
const atOnce = 16;

const site = forAllTests(() =>
  startFakeSite({ settings: { LIMIT_REQUEST_TOTAL_MS: "3000", LIMIT_REQUEST_HEADERS_MS: "2000" } }),
);

/** A neighbour who reads throughout, and gets the right answers whatever is sent beside them. */
const neighbour: { isThere: boolean; answers: number; readonly wrong: string[]; gone: Promise<void> } = {
  isThere: true,
  answers: 0,
  wrong: [],
  gone: Promise.resolve(),
};
beforeAll(() => {
  neighbour.gone = (async () => {
    while (neighbour.isThere) {
      const { status, body } = await exchange(site(), "/article/first-words");
      neighbour.answers += 1;
      if (status !== 200 || !body.toString().includes("These are the first words."))
        neighbour.wrong.push(`${status} ${body.toString().slice(0, 100)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
});
afterAll(async () => {
  neighbour.isThere = false;
  await neighbour.gone;
});

const allowed = new Set([200, 301, 304, 400, 403, 404, 405, 406, 408, 413, 414, 415, 417, 421, 431]);
const everywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
};

/** Problems of an answer. */
function problemsOf({ status, headers }: RawAnswer): readonly string[] {
  const valueOf = (name: string): string => headers.find(([own]) => own === name)?.[1] ?? "";
  const names = headers.map(([name]) => name);
  return [
    ...(allowed.has(status) ? [] : [`status ${status}`]),
    ...Object.entries(everywhere).flatMap(([name, value]) =>
      valueOf(name) === value ? [] : [`${name}: ${valueOf(name)} with ${status}`],
    ),
    ...(valueOf("content-security-policy").includes("default-src 'none'") ? [] : [`no policy with ${status}`]),
    ...(valueOf("cache-control") === "" ? [`no cache-control with ${status}`] : []),
    ...names.filter((name, index) => name === "set-cookie" || names.indexOf(name) !== index),
    ...(names.includes("location") && !/^\/(?![/\\])/.test(valueOf("location"))
      ? [`location ${valueOf("location")}`]
      : []),
  ];
}

function problemsOfCase(
  { answers: { least, most }, status }: RawCase,
  { answers, rest }: Conversation,
): readonly string[] {
  return [
    ...(answers.length < least || answers.length > most
      ? [`${answers.length} answers: ${answers.map((answer) => answer.status).join()}`]
      : []),
    ...(rest === "" ? [] : [`no answer: ${rest.slice(0, 80)}`]),
    ...(status === undefined || status.includes(answers[0]?.status ?? 0)
      ? []
      : [`status ${answers[0]?.status}, expected ${status.join(" or ")}`]),
    ...answers.flatMap(problemsOf),
  ];
}

/** The failed cases, with their bytes so that they can be sent again. */
async function failuresIn(cases: readonly RawCase[]): Promise<readonly string[]> {
  const failures: string[] = [];
  await throughAll(cases, atOnce, async (each) => {
    const problems = problemsOfCase(each, await converse(site().url, each));
    if (problems.length > 0)
      failures.push(
        `${each.name}: ${problems.join(", ")} for ${JSON.stringify(each.bytes.toString("latin1").slice(0, 300))}`,
      );
  });
  return failures.slice(0, 20);
}

test.each([
  ["addresses of every form", namedTargets],
  ["bytes that are no request", noRequests],
  ["headers that differ in one thing", namedHeaders],
  ["requests that break off", brokenOff],
  ["bodies with a length or in chunks", goodFrames],
  ["1,200 random addresses", targetCases(seed, 1_200)],
  ["1,000 random headers", headerCases(seed, 1_000)],
  ["800 bodies that could be cut in two places", framingCases(seed, 800)],
])("%s: one answer each, none above 499, all with the security headers", async (_name, cases) => {
  expect(await failuresIn(cases)).toEqual([]);
});

test("no request smuggled in behind a body reached the backend", () => {
  expect(site().backend.calls.filter(({ url }) => url.includes(smuggledSlug))).toEqual([]);
  expect(site().callsTo(calls.rate)).toBe(0);
});

test("150 pipelines: every request has its own answer, in order", async () => {
  const failures: string[] = [];
  await throughAll(pipelines(seed, 150), atOnce, async (pipeline) => {
    const { name, expected } = pipeline;
    const { answers, rest } = await converse(site().url, pipeline);
    const right =
      answers.length === expected.length &&
      rest === "" &&
      answers.every(
        ({ status, body }, index) => status === expected[index]?.status && body.includes(expected[index].contains),
      );
    if (!right) failures.push(`${name}: ${answers.map(({ status }) => status).join()} ${rest.slice(0, 80)}`);
  });
  expect(failures.slice(0, 5)).toEqual([]);
});

test("the neighbour was served throughout, and the gateway survived", async () => {
  expect(neighbour.answers).toBeGreaterThan(20);
  expect(neighbour.wrong).toEqual([]);
  expect((await exchange(site(), "/operations/health")).status).toBe(200);
});
