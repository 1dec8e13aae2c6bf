import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { isVariableFont } from "../../../../content-folder/site-definition/theme/font-weights.ts";
import { exchange } from "../../../support/exchange.ts";
import { makeContent } from "../../../support/content.ts";
import { startFakeSite } from "../../../support/fakes/fake-site.ts";

const head = "name: Testsite\nid: testsite\n";
const font = readFileSync(
  fileURLToPath(import.meta.resolve("@fontsource/wittgenstein/files/wittgenstein-latin-500-normal.woff2")),
);
/** The same header with the table `fvar` in place of the first one. */
const variable = Buffer.from(font).fill(47, 48, 49);

const Fonts = z.object({ heading: z.unknown(), text: z.unknown() });

/** The page of a site whose theme has these fonts. */
async function pageWith(fonts: string) {
  const content = await makeContent({ "site.yml": `${head}theme: { fonts: ${fonts} }\n` });
  await mkdir(`${content.dir}/theme`);
  await writeFile(`${content.dir}/theme/own.woff2`, font);
  const site = await startFakeSite({ settings: { CONTENT_DIR: content.dir } });
  const html = (await exchange(site, "/faq")).body.toString();
  const attribute = / data-fonts="([^"]+)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "{}";
  return {
    site,
    fonts: Fonts.parse(JSON.parse(attribute)),
    theme: /\/\*theme\*\/([^<]*)<\/style>/.exec(html)?.[1],
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

test("own fonts are named for the time after the first paint, and served as they are", async () => {
  await using page = await pageWith("{ heading: theme/own.woff2, body: theme/own.woff2 }");
  const url = expect.stringMatching(/^\/theme\/[0-9a-f]{16}\.woff2$/);
  expect(page.fonts).toEqual({ heading: { url, weight: "500" }, text: { url, weight: "400" } });
  expect(page.theme).toBe(
    ':root{--font-text:"Site text",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;--font-heading:"Site heading",var(--font-text);--font-waiting:var(--font-text)}',
  );
  const { url: address } = z.object({ url: z.string() }).parse(page.fonts.heading);
  const served = await exchange(page.site, address);
  expect(served.headers["content-type"]).toBe("font/woff2");
  expect(served.body.equals(font)).toBe(true);
});

test("system loads no font file: headings have the font of the text", async () => {
  await using page = await pageWith("{ heading: system, body: system }");
  expect(page.fonts).toEqual({ heading: "system", text: null });
  expect(page.theme).toBe(":root{--font-heading:var(--font-text);--font-waiting:var(--font-text)}");
});

test("a variable font is known by its table of variations", () => {
  expect([font, variable, font.subarray(0, 60), Buffer.from("wOF2")].map(isVariableFont)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
