import { expect, test } from "vitest";
import { entryNamed, folded, namesOf } from "../../../gateway/mcp/term-names.ts";

test.each([
  ["Apex", ["apex"]],
  ["Time to live (TTL)", ["time to live ttl", "time to live", "ttl"]],
  ["DS(1) record (in (DNSSEC)) Überall", ["ds 1 record in dnssec uberall", "ds uberall", "1 record in dnssec"]],
  ["(A) B", ["a b", "b", "a"]],
  ["Plural  (s)es", ["plural s es", "plurales", "s"]],
  ["Plural\u00a0(s) es", ["plural s es", "plural es", "s"]],
  ["1) one (", ["1 one"]],
  ["Open (one", ["open one"]],
])("an entry called %j has these names", (term, names) => {
  expect(namesOf({ term, slug: "zone-apex" }).map(folded)).toEqual([...names, "zone apex"]);
});

test.each(["(", "a (", " ", ") ("])("a term of any length has names: a row of %j", (piece) => {
  expect(namesOf({ term: `a${piece.repeat(1_000_000)}b`, slug: "a" }).at(-1)).toBe("a");
});

const entries = [
  "Access (TTL)",
  "C",
  "C++",
  "C#",
  "Sharp (F#)",
  "Set-up",
  "TTL",
  "Content Delivery Network",
  "Domain name system",
  "Domain-name shop",
  "Time to last",
].map((term, index) => ({ term, slug: `slug-${index}` }));

test.each([
  ["c", "C"],
  ["c#", "C#"],
  [" C++ ", "C++"],
  ["c.", "C"],
  ["F#", "Sharp (F#)"],
  ["ttl", "TTL"],
  ["access", "Access (TTL)"],
  ["set up", "Set-up"],
  ["SLUG-5", "Set-up"],
  ["cdn", "Content Delivery Network"],
  ["D.N.S.", null],
  ["dns", null],
  ["s", null],
  ["##", null],
  ["nothing", null],
])("%j names the entry %j", (name, term) => {
  expect(entryNamed(name, entries)?.term ?? null).toBe(term);
});
