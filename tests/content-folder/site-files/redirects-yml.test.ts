import { expect, test } from "vitest";
import { takeRedirects } from "../../../content-folder/site-files/redirects-yml.ts";
import { isMapping, readYaml } from "../../../content-folder/yaml/yaml-reading.ts";

function redirectsFrom(text: string) {
  const yaml = readYaml(text);
  if (yaml.kind === "broken" || !isMapping(yaml.value)) throw new Error("The text is not a mapping.");
  return takeRedirects(yaml.value, yaml.lineOf);
}

test("each redirect has its line; of equal ones that of the last", () => {
  const { data, problems } = redirectsFrom('/a: /b\n/c: 3\n"/d":\n  /e\n\n/a: /f\n');
  expect(data).toEqual([
    { from: "/a", to: "/f", line: 6 },
    { from: "/d", to: "/e", line: 3 },
  ]);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    "2 /c: expected the new address, as text",
  ]);
});

test("a long file is read line by line", () => {
  const lines = Array.from({ length: 40_000 }, (_, index) => `/${index}: /b`);
  const { data, problems } = redirectsFrom(lines.join("\n"));
  expect(problems).toEqual([]);
  expect(data.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
});
