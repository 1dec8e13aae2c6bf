import { expect, test } from "vitest";
import { fillPlaceholders } from "../../addresses/placeholders.ts";

const values = { website: "Domainlens", title: "Docs | First Steps" };

test("$website and $title are replaced by the site's name and the path's title, at every occurrence", () => {
  expect(fillPlaceholders("$website - Documentation", values)).toBe("Domainlens - Documentation");
  expect(fillPlaceholders("$title at $website, $website's own", values)).toBe(
    "Docs | First Steps at Domainlens, Domainlens's own",
  );
});

test("other words and symbols are left alone", () => {
  expect(fillPlaceholders("$websites cost $5", values)).toBe("$websites cost $5");
});

test("a name with a dollar sign is not treated as a replacement pattern", () => {
  expect(fillPlaceholders("$website", { ...values, website: "$& Sons" })).toBe("$& Sons");
});
