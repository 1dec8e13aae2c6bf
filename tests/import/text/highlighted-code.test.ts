import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

const code = 'def f(a):\n\n    """<b>"""\n    return a * b * c {{ x }}\n';

test("highlighted code of Jekyll is fenced code", async () => {
  await using room = await makeSource({
    "_config.yml": "title: Reef\n",
    "index.md": `---\ntitle: Reef\n---\nText.\n\n{% highlight python linenos %}\n${code}{% endhighlight %}\n\n1. One\n\n   {%- highlight c++ mark_lines="1 3" -%}\n   int a;\n   \`\`\`\n   {%- endhighlight -%}\n\nA {% highlight ruby %}puts 1{% endhighlight %} in a line.\n\nTo [it](it.md).\n`,
    "it.md": "---\ntitle: It\n---\nText.\n",
  });
  room.run();
  const text = await room.read("guide/index.md");
  expect(text).toContain(`Text.\n\n\`\`\`python lineNumbers\n${code}\`\`\`\n`);
  expect(text).toContain("1. One\n\n   ````c++ {1,3}\n   int a;\n   ```\n   ````\n");
  expect(text).toContain("A `puts 1` in a line.\n\nTo [it](/guide/it).\n");
  expect(room.check().stdout).toContain("no problem");
});

test("highlighted code of Hugo is fenced code", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Quay"\n',
    "content/_index.md": `# Quay\n\n{{< highlight go "linenos=table,hl_lines=2 4-5,linenostart=199" >}}\n${code}{{< /highlight >}}\n\n{{% highlight lang="html" %}}\n<b>a</b>\n{{% /highlight %}}\n\n{{< highlight bash >}}ls{{< / highlight >}}\n\nEnd.\n`,
  });
  room.run();
  const text = await room.read("guide/index.md");
  expect(text).toContain(`\`\`\`go {2,4-5} lineNumbers=199\n${code}\`\`\`\n`);
  expect(text).toContain("```html\n<b>a</b>\n```\n\n```bash\nls\n```\n\nEnd.\n");
  expect(room.check().stdout).toContain("no problem");
});
