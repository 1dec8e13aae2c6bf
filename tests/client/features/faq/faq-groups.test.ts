import { expect, test } from "vitest";
import { faqGroups, groupsWith } from "../../../../client/features/faq/faq-groups.ts";

const groups = faqGroups([
  { question: "What is it?", answer: "A café guide.", group: null },
  { question: "What does it cost?", answer: "Nothing.", group: "Plans" },
  { question: "Who writes it?", answer: "We do.", group: null },
  { question: "Plans", answer: "There are two.", group: "Plans" },
]);

function found(asked: string) {
  return groupsWith(groups, asked).map(({ heading, questions }) => [
    heading?.name ?? null,
    questions.map(({ question }) => question),
  ]);
}

test("questions stand in their groups, each group where its first question is", () => {
  expect(found("")).toEqual([
    [null, ["What is it?", "Who writes it?"]],
    ["Plans", ["What does it cost?", "Plans"]],
  ]);
});

test("a group takes no address from a question of the same name", () => {
  expect(groups.flatMap(({ heading, questions }) => [heading?.id, ...questions.map(({ id }) => id)])).toEqual([
    undefined,
    "what-is-it",
    "who-writes-it",
    "plans-2",
    "what-does-it-cost",
    "plans",
  ]);
});

test.each([
  ["CAFE", [[null, ["What is it?"]]]],
  ["what not", [["Plans", ["What does it cost?"]]]],
  ["plan two", [["Plans", ["Plans"]]]],
  ["  ", found("")],
  ["café zebra", []],
])("%j finds the questions with all of its words, in any case and without accents", (asked, expected) => {
  expect(found(asked)).toEqual(expected);
});
