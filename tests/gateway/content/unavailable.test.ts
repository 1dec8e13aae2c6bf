import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultContentLimits } from "../../../gateway/content/content-limits.ts";
import { eventually } from "../../support/eventually.ts";
import { openPipeline } from "./open-pipeline.ts";
import type { OpenPipeline } from "./open-pipeline.ts";
import { aLongReference } from "../../support/fakes/long-reference.ts";

function worker(name: string): URL {
  return new URL(`./workers/${name}.ts`, import.meta.url);
}

/** Attributes that parsers compare pairwise: a small text that takes very long. */
function slow(count: number): string {
  return `<a ${Array.from({ length: count }, (_, index) => `a${index}`).join(" ")}>x</a>`;
}

/** Requests a text until it is ready. */
function isThere(site: OpenPipeline, html: string): Promise<void> {
  return eventually(
    () =>
      site.pipeline.process(html).then(
        () => true,
        () => false,
      ),
    (is) => is,
  );
}

describe("a text that is not ready in time", () => {
  const limits = { ...defaultContentLimits, waitMs: 100, cpuMs: 50 };

  test("is not refused, and its processing continues for the next request", async () => {
    await using site = openPipeline({ workerUrl: worker("late-worker"), limits });
    expect(await site.unavailability("<p>x</p>")).toBe(
      "A text was not ready within 100 ms; it is still being processed.",
    );
    await isThere(site, "<p>x</p>");
    expect((await site.ready("<p>x</p>")).html).toBe("<p>1</p>");
    expect(new Set(site.warnings)).toEqual(
      new Set(["A text was not ready within 100 ms; it is still being processed."]),
    );
  });

  test("is processed once for concurrent requests", async () => {
    await using site = openPipeline({ workerUrl: worker("late-worker"), limits: { ...limits, waitMs: 60 } });
    await Promise.all(Array.from({ length: 4 }, () => site.unavailability("<p>x</p>")));
    await isThere(site, "<p>x</p>");
    expect((await site.ready("<p>x</p>")).html).toBe("<p>1</p>");
  });
});

describe("a thread that ends by itself", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lectern-content-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("does not fail the text: it is retried", async () => {
    await using site = openPipeline({ workerUrl: worker("dying-worker") });
    const text = `${join(folder, "once")} 1`;
    expect((await site.ready(text)).html).toBe(text);
    expect(site.warnings).toEqual(["The content thread ended unexpectedly."]);
  });

  test("repeatedly over one text does not refuse it, and the text is not retried for a while", async () => {
    await using site = openPipeline({ workerUrl: worker("dying-worker") });
    const text = `${join(folder, "often")} 100`;
    for (let asked = 0; asked < 3; asked += 1)
      expect(await site.unavailability(text)).toBe("The content thread ended unexpectedly.");
    expect((await readFile(join(folder, "often"))).byteLength).toBe(2);
  });
});

test("a thread that cannot start is not blamed on the text, and is started again for the next one", async () => {
  await using site = openPipeline({ workerUrl: worker("no-such-worker") });
  expect(await site.unavailability("<p>x</p>")).toContain("The content thread failed: Cannot find module");
  expect(await site.unavailability("<p>y</p>")).toContain("The content thread failed: Cannot find module");
});

test("texts behind a slow one do not wait for it", async () => {
  await using site = openPipeline({ limits: { ...defaultContentLimits, cpuMs: 4_000, slowMs: 100, waitMs: 60_000 } });
  await site.ready("<p>start</p>");
  const ended: string[] = [];
  const long = site.refusal(slow(60_000)).then(() => ended.push("long"));
  const short = ["1", "2", "3"].map((text) => site.ready(`<p>${text}</p>`).then(() => ended.push(text)));
  await Promise.all([long, ...short]);
  expect(ended).toEqual(["1", "2", "3", "long"]);
});

test("short texts go before long ones, and long ones are not starved", async () => {
  await using site = openPipeline();
  const ended: string[] = [];
  const give = (name: string, html: string): Promise<unknown> => site.ready(html).then(() => ended.push(name));
  await Promise.all([
    give("long", `<p>${"x".repeat(400_000)}</p>`),
    give("short", "<p>x</p>"),
    give("short", "<p>y</p>"),
  ]);
  expect(ended).toEqual(["short", "short", "long"]);
});

test("waiting texts are limited in bytes: those beyond are unavailable for now", async () => {
  await using site = openPipeline({ limits: { ...defaultContentLimits, waitingBytes: 10_000 } });
  const results = await Promise.allSettled(["a", "b", "c", "d"].map((letter) => site.ready(letter.repeat(2_000))));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
  expect((await site.ready("d".repeat(2_000))).kind).toBe("ready");
});

test("a long page is processed on a machine under heavy load", async () => {
  const burners = Array.from({ length: 2 }, () => spawn(process.execPath, ["-e", "for(;;);"], { stdio: "ignore" }));
  try {
    await using site = openPipeline({ limits: { ...defaultContentLimits, waitMs: 120_000 } });
    const { outline } = await site.ready(aLongReference(300));
    expect(outline).toHaveLength(301);
    expect(site.warnings).toEqual([]);
  } finally {
    for (const burner of burners) burner.kill("SIGKILL");
  }
});
