import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { held, json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { makeDataDir } from "../../support/gateway-process.ts";

test.each([
  [
    "a sitemap",
    "/sitemap-article.xml",
    `${calls.sitemap}sitemap-article/`,
    (name: string) => json({ sitemap: { links: [{ linkname: `/files/${name}.pdf`, images: [] }] } }),
  ],
  ["robots text", "/robots.txt", calls.robots, (name: string) => json({ content: `Disallow: /files/${name}.pdf\n` })],
])(
  "%s that was asked for before a purge and is ready after the next one does not replace it",
  async (_what, path, call, answerOf) => {
    await using data = await makeDataDir();
    const settings = { SITE_URL: "https://docs.example", DATA_DIR: data.dir };
    const { answer, release } = held(answerOf("old"));
    {
      await using site = await startFakeSite({ settings, routes: { [call]: answer } });
      const slow = exchange(site, path);
      await site.backend.called(1);
      site.backend.on(call, answerOf("new"));
      site.purge();
      expect((await exchange(site, path)).body.toString()).toContain("/files/new.pdf");
      release();
      expect((await slow).status).toBe(200);
    }
    await using restarted = await startFakeSite({ settings, routes: { [call]: json({}, { status: 400 }) } });
    expect((await exchange(restarted, path)).body.toString()).toContain("/files/new.pdf");
  },
);

test("a build from before a purge that fails after it does not keep back the next one", async () => {
  await using data = await makeDataDir();
  const settings = { SITE_URL: "https://docs.example", DATA_DIR: data.dir };
  const call = `${calls.sitemap}sitemap-article/`;
  const path = "/sitemap-article.xml";
  const listing = (name: string) => json({ sitemap: { links: [{ linkname: `/files/${name}.pdf`, images: [] }] } });
  {
    await using site = await startFakeSite({ settings, routes: { [call]: listing("old") } });
    await exchange(site, path);
  }
  const { answer, release } = held(json({}, { status: 400 }));
  await using site = await startFakeSite({ settings, routes: { [call]: answer } });
  const slow = exchange(site, path);
  await site.backend.called(1);
  site.backend.on(call, listing("new"));
  site.purge();
  release();
  expect((await slow).body.toString()).toContain("/files/old.pdf");
  expect((await exchange(site, path)).body.toString()).toContain("/files/new.pdf");
});
