import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

function item(fields: Readonly<Record<string, string>>, more = ""): string {
  const own = { "wp:status": "publish", "wp:post_type": "page", ...fields };
  return `<item>${Object.entries(own)
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join("\n")}${more}</item>\n`;
}

function wxr(site: string, ...items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>Reef</title><link>${site}</link><language>en-GB</language><wp:base_blog_url>${site}</wp:base_blog_url>
${items.join("")}</channel></rss>`;
}

const thumbnail =
  "<wp:postmeta><wp:meta_key>_edit_last</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>8</wp:meta_value></wp:postmeta>";

function attachment(url: string): string {
  return item({
    title: "a",
    link: `${url}/a`,
    "wp:post_id": "8",
    "wp:post_type": "attachment",
    "wp:attachment_url": `${url}/wp-content/uploads/a.svg`,
  });
}

test("pictures and files of WordPress that do not lie beside the export keep their addresses, which the report says", async () => {
  const site = "https://reef.example";
  await using room = await makeSource({
    "reef.xml": wxr(
      site,
      item(
        {
          title: "About",
          link: `${site}/about/`,
          "wp:post_id": "7",
          "content:encoded": `<p><img src="${site}/wp-content/uploads/a.svg" alt="A"/> <a href="${site}/wp-content/uploads/plan.pdf">Plan</a> <a href="${site}/about/">us</a> <a href="${site}/gone/">gone</a></p>`,
        },
        thumbnail,
      ),
      attachment(site),
    ),
  });
  const { stdout } = room.run();
  expect(stdout).toContain(
    "file: 1\n  reef.xml:1  2 pictures and files do not lie beside the export: they stay at https://reef.example until wp-content/ lies there",
  );
  expect(stdout).toContain('link: 1\n  reef.xml:4  "/gone/" leads nowhere in the source');
  const about = await room.read("guide/about.md");
  expect(about).toContain(
    `![A](${site}/wp-content/uploads/a.svg) [Plan](${site}/wp-content/uploads/plan.pdf) [us](/guide/about)`,
  );
  expect(about).toContain(`featuredImage: ${site}/wp-content/uploads/a.svg\n`);
  expect(room.check().stdout).toContain("1 problem");
});

test("a site of WordPress below a path: its links, its files and its featured pictures", async () => {
  const site = "https://reef.example/sea";
  await using room = await makeSource({
    "reef.xml": wxr(
      site,
      item(
        {
          title: "About us",
          link: `${site}/about/us/`,
          "wp:post_id": "7",
          "content:encoded": `<p><a href="${site}/ropes/?ref=1#wet">ropes</a> <img src="${site}/wp-content/uploads/a.svg" alt="A"/></p>`,
        },
        thumbnail,
      ),
      item({ title: "Ropes", link: `${site}/ropes/`, "wp:post_id": "9", "content:encoded": '<h2 id="wet">Wet</h2>' }),
      attachment(site),
    ),
    "wp-content/uploads/a.svg": picture,
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("leading nowhere 0; files copied 1");
  const about = await room.read("guide/sea/about/us.md");
  expect(about).toContain("[ropes](/guide/sea/ropes#wet) ![A](../../wp-content/uploads/a.svg)");
  expect(about).toContain("featuredImage: ../../wp-content/uploads/a.svg\n");
  expect(room.check().stdout).toContain("no problem");
});
