import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("a component named as what every object has is no callout", async () => {
  await using room = await makeSource({
    "docs.json": JSON.stringify({ name: "Tide", navigation: { pages: ["index"] } }),
    "index.mdx": "---\ntitle: Tide\n---\n\n<Constructor>\nMind it.\n</Constructor>\n",
  });
  const { status, stdout } = room.run();
  expect(status).toBe(0);
  expect(stdout).toContain("<Constructor>");
  const text = await room.read("guide/index.md");
  expect(text).toContain("Mind it.");
  expect(text).not.toMatch(/:::|native code/);
});

test("a directive of MyST named as what every object has is none of ours", async () => {
  await using room = await makeSource({
    "conf.py": "project = 'Quay'\n",
    "start.md": "# Start\n\n```{constructor} One\nTwo.\n```\n",
  });
  const { stdout } = room.run();
  expect(stdout).toContain("start.md:3  {constructor} has no form here: it is left as text");
  expect(await room.read("guide/start.md")).toContain('```constructor title="One"\nTwo.\n```');
});

test.each([
  [
    "Jekyll",
    {
      "_config.yml": "title: Reef\ncollections:\n  posts:\n    permalink: /:constructor/:title/\n",
      "index.md": "---\ntitle: Reef\n---\nText.\n",
      "_posts/2024-05-06-hello.md": "---\ntitle: Hello\n---\nNew.\n",
    },
    "/:constructor/hello: /blog/hello\n",
  ],
  [
    "Material",
    {
      "mkdocs.yml": 'site_name: Reef\nplugins:\n  - blog:\n      post_url_format: "{valueOf}/{slug}"\n',
      "docs/index.md": "# Reef\n\nText.\n",
      "docs/blog/posts/hello.md": "---\ndate: 2024-05-06\n---\n# Hello\n\nNew.\n",
    },
    "/blog/%7BvalueOf%7D/hello: /guide/blog/posts/hello\n",
  ],
])("a name in the addresses of %s that every object has stays in them", async (_tool, files, redirect) => {
  await using room = await makeSource(files);
  expect(room.run().status).toBe(0);
  expect(await room.read("redirects.yml")).toContain(redirect);
});
