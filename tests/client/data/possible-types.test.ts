import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { possibleTypes } from "../../../client/generated/possible-types.ts";

function dist(path: string): string {
  return fileURLToPath(new URL(`../../../dist/client/${path}`, import.meta.url));
}

test("union members, which only development needs, are in no script of the production build", async () => {
  const manifest = z
    .record(z.string(), z.object({ file: z.string() }))
    .parse(JSON.parse(await readFile(dist("manifest.json"), "utf8")));
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  expect(Object.keys(possibleTypes)).toContain("RatingResult");
  for (const script of scripts) {
    const code = await readFile(dist(script), "utf8");
    expect({ script, unions: Object.keys(possibleTypes).filter((union) => code.includes(union)) }).toEqual({
      script,
      unions: [],
    });
  }
});
