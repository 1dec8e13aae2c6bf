import { expect, test } from "vitest";
import { createAssetReader } from "../../../content-folder/media/assets.ts";
import type { AssetReader } from "../../../content-folder/media/assets.ts";
import { createMediaHashes } from "../../../content-folder/media/media-hashes.ts";
import { readPageText } from "../../../content-folder/pages/read-page-text.ts";
import { readPages } from "../../../content-folder/pages/read-pages.ts";
import { makeContent } from "../../support/content.ts";

function assetsIn(dir: string): AssetReader {
  return createAssetReader(dir, createMediaHashes(dir).keep);
}

test("an attribute named as what every object has is left out, and the page is there", async () => {
  await using content = await makeContent({ "pages/a.md": "# A\n\n:::note{constructor toString=1}\nOne.\n:::\n" });
  const { pages, problems } = await readPages(content.dir, assetsIn(content.dir));
  expect(pages.map(({ path }) => path)).toEqual(["/a"]);
  expect(problems.map(({ line, effect, cause }) => `${line} ${cause} ${effect}`)).toEqual([
    "3 directive published",
    "3 directive published",
  ]);
});

test("a page that cannot be read for a reason that nobody foresaw is reported, and the others are there", async () => {
  await using content = await makeContent({
    "pages/a.md": "# A\n\n![A](a.png)\n",
    "pages/b.md": "# B\n",
    "pages/_home.md": "![A](a.png)\n",
  });
  const odd = { ...assetsIn(content.dir), read: () => Promise.reject(new TypeError("odd")) };
  const { pages, problems } = await readPages(content.dir, odd);
  expect(pages.map(({ path }) => path)).toEqual(["/b"]);
  expect(problems).toEqual([
    { file: "pages/a.md", line: 1, cause: "unreadable", effect: "withheld", message: "it cannot be shown: odd" },
  ]);
  expect(await readPageText(content.dir, "pages/_home.md", odd)).toEqual({
    kind: "fault",
    message: '"pages/_home.md" cannot be shown: odd',
  });
});
