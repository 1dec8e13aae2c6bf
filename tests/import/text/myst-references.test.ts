import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("MyST: references to labels and pages are links, with the words of what they lead to where they have none", async () => {
  await using room = await makeSource({
    "docs/conf.py": "project = 'Quay'\n",
    "docs/index.md":
      "# Quay\n\n- {ref}`tie:knots`, {ref}`all of it <Ropes>`, {doc}`shore/more`, {doc}`the shore </shore/more>`, [by path](/shore/more)\n- {ref}`[wet] (one) <tie:knots>` and ``in code {ref}`tie:knots` ``\n\nFrom [0, 1) on write ``{ref}`x` ``.\n",
    "docs/ropes.md": "(ropes)=\n\n# All ropes\n\n(tie:knots)=\n\n## Knots and bends\n\nSee {ref}`ropes`.\n",
    "docs/shore/more.md":
      "# More\n\n## Ropes\n\nTo [ropes](ropes), {ref}`genindex` and {ref}`the end <nowhere>`, {doc}`none`.\n",
  });
  const { stdout } = room.run("--measure");
  expect(await room.read("guide/docs/index.md")).toContain(
    "- [Knots and bends](/guide/docs/ropes#tie-knots), [all of it](/guide/docs/ropes), [More](/guide/docs/shore/more), [the shore](/guide/docs/shore/more), [by path](/guide/docs/shore/more)\n- [\\[wet\\] (one)](/guide/docs/ropes#tie-knots) and ``in code {ref}`tie:knots` ``",
  );
  expect(await room.read("guide/docs/index.md")).toContain("From [0, 1) on write ``{ref}`x` ``.");
  expect(await room.read("guide/docs/ropes.md")).toContain("See [All ropes](/guide/docs/ropes).");
  expect(await room.read("guide/docs/shore/more.md")).toContain(
    "To [ropes](/guide/docs/ropes), {ref}`genindex` and {ref}`the end <nowhere>`, {doc}`none`.",
  );
  expect(stdout).toContain("role of MyST: 3");
  expect(stdout).toContain("docs/shore/more.md:5  {ref}`the end <nowhere>` is left as text");
  expect(stdout).toContain("leading nowhere 0;");
  expect(stdout).toContain("kept 100.00 %");
  expect(room.check().stdout).toContain("no problem");
});
