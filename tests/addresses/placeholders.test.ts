import { expect, test } from "vitest";
import { fillPlaceholders } from "../../addresses/placeholders.ts";

const values = { website: "Domainlens", title: "Docs | First Steps" };

test("$website is the site's name and $title the path's title, wherever and as often as they stand", () => {
  expect(fillPlaceholders("$website - Documentation", values)).toBe("Domainlens - Documentation");
  expect(fillPlaceholders("$title at $website, $website's own", values)).toBe(
    "Docs | First Steps at Domainlens, Domainlens's own",
  );
});

test("other words and signs stay as they are", () => {
  expect(fillPlaceholders("$websites cost $5", values)).toBe("$websites cost $5");
});

test("a name with a dollar sign is not read as a pattern", () => {
  expect(fillPlaceholders("$website", { ...values, website: "$& Sons" })).toBe("$& Sons");
});
