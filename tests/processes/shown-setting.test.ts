import { expect, test } from "vitest";
import { shownSetting } from "../../processes/shown-setting.ts";

test.each([
  ["ada:secret@docs.example", "…@docs.example"],
  ["ada:se@cr/et@docs.example:80/a", "…@docs.example:80/a"],
  [":secret@docs.example", "…@docs.example"],
  ["a.example, ada:secret@b.example", "a.example, …@b.example"],
  ["https://ada:se@cret@docs.example/a@b", "https://…@docs.example/a@b"],
  ["//ada:secret@docs.example", "//…@docs.example"],
])("of %j no user and no password is shown", (value, shown) => {
  expect(shownSetting(value, false)).toBe(`got ${JSON.stringify(shown)}`);
});

test.each(["Docs <docs@docs.example>", "https://docs.example:80/a@b", "docs.example:80", "10.0.0.0/8,::1", "/a:b/c"])(
  "%j is shown as it is",
  (value) => {
    expect(shownSetting(value, false)).toBe(`got ${JSON.stringify(value)}`);
  },
);

test("of a secret nothing is shown, but whether it is set", () => {
  expect(shownSetting("ada", true)).toBe("got another value (not shown)");
  expect(shownSetting(undefined, true)).toBe("but it is not set");
});
