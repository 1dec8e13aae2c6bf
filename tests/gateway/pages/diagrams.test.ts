import { expect, test } from "vitest";
import { demonstration } from "../../support/demonstration.ts";

const site = demonstration;

test("the frame that draws diagrams has no origin, and runs the scripts of its own folder alone", async () => {
  const frame = await fetch(`${site().url}/diagrams/frame`);
  expect(frame.status).toBe(200);
  expect(frame.headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
  );
  expect(frame.headers.get("x-frame-options")).toBe("SAMEORIGIN");
});

test("its scripts may be read by a frame without an origin, and come compressed", async () => {
  for (const name of ["frame.js", "mermaid.esm.min.mjs"]) {
    const script = await fetch(`${site().url}/diagrams/${name}`, { headers: { origin: "null" } });
    expect([
      script.status,
      script.headers.get("content-type"),
      script.headers.get("access-control-allow-origin"),
    ]).toEqual([200, "text/javascript; charset=utf-8", "*"]);
    expect(script.headers.get("content-encoding")).not.toBeNull();
    expect(await script.text()).toContain("mermaid");
  }
});

test.each([
  "/diagrams/package.json",
  "/diagrams/chunks/none.mjs",
  "/diagrams/chunks%2F..%2F..%2Fpackage.json",
  "/diagrams/..%2Fsrc%2Fa.mjs",
  "/diagrams/none.mjs",
])("%s is not there", async (path) => {
  expect((await fetch(`${site().url}${path}`)).status).toBe(404);
});
