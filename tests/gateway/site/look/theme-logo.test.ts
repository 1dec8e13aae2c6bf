import { expect, test } from "vitest";
import { eventually } from "../../../support/eventually.ts";
import { exchange } from "../../../support/exchange.ts";
import { aLogo, startThemed } from "./themed-site.ts";

const head = "name: Testsite\nid: testsite\n";
const files = { "theme/logo.svg": aLogo("navy"), "theme/dark.svg": aLogo("white"), "theme/mark.svg": aLogo("red") };
const whole = "theme: { logo: { light: theme/logo.svg, dark: theme/dark.svg, mark: theme/mark.svg } }\n";

/** The pictures of the brand in the header and in the footer. */
function brandsOf(html: string) {
  return [...html.matchAll(/<a[^>]* aria-label="Testsite, home"[^>]*>(.*?)<\/a>/gs)].map(([, inside = ""]) => inside);
}

test("the logo stands in header and footer, with the name for who cannot see it, and the mark is the favicon", async () => {
  await using started = await startThemed(head + whole, files);
  const html = (await exchange(started.site, "/faq")).body.toString();
  const brands = brandsOf(html);
  expect(brands).toHaveLength(2);
  for (const brand of brands)
    expect(brand).toMatch(
      /^<img class="\S+ \S+" src="\/theme\/[0-9a-f]{16}\.svg" width="120" height="32" alt="Testsite" loading="lazy"\/><img [^>]*alt="Testsite"[^>]*>$/,
    );
  const icon = /<link rel="icon" href="(\/theme\/[0-9a-f]{16}\.svg)" type="image\/svg\+xml">/.exec(html)?.[1] ?? "";
  expect((await exchange(started.site, icon)).body.toString()).toBe(files["theme/mark.svg"]);
  expect((await exchange(started.site, "/mark.svg")).body.toString()).toBe(files["theme/mark.svg"]);
});

test("a file is kept for a year, and runs no script even as a page of its own", async () => {
  await using started = await startThemed(head + whole, files);
  const [address = ""] = /\/theme\/[0-9a-f]{16}\.svg/.exec((await exchange(started.site, "/")).body.toString()) ?? [];
  const { status, headers } = await exchange(started.site, address);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    "x-content-type-options": "nosniff",
  });
  expect((await exchange(started.site, "/theme/0123456789abcdef.svg")).status).toBe(404);
  expect((await exchange(started.site, "/theme/logo.svg")).status).toBe(404);
});

test("a mark alone stands before the name", async () => {
  await using started = await startThemed(`${head}theme: { logo: { mark: theme/mark.svg } }\n`, files);
  const [brand] = brandsOf((await exchange(started.site, "/")).body.toString());
  expect(brand).toMatch(
    /^<span class="\S+" data-heading=""><img src="\/theme\/[0-9a-f]{16}\.svg" width="26" height="26" alt=""\/><span>Testsite<\/span><\/span>$/,
  );
});

test("a file that changes, and a folder that comes later, show with the next request", async () => {
  await using started = await startThemed(head + whole);
  const icon = async () => {
    const html = (await exchange(started.site, "/")).body.toString();
    const address = /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? "";
    return (await exchange(started.site, address)).body.toString();
  };
  expect(await icon()).toContain("circle + circle");
  for (const [file, text] of Object.entries(files)) await started.content.write(file, text);
  await eventually(icon, (text) => text === files["theme/mark.svg"]);
  await started.content.write("theme/mark.svg", aLogo("green"));
  await eventually(icon, (text) => text === aLogo("green"));
  await started.content.write("theme/mark.svg", "no picture");
  await started.content.write("site.yml", `${head}description: Later.\n${whole}`);
  await eventually(
    async () => (await exchange(started.site, "/about")).body.toString(),
    (html) => html.includes("Later."),
  );
  expect(await icon()).toBe(aLogo("green"));
});
