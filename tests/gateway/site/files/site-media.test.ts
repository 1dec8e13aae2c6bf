import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../../support/ask.ts";
import { eventually } from "../../../support/eventually.ts";
import { answerOf, drawing, startIllustrated } from "./illustrated-site.ts";

const address = /^\/media\/[0-9a-f]{32}\.[a-z0-9]+$/;

const files = {
  "site.yml":
    "name: Testsite\nid: testsite\ndescription: A site.\ndefaultImage: /media/cover.png\nhome: { sections: [{ kind: page, file: pages/_home.md }] }\n",
  "pages/_home.md": "![House](../media/house.svg)\n",
  "pages/team/jobs.md": [
    "# Jobs",
    "![Map](../../media/map.svg)",
    '<img src="office.svg" alt="Office"> <a href="../../media/plan.pdf">The plan</a>',
    "[Plan](/media/plan.pdf) ![By name][map] ![Gone](../../media/gone.svg)",
    "::video[Tour]{src=../../media/tour.mp4}",
    "[map]: ../../media/map.svg",
  ].join("\n\n"),
  "pages/team/office.svg": drawing(20),
  "media/cover.png": "no picture, but bytes",
  "media/house.svg": drawing(30),
  "media/map.svg": drawing(40),
  "media/map.dark.svg": drawing(41),
  "media/plan.pdf": "%PDF-1.4 a plan",
  "media/tour.mp4": "a film",
};

const Picture = z.object({ site: z.object({ socialImage: z.string() }) });

test.each(["embedded", "own"] as const)(
  "what pages, the home page and site.yml show is served with its type and bytes, over the %s backend",
  async (backend) => {
    await using started = await startIllustrated(backend, files);
    const { document, status } = await started.page("/team/jobs");
    expect(status).toBe(200);
    const all = (selector: string, name: string): readonly string[] =>
      [...document.querySelectorAll(`main ${selector}`)].map((element) => element.getAttribute(name) ?? "");
    const [map = "", dark = "", office = "", byName = ""] = all("img", "src");
    const [plan = "", again] = all('a[href$=".pdf"]', "href");
    const [film = ""] = [...all("video", "src"), ...all("video source", "src")];
    const home = (await started.page("/")).document.querySelector('main img[alt="House"]')?.getAttribute("src") ?? "";
    const { site } = Picture.parse((await ask(started.site, "{ site { socialImage } }")).data);
    expect(again).toBe(plan);
    expect(byName).toBe(map);
    for (const one of [map, dark, office, plan, film, home, site.socialImage]) expect(one).toMatch(address);
    expect(answerOf(await started.get(map))).toEqual([200, "image/svg+xml", files["media/map.svg"]]);
    expect(answerOf(await started.get(dark))).toEqual([200, "image/svg+xml", files["media/map.dark.svg"]]);
    expect(answerOf(await started.get(office))).toEqual([200, "image/svg+xml", files["pages/team/office.svg"]]);
    expect(answerOf(await started.get(plan))).toEqual([200, "application/pdf", files["media/plan.pdf"]]);
    expect(answerOf(await started.get(film))).toEqual([200, "video/mp4", files["media/tour.mp4"]]);
    expect(answerOf(await started.get(home))).toEqual([200, "image/svg+xml", files["media/house.svg"]]);
    expect(answerOf(await started.get(site.socialImage))).toEqual([200, "image/png", files["media/cover.png"]]);
    expect(document.querySelector('img[alt="Map"]')?.getAttribute("width")).toBe("40");
    expect(document.querySelector("main")?.textContent).toContain("Gone");
    expect(document.querySelector('img[alt="Gone"]')).toBeNull();
  },
);

test("a file of a page is answered as one of a document: for good, in parts, only when it is new, and to other sites", async () => {
  await using started = await startIllustrated("own", files);
  const plan = (await started.page("/team/jobs")).document.querySelector('a[href$=".pdf"]')?.getAttribute("href") ?? "";
  const whole = await started.get(plan);
  expect(whole.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": "15",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  const etag = whole.headers.etag ?? "";
  expect(etag).toBe(`"${plan.slice("/media/".length)}"`);
  const head = await started.get(plan, { range: "bytes=0-1" }, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "15", 0]);
  for (const known of [etag, `"x", W/${etag}`, "*"]) {
    const same = await started.get(plan, { "if-none-match": known });
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag]);
  }
  const parts = { "bytes=1-3": "PDF", "bytes=-4": "plan", "bytes=11-": "plan", "bytes=11-999": "plan" };
  for (const [range, bytes] of Object.entries(parts)) {
    const part = await started.get(plan, { range });
    expect(answerOf(part)).toEqual([206, "application/pdf", bytes]);
    expect(part.headers["content-range"]).toBe(range === "bytes=1-3" ? "bytes 1-3/15" : "bytes 11-14/15");
  }
  for (const range of ["bytes=9-2", "lines=1-2", "bytes=0-1,3-4"])
    expect((await started.get(plan, { range })).status).toBe(200);
  expect((await started.get(plan, { range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
  const outside = await started.get(plan, { range: "bytes=15-" });
  expect([outside.status, outside.headers["content-range"], outside.headers["cache-control"]]).toEqual([
    416,
    "bytes */15",
    "no-store",
  ]);
});

test("a picture that is replaced, comes or goes shows with the next page, wherever it lies, and has another address", async () => {
  await using started = await startIllustrated("own", {
    "site.yml": "name: Testsite\nid: testsite\ndefaultImage: /cover.png\n",
    "pages/a.md":
      "# A\n\n![In media](../media/deep/m.svg)\n\n![Elsewhere](../article/e.svg)\n\n![Later](../later/l.svg)\n",
    "media/deep/m.svg": drawing(10),
    "article/e.svg": drawing(11),
    "cover.png": "first",
  });
  const sourceOf = async (alt: string): Promise<string | null> =>
    (await started.page("/a")).document.querySelector(`img[alt="${alt}"]`)?.getAttribute("src") ?? null;
  const replaced: (string | null)[] = [];
  for (const [alt, file] of [
    ["In media", "media/deep/m.svg"],
    ["Elsewhere", "article/e.svg"],
    ["Later", "later/l.svg"],
  ] as const) {
    const before = await sourceOf(alt);
    replaced.push(before);
    await started.content.write(file, drawing(50));
    await eventually(
      () => sourceOf(alt),
      (now) => now !== before && now !== null,
    );
    expect(answerOf(await started.get((await sourceOf(alt)) ?? ""))[2]).toBe(drawing(50));
  }
  const [inMedia = "", elsewhere = "", later] = replaced;
  expect([(await started.get(inMedia ?? "")).status, (await started.get(elsewhere ?? "")).status]).toEqual([404, 404]);
  expect(later).toBeNull();
  const cover = async () => Picture.parse((await ask(started.site, "{ site { socialImage } }")).data).site.socialImage;
  const before = await cover();
  await started.content.write("cover.png", "second");
  await eventually(cover, (now) => now !== before);
  expect(answerOf(await started.get(await cover()))[2]).toBe("second");
  await started.content.remove("media/deep/m.svg");
  await eventually(
    () => sourceOf("In media"),
    (now) => now === null,
  );
});

test("nothing but what the site's own texts show is opened", async () => {
  await using started = await startIllustrated("own", files);
  for (const path of ["/media/map.svg", "/media/plan.pdf", "/media/../site.yml", "/media/..%2fsite.yml", "/site.yml"])
    expect((await started.get(path)).status).toBe(404);
});
