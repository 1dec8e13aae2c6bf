import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("places of a table of contents and settings of kramdown are left out, in code they stay", async () => {
  await using room = await makeSource({
    "_config.yml": "title: Reef\n",
    "index.md":
      '---\ntitle: Reef\n---\n{::options toc_levels="1..2" /}\n\n* TOC\n{:toc}\n\n1. Contents\n{:toc .wide}\n\n## One\n\nSeen {::comment}secret{:/comment}words. {::nomarkdown}Plain{:/nomarkdown} {::nomarkdown}more{:/}.\n\n{::comment}\nsecret\n\n- list\n{:/comment}\n\n```\n{:toc}\n{::options a="b" /}\n```\n',
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const text = await room.read("guide/index.md");
  expect(text).toContain('---\n\n## One\n\nSeen words. Plain more.\n\n```\n{:toc}\n{::options a="b" /}\n```\n');
  await using other = await makeSource({
    "README.md":
      "# Start\n\n[TOC]\n\n[[toc]]\n\n[[_TOC_]]\n\n`[TOC]` and [TOC] and [toc].\n\n> [toc]\n\n```\n[[toc]]\n```\n",
    "a.md": "# A\n\n[TOC]\n\n[TOC]: README.md\n",
  });
  expect(other.run("--measure").stdout).toContain("kept 100.00 %");
  expect(await other.read("guide/index.md")).toContain(
    "---\n\n`[TOC]` and [TOC] and [toc].\n\n> [toc]\n\n```\n[[toc]]\n```\n",
  );
  expect(await other.read("guide/a.md")).toContain("[TOC]\n\n[TOC]: /guide\n");
});
