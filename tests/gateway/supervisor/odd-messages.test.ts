import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "../../../gateway/log.ts";
import { startEmbeddedBackend } from "../../../gateway/supervisor/embedded-backend.ts";
import { eventually } from "../../support/eventually.ts";
import { makeDataDir } from "../../support/gateway-process.ts";

/** Settings of a backend that sends an odd message before it listens, or after. */
function settingsOf(when: "before" | "after", dataDir: string) {
  return {
    program: new URL("./programs/odd-backend.ts", import.meta.url),
    environment: { SITE_ID: when, DATA_DIR: join(dataDir, "noted") },
    onChanged: () => undefined,
    onNoticed: () => undefined,
    onProblems: (causes: readonly unknown[]) => expect(causes).toBeInstanceOf(Array),
    log: createLog("silent"),
  };
}

test("a backend that sends an unknown message in place of its port is a failed start", async () => {
  await using data = await makeDataDir();
  await expect(startEmbeddedBackend(settingsOf("before", data.dir))).rejects.toMatchObject({
    name: "BackendStartError",
    message: "The docs backend sent an unknown message.",
  });
});

test("one that sends it later is restarted", async () => {
  await using data = await makeDataDir();
  const backend = await startEmbeddedBackend(settingsOf("after", data.dir));
  const first = backend.pid();
  await eventually(
    () => [backend.pid(), backend.url()] as const,
    ([pid, url]) => pid !== first && pid !== null && url !== null,
  );
  await backend.stop(5_000);
  expect(backend.pid()).toBeNull();
});
