import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("old addresses of Hugo have the path of the site, and the form that permalinks give them", async () => {
  await using room = await makeSource({
    "hugo.toml": `title = "Buoy"
BaseURL = "https://example.com/sea/"
[permalinks]
  posts = "/:year/:month/:day/:slug/"
  notes = "/n/:yearday/:monthname/:title"
  "/" = "/top/:filename/"
[permalinks.page]
  manual = "/m/:sections[1:]/:contentbasename"
[permalinks.section]
  manual = "/m/:sections[1:]/"
`,
    "content/_index.md":
      '---\ntitle: Buoy\n---\n[a](/sea/2024/05/06/tied-up), [it]({{< relref "manual/wet/it.md" >}})\n',
    "content/about.md": "---\ntitle: About\naliases: [/us]\n---\nText.\n",
    "content/posts/2024/a.md": "---\ntitle: A\nslug: Tied up\ndate: 2024-05-06T23:30:00-09:00\n---\nText.\n",
    "content/posts/b/index.md": "---\ntitle: 'All: \"wet\" ropes & C++'\ndate: 2024-02-01\n---\nText.\n",
    "content/posts/own.md": "---\ntitle: Own\nurl: /own/\ndate: 2024-02-01\n---\nText.\n",
    "content/notes/c.md": "---\ntitle: C\ndate: 2024-02-01\n---\nText.\n",
    "content/manual/wet/_index.md": "---\ntitle: Wet\n---\nText.\n",
    "content/manual/wet/deep/more.md": "---\ntitle: More\n---\nText.\n",
    "content/manual/wet/it.md": "---\ntitle: It\naliases: [dry, ../damp]\n---\nText.\n",
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  const redirects = await room.read("redirects.yml");
  for (const [old, now] of [
    ["/sea", "/guide"],
    ["/sea/us", "/guide/about"],
    ["/sea/top/about", "/guide/about"],
    ["/sea/2024/05/06/tied-up", "/guide/posts/2024/tied-up"],
    ["/sea/2024/02/01/all-wet-ropes-c++", "/guide/posts/b"],
    ["/sea/own", "/guide/posts/own"],
    ["/sea/n/32/february/c", "/guide/notes/c"],
    ["/sea/m/wet", "/guide/manual/wet"],
    ["/sea/m/wet/it", "/guide/manual/wet/it"],
    ["/sea/m/wet/dry", "/guide/manual/wet/it"],
    ["/sea/m/damp", "/guide/manual/wet/it"],
    ["/sea/m/wet/more", "/guide/manual/wet/deep/more"],
  ])
    expect(redirects).toContain(`${old}: ${now}\n`);
  expect(room.check().stdout).toContain("no problem");
});

test("permalinks of Hugo in a file of their own are read, and unknown parts of them are named", async () => {
  await using room = await makeSource({
    "config/_default/hugo.yaml": "title: Buoy\nbaseurl: /\n",
    "config/_default/permalinks.yaml": "posts: /p/:filename/\nnotes: /n/:moon/:title\n",
    "content/posts/a.md": "---\ntitle: A\n---\nText.\n",
    "content/notes/c.md": "---\ntitle: C\n---\nText.\n",
  });
  expect(room.run().stdout).toContain(
    "address: 1\n  config/_default/permalinks.yaml:2  :moon is not known: pages in notes are taken to be at the addresses of their files\n",
  );
  const redirects = await room.read("redirects.yml");
  expect(redirects).toContain("/p/a: /guide/posts/a\n");
  expect(redirects).toContain("/notes/c: /guide/notes/c\n");
});

test("references of Hugo by name alone lead to the only page with it, in the language of the page first", async () => {
  await using room = await makeSource({
    "hugo.toml":
      'title = "Buoy"\ndefaultContentLanguage = "en"\n[languages.en]\ncontentDir = "content/en"\n[languages.de]\ncontentDir = "content/de"\n',
    "content/en/ropes/rope.md": "---\ntitle: Rope\n---\n## Wet\n",
    "content/en/knots/bend/index.md": "---\ntitle: Bend\n---\nText.\n",
    "content/en/a/two.md": "---\ntitle: Two\n---\nText.\n",
    "content/en/b/two.md": "---\ntitle: Two again\n---\nText.\n",
    "content/en/b/it.md":
      '---\ntitle: It\n---\n[rope]({{< ref "rope.md#wet" >}}), [bend]({{< relref "bend" >}}), [two]({{< ref "two" >}}), [which]({{< ref path="many.md" >}})\n',
    "content/en/c/many.md": "---\ntitle: Many\n---\nText.\n",
    "content/en/d/many.md": "---\ntitle: Many more\n---\nText.\n",
    "content/de/seile/rope.md": "---\ntitle: Seil\n---\nText.\n",
    "content/de/it.md": '---\ntitle: Es\n---\n[Seil]({{< ref "rope.md" >}}), [bend]({{< ref "bend" >}})\n',
  });
  expect(room.run().stdout).toContain('link: 1\n  content/en/b/it.md:4  "many.md" leads nowhere in the source\n');
  expect(await room.read("guide/b/it.md")).toContain(
    "[rope](/guide/ropes/rope#wet), [bend](/guide/knots/bend), [two](/guide/b/two), [which](many.md)",
  );
  expect(await room.read("de/it.md")).toContain("[Seil](/de/seile/rope), [bend](/guide/knots/bend)");
});
