import { expect, test } from "vitest";
import { createSiteFilesReader } from "../../../content-folder/site-files/site-files-reader.ts";
import { makeContent } from "../../support/content.ts";

const redirects = '\uFEFF# Moved\n/a: /b\n/c: [/d\n"/e": /f\n/g /h\n/i: /j\n';
const faq =
  "  - question: One?\n    answer: Yes: always.\n  - question: Two?\n    answer: |\n      - a list\n      of lines\n";
const changelog =
  '- { date: 2026-01-02, title: "Open, type: New, description: d }\n- { date: 2026-01-03, title: t, type: New, description: d }\n';
const synonyms = "- [ttl, time to live]\n- [a, b\n- [dns, domain name system]\n- [one]\n";

test("at a start, a line that cannot be read costs the other lines of redirects.yml nothing", async () => {
  await using content = await makeContent({ "redirects.yml": redirects });
  const reading = await createSiteFilesReader(content.dir)();
  expect(reading.redirects).toEqual([
    { from: "/a", to: "/b", line: 2 },
    { from: "/e", to: "/f", line: 4 },
    { from: "/i", to: "/j", line: 6 },
  ]);
  expect(reading.problems.map(({ line, message }) => [line, message])).toEqual([
    [3, expect.stringContaining('a closing "]"')],
    [5, 'expected lines as "/old/address: /new/address"'],
  ]);
});

test("at a start, an entry that cannot be read costs the other entries of a list nothing", async () => {
  await using content = await makeContent({ "faq.yml": faq, "changelog.yml": changelog, "synonyms.yml": synonyms });
  const reading = await createSiteFilesReader(content.dir)();
  expect(reading.faq).toEqual([{ question: "Two?", answer: "- a list\nof lines" }]);
  expect(reading.changelog).toMatchObject([{ date: "2026-01-03", title: "t" }]);
  expect(reading.synonyms).toEqual([
    ["ttl", "time to live"],
    ["dns", "domain name system"],
  ]);
  expect(reading.problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    "changelog.yml:1",
    "faq.yml:2",
    "synonyms.yml:2",
    "synonyms.yml:4",
  ]);
});

test("after the start, a list from before stays in force as a whole", async () => {
  await using content = await makeContent({ "redirects.yml": "/a: /b\n" });
  const read = createSiteFilesReader(content.dir);
  await read();
  await content.write("redirects.yml", redirects);
  expect((await read()).redirects).toBeNull();
});

test("a text of which nothing can be read is none", async () => {
  await using content = await makeContent({
    "redirects.yml": "[\n",
    "faq.yml": "[\n",
    "synonyms.yml": "  from: us\n- [\n",
  });
  const { redirects: lines, faq: questions, synonyms: groups } = await createSiteFilesReader(content.dir)();
  expect({ lines, questions, groups }).toEqual({ lines: null, questions: null, groups: null });
});

test("what is wrong beside the entries is reported, and costs them nothing", async () => {
  await using content = await makeContent({
    "faq.yml": "- question: q\n  answer: a\nEnd\n",
    "synonyms.yml": "terms: x\n- [a, b]\n",
  });
  const { faq: questions, synonyms: groups, problems } = await createSiteFilesReader(content.dir)();
  expect({ questions, groups }).toEqual({
    questions: [{ question: "q", answer: "a" }],
    groups: [["a", "b"]],
  });
  expect(problems.map(({ file, line, effect }) => `${file}:${line} ${effect}`)).toEqual([
    "faq.yml:3 withheld",
    "synonyms.yml:1 withheld",
  ]);
});
