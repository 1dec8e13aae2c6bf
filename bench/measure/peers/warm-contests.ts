import { z } from "zod";
import { startBackendProcess } from "../backend/backend-process.ts";
import { startBareProcess } from "./bare-process.ts";
import { holdContests } from "./contest.ts";
import type { Contest, Rounds } from "./contest.ts";
import { startGatewayProcess } from "../gateway-process.ts";
import type { Target } from "../load.ts";
import { startPeerProcess } from "./peer-process.ts";
import type { PeerProcess } from "./peer-process.ts";
import { recordSettled } from "../recorded-answer.ts";
import type { BenchRequest, RecordedAnswer } from "../recorded-answer.ts";
import { rowOfValue } from "../row.ts";
import type { Row } from "../row.ts";
import { documentQuery, navigationQuery, pageRequest, subjectSlug } from "../subject.ts";

/** How many named documents make a navigation tree of 160 KB. */
const namedDocuments = 327;

/** More than this, and the peer's cache is not working: the comparison would be unfair. */
const resolvedMax = 100;

function inBrotli(request: BenchRequest): BenchRequest {
  return {
    ...request,
    headers: { ...request.headers, "accept-encoding": "br" },
  };
}

const page = inBrotli(pageRequest(`/article/${subjectSlug}`));

/**
 * CPU time per warm request, compared with bare servers that send the same bytes and GraphQL servers that hold the same data. The peers never
 * compress, whatever the client accepts: they leave that to a proxy.
 */
export async function contestWarmAnswers(rounds: Rounds): Promise<readonly Row[]> {
  await using backend = await startBackendProcess({ documents: namedDocuments });
  await using gateway = await startGatewayProcess();
  await using navigator = await startGatewayProcess({ environment: { DOCS_API_URL: backend.apiUrl } });
  const [document, html] = await recordTwo(gateway.url, [documentQuery, page]);
  const [tree, treeInBrotli] = await recordTwo(navigator.url, [navigationQuery, inBrotli(navigationQuery)]);
  await using bare = await startBareProcess({ [documentQuery.path]: document, [page.path]: html });
  await using bareTree = await startBareProcess({ [navigationQuery.path]: tree });
  const fields = { ...fieldsOf(document), ...fieldsOf(tree) };
  await using apollo = await startPeerProcess("apollo", fields);
  await using mercurius = await startPeerProcess("mercurius", fields);
  const rows = await holdContests(toContests({ gateway, navigator, bare, bareTree, apollo, mercurius }), rounds);
  for (const peer of [apollo, mercurius]) await assertCached(peer);
  const sizes = {
    "warm GraphQL document query": document,
    "warm rendered page, br": html,
    "warm navigation tree": tree,
    "warm navigation tree, br": treeInBrotli,
  };
  const { residentBytes } = await gateway.usage();
  return [
    ...rows,
    ...Object.entries(sizes).map(([name, { body }]) => rowOfValue(`${name}: size`, "bytes", body.length)),
    rowOfValue("memory of the gateway after this load", "bytes", residentBytes, {
      note: "resident; its worker included, the docs backend not",
    }),
  ];
}

type Targets = Readonly<Record<"gateway" | "navigator" | "bare" | "bareTree" | "apollo" | "mercurius", Target>>;

function toContests({ gateway, navigator, bare, bareTree, apollo, mercurius }: Targets): readonly Contest[] {
  return [
    {
      subject: "warm GraphQL document query",
      ours: { name: "ours", target: gateway, sends: "identity", request: documentQuery },
      others: [
        { name: "bare", target: bare, sends: "identity", request: documentQuery, goal: { atLeast: 0.7 } },
        { name: "Apollo Server", target: apollo, sends: "identity", request: documentQuery, goal: { atLeast: 4 } },
        { name: "Mercurius", target: mercurius, sends: "identity", request: documentQuery, goal: { atLeast: 2 } },
      ],
    },
    {
      subject: "warm rendered page, br",
      ours: { name: "ours", target: gateway, sends: "br", request: page },
      others: [{ name: "bare", target: bare, sends: "br", request: page, goal: { atLeast: 0.7 } }],
    },
    // Clients accept br, so the goals apply to br. With identity encoding even the bare server is only 12 and 10 times as fast as the peers: sending
    // 160 KB has its cost.
    {
      subject: "warm navigation tree, br",
      ours: { name: "ours", target: navigator, sends: "br", request: inBrotli(navigationQuery) },
      others: [
        { name: "bare", target: bareTree, sends: "identity", request: navigationQuery, goal: { atLeast: 1.5 } },
        {
          name: "Apollo Server",
          target: apollo,
          sends: "identity",
          request: inBrotli(navigationQuery),
          goal: { atLeast: 20 },
        },
        {
          name: "Mercurius",
          target: mercurius,
          sends: "identity",
          request: inBrotli(navigationQuery),
          goal: { atLeast: 15 },
        },
      ],
    },
    {
      subject: "warm navigation tree",
      ours: { name: "ours", target: navigator, sends: "identity", request: navigationQuery },
      others: [
        { name: "bare", target: bareTree, sends: "identity", request: navigationQuery, goal: null },
        { name: "Apollo Server", target: apollo, sends: "identity", request: navigationQuery, goal: null },
        { name: "Mercurius", target: mercurius, sends: "identity", request: navigationQuery, goal: null },
      ],
    },
  ];
}

async function recordTwo(
  origin: string,
  requests: readonly [BenchRequest, BenchRequest],
): Promise<readonly [RecordedAnswer, RecordedAnswer]> {
  const [first, second] = await recordSettled(origin, requests);
  if (first === undefined || second === undefined) throw new Error("Expected two recorded answers.");
  return [first, second];
}

const Answered = z.object({ data: z.record(z.string(), z.unknown()) });

function fieldsOf({ body }: RecordedAnswer): Readonly<Record<string, unknown>> {
  return Answered.parse(JSON.parse(body.toString())).data;
}

async function assertCached({ resolved }: PeerProcess): Promise<void> {
  const times = await resolved();
  if (times > resolvedMax)
    throw new Error(
      `A peer resolved root fields ${times} times, although its cache should have kept them: check its settings.`,
    );
}
