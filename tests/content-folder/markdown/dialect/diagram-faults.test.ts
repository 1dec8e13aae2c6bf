import { expect, test } from "vitest";
import { reportDiagrams } from "../../../../content-folder/markdown/dialect/diagram-faults.ts";

/** What is said of a diagram. */
function toldOf(value: string): readonly string[] {
  const told: string[] = [];
  reportDiagrams({ type: "root", children: [{ type: "code", lang: "mermaid", value }] }, (_, message) =>
    told.push(message),
  );
  return told;
}

test.each([
  "flowchart LR",
  "---\ntitle: A\n---\nflowchart LR",
  "\n ---\n\ntitle: A\n  --- \n\n%%{init:\n{}}%%\nflowchart LR",
  "---\n\n---\nflowchart LR",
  "%% A comment\n\n  %% another\nflowchart LR",
])("the kind of a diagram is found behind settings and comments: %j", (text) => {
  expect(toldOf(text)).toEqual([]);
});

test("a diagram of many blank lines is passed over once", () => {
  const blank = "\n".repeat(49_000);
  const expected = (word: string) => [
    expect.stringContaining(`expected its kind first, such as flowchart, got "${word}"`),
  ];
  expect(toldOf(`---${blank}`)).toEqual(expected("---"));
  expect(toldOf(`---${blank}title: a${blank.slice(48_500)}`)).toEqual(expected("---"));
  for (let time = 0; time < 100; time += 1) expect(toldOf(`${blank}zzzzzzz`)).toEqual(expected("zzzzzzz"));
});
