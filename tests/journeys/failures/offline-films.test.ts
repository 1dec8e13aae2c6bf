import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument } from "../../support/content.ts";
import { startContentSite } from "../content-site.ts";
import { kept, withWorker } from "./kept-pages.ts";

/** 16 seconds of sound, 128 KiB: a WAV file of nothing but ASCII, so that it is written like a text. */
const sound =
  "RIFF\u0024\0\u0002\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0\u0040\u001f\0\0\u0040\u001f\0\0\u0001\0\u0008\0" +
  `data\0\0\u0002\0${"@".repeat(0x2_00_00)}`;

const journey = prepareJourneys(() =>
  startContentSite({
    "article/played.md": aDocument({
      subject: "Played",
      body: "::audio[Sound]{src=sound.wav}\n\n::video[Film]{src=film.mp4 poster=first.svg}",
    }),
    "article/sound.wav": sound,
    "article/film.mp4": "no film",
    "article/first.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9"/></svg>',
  }),
);

journey(
  "films and sounds are not kept, but the picture that a film shows first is",
  async ({ page, open }) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      Reflect.set(globalThis, "askedToKeep", asked);
      ServiceWorker.prototype.postMessage = ({ keep }: { readonly keep: readonly string[] }) =>
        void asked.push(...keep);
    });
    await open("/article/played");
    const asked = () => page.evaluate<readonly string[]>(() => Reflect.get(globalThis, "askedToKeep"));
    await expect.poll(asked).toContain(page.url());
    const poster = await page.locator("video").evaluate((film: HTMLVideoElement) => film.poster);
    expect((await asked()).filter((url) => url.includes("/media/"))).toEqual([poster]);
  },
  withWorker,
);

journey(
  "players ask the network for parts of their files, also where the worker answers for the page",
  async ({ page, open }) => {
    await open("/article/played");
    await kept(page, "/article/played");
    const asked = page.waitForResponse(/\.wav$/);
    expect((await page.reload())?.fromServiceWorker()).toBe(true);
    const part = await asked;
    expect([part.status(), part.fromServiceWorker()]).toEqual([206, false]);
  },
  withWorker,
);

journey(
  "what is opened and not kept is not copied either",
  async ({ page, open }) => {
    await open("/article/played");
    await kept(page, "/article/played");
    const poster = await page.locator("video").evaluate((film: HTMLVideoElement) => film.poster);
    await page
      .context()
      .serviceWorkers()[0]
      ?.evaluate(() => {
        Response.prototype.clone = () => {
          throw new Error("copied");
        };
      });
    const opened = await page.goto(poster);
    expect([opened?.status(), opened?.fromServiceWorker()]).toEqual([200, true]);
  },
  withWorker,
);
