import { expect, test } from "vitest";
import { GatheredBody } from "../../../gateway/docs-api/transport/gathered-body.ts";
import { collectGarbage } from "../../support/collect-garbage.ts";

function gathered(chunks: readonly Uint8Array[]): GatheredBody {
  const body = new GatheredBody();
  for (const chunk of chunks) body.add(chunk);
  return body;
}

test.each([
  { chunks: [] },
  { chunks: ["whole"] },
  { chunks: ["", "a", "", "bc"] },
  { chunks: ["long enough to be kept", "x", "y", "z"] },
])("$chunks are their bytes in their order", ({ chunks }) => {
  const body = gathered(chunks.map((chunk) => Buffer.from(chunk)));
  expect(body.bytes().toString()).toBe(chunks.join(""));
  expect(body.length).toBe(chunks.join("").length);
});

test("a chunk is never written to", () => {
  const first = Buffer.from("abcdef");
  gathered([first.subarray(0, 2), Buffer.from("XY")]);
  expect(first.toString()).toBe("abcdef");
});

test("a body in chunks of one byte takes little more than its bytes", async () => {
  await collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const body = new GatheredBody();
  // Each with a block of memory of its own, as they come from a socket.
  for (let number = 0; number < 100_000; number += 1) body.add(new Uint8Array([number]));
  await collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(2_000_000);
  expect(body.length).toBe(100_000);
});
