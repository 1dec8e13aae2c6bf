import { expect, test } from "vitest";
import type { Answer } from "../../../gateway/answers/answer.ts";
import { makeVariant } from "../../../gateway/answers/entry.ts";
import { anAnswer, openAnswers, settle } from "./support/open-answers.ts";
import type { TestAnswers } from "./support/open-answers.ts";

async function stored(site: TestAnswers) {
  const { entry } = await site.answers.get("a", () => Promise.reject(new Error("It is there.")));
  return entry;
}

async function encoded(site: TestAnswers, fields: Partial<Answer> = {}) {
  await site.answers.get("a", () => Promise.resolve(anAnswer("words", site.now(), fields)));
  const entry = await stored(site);
  const variant = await makeVariant(entry.answer, "br", "good", {});
  entry.variants.set("br", variant);
  site.store.grown("a", entry);
  return { entry, variant };
}

test.each(["refresh", "purge"] as const)(
  "an answer that is unchanged after a %s keeps its encodings, and takes no more memory",
  async (cause) => {
    const site = openAnswers();
    const { entry: before, variant } = await encoded(site);
    const sizeBytes = site.store.sizeBytes();
    if (cause === "purge") site.purge();
    else site.forward(61);
    await site.answers.get("a", () => Promise.resolve(anAnswer("words", site.now())));
    await settle();
    const after = await stored(site);
    expect(after).not.toBe(before);
    expect(after.freshUntil).toBe(site.now() + 60_000);
    expect(after.variants.get("br")).toBe(variant);
    expect(after.answer.body).toBe(before.answer.body);
    expect(site.store.sizeBytes()).toBe(sizeBytes);
    // An encoding of the previous entry that finishes only now is not counted for the new one.
    before.variants.set("gzip", variant);
    expect(after.variants.has("gzip")).toBe(false);
  },
);

test.each([
  ["other bytes", { body: Buffer.from("other") }],
  ["other headers", { headers: { "content-type": "text/plain; charset=utf-8" } }],
])("an answer that returns with %s gets new encodings", async (_, fields) => {
  const site = openAnswers();
  await encoded(site);
  site.forward(61);
  await site.answers.get("a", () => Promise.resolve(anAnswer("words", site.now(), fields)));
  await settle();
  expect((await stored(site)).variants.size).toBe(0);
});
