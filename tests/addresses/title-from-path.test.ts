import { describe, expect, test } from "vitest";
import { titleFromPath } from "../../addresses/title-from-path.ts";

describe("titleFromPath", () => {
  test("is 'Home' for the root", () => {
    expect(titleFromPath("/")).toBe("Home");
    expect(titleFromPath("")).toBe("Home");
  });

  test("turns hyphens into spaces, capitalises the segments and joins them with ' | '", () => {
    expect(titleFromPath("/white-paper/domain-trends")).toBe("White Paper | Domain Trends");
    expect(titleFromPath("/about/")).toBe("About");
  });

  test("survives encoded, broken and foreign segments", () => {
    expect(titleFromPath("/tag/caf%C3%A9-culture")).toBe("Tag | Café Culture");
    expect(titleFromPath("/100%-sure")).toBe("100% Sure");
    expect(titleFromPath("/élan")).toBe("Élan");
  });
});
