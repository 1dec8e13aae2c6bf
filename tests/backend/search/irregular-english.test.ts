import { expect, test } from "vitest";
import { stemmers } from "../../../backend/store/search/language/stemmers.ts";

test.each([
  ["steal", ["stole", "stolen", "steals", "stealing"]],
  ["write", ["wrote", "written", "writes", "writing"]],
  ["override", ["overrode", "overridden", "overrides"]],
  ["index", ["indices", "indexes"]],
  ["child", ["children"]],
])("the forms of %s have its stem in English", (base, forms) => {
  const stemOf = stemmers["en"];
  expect(forms.map((form) => stemOf?.(form))).toEqual(forms.map(() => stemOf?.(base)));
});

test("a form that is as often another word keeps a stem of its own", () => {
  for (const [form, base] of [
    ["found", "find"],
    ["left", "leave"],
    ["bound", "bind"],
  ] as const)
    expect(stemmers["en"]?.(form)).not.toBe(stemmers["en"]?.(base));
});
