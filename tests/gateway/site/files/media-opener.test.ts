import { appendFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { expect, test } from "vitest";
import { readMedium } from "../../../../content-folder/media/medium.ts";
import { createMediaOpener } from "../../../../gateway/site/site-media.ts";
import { makeContent } from "../../../support/content.ts";

/** An opener of one file, and how often the file was noticed to be another. */
async function openerOf(text: string) {
  const content = await makeContent({ "media/a.svg": text });
  const reading = await readMedium(content.dir, "media/a.svg");
  if (reading.kind !== "read") throw new Error(reading.reason);
  const { medium } = reading;
  let stale = 0;
  const open = createMediaOpener(
    content.dir,
    () => new Map([[medium.url, medium]]),
    () => (stale += 1),
  );
  return {
    medium,
    file: join(content.dir, "media/a.svg"),
    open: () => open(medium.url),
    stale: () => stale,
    [Symbol.asyncDispose]: content[Symbol.asyncDispose],
  };
}

async function sent(opened: ReturnType<Awaited<ReturnType<typeof openerOf>>["open"]>): Promise<string> {
  const to = new PassThrough();
  await opened?.send(to, 0, opened.sizeBytes - 1);
  return String(to.read());
}

test("a file is sent as it was when it got its address", async () => {
  await using site = await openerOf("<svg/>");
  expect(await sent(site.open())).toBe("<svg/>");
  expect(site.stale()).toBe(0);
});

test("one that has changed, is gone, or became a link that leads out is not opened, which is noticed once", async () => {
  await using site = await openerOf("<svg/>");
  writeFileSync(site.file, "<svg><!-- longer --></svg>");
  expect(site.open()).toBeNull();
  writeFileSync(site.file, "<SVG/>");
  utimesSync(site.file, new Date(), new Date(1_700_000_000_000));
  expect(site.open()).toBeNull();
  rmSync(site.file);
  expect(site.open()).toBeNull();
  symlinkSync("/etc/hostname", site.file);
  expect(site.open()).toBeNull();
  expect(site.stale()).toBe(1);
});

test.each([1_000_000, 10])("a change while a file of %d bytes is sent ends it before its last byte", async (length) => {
  await using site = await openerOf("x".repeat(length));
  const opened = site.open();
  const received: Buffer[] = [];
  appendFileSync(site.file, "y");
  const to = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      received.push(chunk);
      done();
    },
  });
  await expect(opened?.send(to, 0, length - 1)).rejects.toThrow("changed while it was sent");
  expect(to.destroyed).toBe(true);
  expect(Buffer.concat(received).length).toBeLessThan(length);
});
