import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCardFill } from "../../../gateway/cards/card-fill.ts";
import { createCardFiles } from "../../../gateway/cards/card-files.ts";
import type { Drawn } from "../../../gateway/cards/card-drawer.ts";
import { eventually } from "../../support/eventually.ts";
import { english } from "../../../words/speech.ts";

const path = "/cards/site/0123456789ab.png";
const site = { name: "Docs", description: "Guides.", socialImage: path };
const freshness = {
  endAt: () => undefined,
  leaveOut: () => undefined,
  record: <T>(fetching: Promise<{ readonly data: T }>) => fetching.then(({ data }) => data),
  freshUntil: () => 0,
  usableUntil: () => 0,
  isStale: () => false,
};

test("a card that is not drawn in time is 503; it is drawn once, and available afterwards", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lectern-cards-"));
  const drawing = Promise.withResolvers<Drawn>();
  let drawn = 0;
  const drawer = { draw: () => ((drawn += 1), drawing.promise), stop: () => undefined };
  const bugs: unknown[] = [];
  const fill = createCardFill({
    openExecution: () => ({
      execute: () => Promise.resolve({ data: { site }, errors: [] }),
      freshness,
      speech: english,
      isWithoutSearch: () => false,
    }),
    drawer,
    files: createCardFiles(folder),
    look: () => null,
    report: (bug) => bugs.push(bug),
    waitMs: 30,
  })(path);
  for (let asked = 0; asked < 3; asked += 1)
    expect(await fill?.()).toMatchObject({
      status: 503,
      headers: { "retry-after": "10", "cache-control": "no-store" },
    });
  drawing.resolve({ kind: "drawn", png: new Uint8Array([1, 2, 3]) });
  await eventually(
    async () => (await fill?.())?.status,
    (status) => status === 200,
  );
  expect({ drawn, bugs }).toEqual({ drawn: 1, bugs: [] });
  await rm(folder, { recursive: true });
});
