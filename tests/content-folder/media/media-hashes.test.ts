import { renameSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stampOf } from "../../../content-folder/media/file-stamp.ts";
import { createMediaHashes } from "../../../content-folder/media/media-hashes.ts";
import { hashMedium, readMedium } from "../../../content-folder/media/medium.ts";
import { readSiteFiles } from "../../../content-folder/site-files/site-files.ts";
import { makeContent } from "../../support/content.ts";

test("a file is read again only when its stamp has changed, and its address only with its bytes", async () => {
  await using content = await makeContent({ "media/a.svg": "<svg/>" });
  const hashes = createMediaHashes(content.dir);
  const keep = async () => {
    const keeping = await hashes.keep("media/a.svg", stampOf(content.dir, "media/a.svg") ?? "");
    if (keeping.kind === "refused") throw new Error(keeping.reason);
    return keeping.medium;
  };
  const first = await keep();
  expect(await keep()).toBe(first);
  utimesSync(join(content.dir, "media/a.svg"), 1_700_000_000, 1_700_000_000);
  const touched = await keep();
  expect(touched).toEqual({ ...first, stamp: expect.stringMatching(/^1700000000000:/) });
  await content.write("media/a.svg", "<svg><g/></svg>");
  expect((await keep()).url).not.toBe(first.url);
  const last = await keep();
  hashes.retain({});
  expect(await keep()).not.toBe(last);
});

test.each(["a.pdf", "a.png"])("%s is named by all its bytes, as where it is read as a whole", async (name) => {
  await using content = await makeContent({ [`media/${name}`]: "0123456789".repeat(250_000) });
  const whole = await readMedium(content.dir, `media/${name}`);
  if (whole.kind === "refused") throw new Error(whole.reason);
  expect(await hashMedium(content.dir, `media/${name}`)).toEqual({ kind: "kept", medium: whole.medium });
  expect(whole.medium.sizeBytes).toBe(2_500_000);
});

test("a refusal is looked at again, also with the same stamp", async () => {
  await using content = await makeContent({ "media/b.svg": "<svg/>" });
  const hashes = createMediaHashes(content.dir);
  symlinkSync("/etc/hostname", join(content.dir, "media/a.svg"));
  expect((await hashes.keep("media/a.svg", "stamp")).kind).toBe("refused");
  renameSync(join(content.dir, "media/b.svg"), join(content.dir, "media/a.svg"));
  expect((await hashes.keep("media/a.svg", "stamp")).kind).toBe("kept");
});

test("a reading of the site's files remembers the files that it used for the next one", async () => {
  await using content = await makeContent({
    "site.yml": "name: Testsite\nid: testsite\ndefaultImage: /media/a.svg\n",
    "pages/a.md": "# A\n\n![A](../media/a.svg) ![B](b.svg)\n",
    "pages/b.svg": "<svg/>",
    "media/a.svg": "<svg> </svg>",
  });
  const hashes = createMediaHashes(content.dir);
  const read = async () => {
    const { pages, defaultImage, assets } = await readSiteFiles(content.dir, { hashes });
    return { media: pages.pages.flatMap(({ media }) => media), defaultImage, assets };
  };
  const first = await read();
  const again = await read();
  expect(first.media.map(({ path }) => path)).toEqual(["media/a.svg", "pages/b.svg"]);
  for (const [at, medium] of first.media.entries()) expect(again.media[at]).toBe(medium);
  expect(again.defaultImage).toEqual({ address: first.media[0]?.url, medium: first.media[0] });
  expect(Object.keys(first.assets).sort()).toEqual([
    "media/a.dark.svg",
    "media/a.svg",
    "pages/b.dark.svg",
    "pages/b.svg",
  ]);
});
