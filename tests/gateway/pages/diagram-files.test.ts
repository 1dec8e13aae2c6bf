import { expect, test } from "vitest";
import { createDiagramsRoute } from "../../../gateway/pages/diagrams/diagrams-route.ts";
import { english } from "../../../words/speech.ts";

test.each(["none", "a".repeat(300)])("there is no file of diagrams called %s", async (name) => {
  const route = createDiagramsRoute(() => english);
  const path = `/diagrams/${name}.mjs`;
  const answer = await route.match({ method: "GET", path, search: "", accept: "*/*", body: null })?.fill();
  expect(answer?.status).toBe(404);
});
