import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

test("tags that link in Jekyll name files from the root of the site, on whichever page they stand", async () => {
  await using room = await makeSource({
    "_config.yml": "title: Reef\nsource: src\ncollections_dir: kinds\ncollections:\n  docs:\n    output: true\n",
    "src/index.md":
      "---\ntitle: Reef\n---\n[new]({% post_url 2024-05-06-hello %}), [wet]({% link _docs/deep/wet.markdown %}#tie).\n",
    "src/more/about.md": "---\ntitle: About\n---\nText.\n",
    "src/more/a.svg": picture,
    "src/kinds/_docs/ropes.md":
      "---\ntitle: Ropes\n---\n[wet]({{ site.baseurl }}{% link _docs/deep/wet.markdown %}), [about]({% link more/about.md %}), ![A]({% link more/a.svg %})\n",
    "src/kinds/_docs/deep/wet.markdown":
      "---\ntitle: Wet\n---\n## Tie {#tie}\n\n[old]({% post_url old/2023-01-02-first %})\n",
    "src/kinds/_posts/2024-05-06-hello.md": "---\ntitle: Hello\n---\n[ropes]({% link kinds/_docs/ropes.md %})\n",
    "src/kinds/_posts/old/2023-01-02-first.md": "---\ntitle: First\n---\nText.\n",
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  expect(await room.read("more/index.md")).toContain("[new](/blog/hello), [wet](/guide/deep/wet#tie).");
  expect(await room.read("guide/ropes.md")).toContain(
    "[wet](/guide/deep/wet), [about](/more/more/about), ![A](/media/more/a.svg)",
  );
  expect(await room.read("guide/deep/wet.md")).toContain("[old](/blog/first)");
  expect(await room.read("blog/2024-05-06-hello.md")).toContain("[ropes](/guide/ropes)");
  expect(room.check().stdout).toContain("no problem");
});

test("collections of Jekyll may have their addresses in a style that is named", async () => {
  await using room = await makeSource({
    "_config.yml":
      "title: Reef\npermalink: none\ncollections:\n  docs: { output: true, permalink: pretty }\n  notes: { output: true, permalink: date }\n  tips: { output: true, permalink: /t/:title:output_ext }\n  rest: { output: true, permalink: /:name/more }\n",
    "_docs/wet/ropes.md": "---\ntitle: Ropes\n---\nText.\n",
    "_notes/one.md": "---\ntitle: One\n---\nText.\n",
    "_tips/Two.md": "---\ntitle: Two\nslug: second\n---\nText.\n",
    "_rest/a.md": "---\ntitle: A\n---\nText.\n",
  });
  room.run();
  const redirects = await room.read("redirects.yml");
  for (const [old, now] of [
    ["/docs/wet/ropes", "/guide/wet/ropes"],
    ["/notes/one.html", "/notes/one"],
    ["/t/second", "/tips/second"],
    ["/a/more", "/rest/a"],
  ])
    expect(redirects).toContain(`${old}: ${now}\n`);
  expect(room.check().stdout).toContain("no problem");
});

test("posts of Jekyll are found at their old addresses: with the date that they say, capitals of titles, and categories as one part each", async () => {
  await using room = await makeSource({
    "_config.yml": "title: Reef\n",
    "_posts/2024-02-03-Second-Post.md": "---\ntitle: Second\ncategories: [News Items, Sea]\n---\nText.\n",
    "_posts/2024-02-04-third post.md":
      "---\ntitle: Third\ndate: 2023-04-05 06:07:08 +0200\ncategory: Sea and sky\n---\nText.\n",
    "_posts/2024-02-05-fourth.md": "---\ntitle: Fourth\npermalink: /:slug/:title/\nslug: Own-Name\n---\nText.\n",
  });
  room.run();
  const redirects = await room.read("redirects.yml");
  expect(redirects).toContain("/news%20items/sea/2024/02/03/Second-Post: /blog/Second-Post\n");
  expect(redirects).toContain("/sea%20and%20sky/2023/04/05/third-post: /blog/third-post\n");
  expect(redirects).toContain("/own-name/Own-Name: /blog/Own-Name\n");
});
