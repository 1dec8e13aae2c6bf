import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBigAnswerReader } from "../../../gateway/docs-api/calls/big-answers/reader.ts";
import { createJoiner, pieceMax, toPieces } from "../../../gateway/docs-api/calls/big-answers/pieces.ts";
import { eventually } from "../../support/eventually.ts";
import { navigationParsers } from "../../../gateway/docs-api/calls/navigation.ts";
import { parseSitemap } from "../../../gateway/docs-api/calls/sitemap.ts";

function docs(count: number, of = "a") {
  return Array.from({ length: count }, (_, index) => ({ subject: `Document ${index} “ü”`, slug: `${of}-${index}` }));
}
const types = {
  allTypes: [
    { name: "Big", docs: docs(30_000) },
    { name: "Small", slug: "small", docs: docs(3) },
    { name: "" },
    ...Array.from({ length: 4_000 }, (_, index) => ({ name: `Type ${index}`, docs: docs(2, `t${index}`) })),
  ],
};
const categories = {
  allCategories: [
    {
      name: "One",
      subCategories: [
        { name: "Sub", docs: docs(12_000) },
        { name: "Other", docs: null },
      ],
    },
  ],
};
const sitemap = {
  sitemap: {
    links: Array.from({ length: 60_000 }, (_, index) => ({
      linkname: `/article/${index}`,
      lastmoddate: "2026-01-02",
      images: index % 2 ? [] : ["/media/a.png"],
    })),
  },
};
function bodyOf(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

test("a large answer read in the thread has the same result as here", async () => {
  const reader = createBigAnswerReader();
  try {
    const [readTypes, readCategories, readSitemap] = await Promise.all([
      reader.read("fetchTypes", bodyOf(types)),
      reader.read("fetchCategories", bodyOf(categories)),
      reader.read("fetchSitemap", bodyOf(sitemap)),
    ]);
    expect(readTypes).toEqual(navigationParsers.fetchTypes(types));
    expect(readCategories).toEqual(navigationParsers.fetchCategories(categories));
    expect(readSitemap).toEqual(parseSitemap(sitemap));
  } finally {
    await reader.stop();
  }
});

test("it arrives in limited pieces, one per event-loop turn: other work continues meanwhile", async () => {
  const { pieces, rest } = toPieces(parseSitemap(sitemap));
  expect(pieces.length).toBeGreaterThan(50);
  for (const piece of pieces) expect(JSON.stringify(piece).split(/[,:[{]/).length).toBeLessThan(pieceMax * 4);
  expect(JSON.stringify(rest).length).toBeLessThan(200);
  const reader = createBigAnswerReader();
  let others = 0;
  const timer = setInterval(() => (others += 1), 0);
  await reader.read("fetchSitemap", bodyOf(sitemap));
  clearInterval(timer);
  await reader.stop();
  expect(others).toBeGreaterThan(20);
});

test("pieces of any shape are joined to the original", () => {
  const shapes: readonly unknown[] = [
    [],
    {},
    null,
    "text",
    7,
    [[]],
    { a: [docs(9_000)], b: docs(1) },
    docs(9_000).map((doc) => ({ doc, all: [doc] })),
    Array.from({ length: 3 }, () => ({ list: docs(5_000) })),
  ];
  for (const shape of shapes) {
    const { pieces, rest } = structuredClone(toPieces(shape));
    const joiner = createJoiner();
    for (const piece of pieces) joiner.add(piece);
    const holder = { data: rest };
    joiner.join(holder);
    expect(holder.data).toEqual(shape);
  }
});

test("an unreadable answer is reported in our words, and the next one is read", async () => {
  const reader = createBigAnswerReader();
  try {
    await expect(reader.read("fetchTypes", Buffer.from("[{"))).rejects.toMatchObject({
      problem: "bad-payload",
      reason: "the answer does not parse as JSON",
    });
    await expect(reader.read("fetchTypes", bodyOf({ allTags: [] }))).rejects.toMatchObject({
      problem: "bad-payload",
      reason: 'the answer does not match the contract at "allTypes"',
    });
    expect(await reader.read("fetchTypes", bodyOf({ allTypes: [] }))).toEqual([]);
  } finally {
    await reader.stop();
  }
});

test("a thread that ends fails its answer, and no other", async () => {
  const reader = createBigAnswerReader();
  const [lost] = await Promise.allSettled([
    reader.read("fetchSitemap", bodyOf(sitemap)),
    pause(5).then(() => reader.stop()),
  ]);
  expect(lost).toMatchObject({ status: "rejected", reason: { problem: "bad-payload" } });
  expect(await reader.read("fetchTypes", bodyOf({ allTypes: [] }))).toEqual([]);
  await reader.stop();
});

const threadUrl = new URL("./threads/odd-reader.ts", import.meta.url);

test("a thread that does not answer is replaced: its answer fails, the next ones are read", async () => {
  const reader = createBigAnswerReader({ threadUrl, lostMs: 2_000 });
  await expect(reader.read("fetchTypes", Buffer.from("silent"))).rejects.toMatchObject({
    problem: "timeout",
    reason: "the thread that reads large answers did not answer within 2000 ms",
  });
  // On a busy machine a thread may take longer than that to start.
  await eventually(
    () => reader.read("fetchTypes", Buffer.from("read me")).catch(() => null),
    (read) => read === "read me",
  );
  await reader.stop();
});

test("a thread that sends an unknown message is replaced: its answer fails, the next one is read", async () => {
  const reader = createBigAnswerReader({ threadUrl });
  await expect(reader.read("fetchTypes", Buffer.from("odd"))).rejects.toMatchObject({ problem: "bad-payload" });
  expect(await reader.read("fetchTypes", Buffer.from("read me"))).toBe("read me");
  await reader.stop();
});
