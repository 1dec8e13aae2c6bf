import { once } from "node:events";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aDocument, makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { makeDataDir, spawnGateway } from "../../support/gateway-process.ts";
import { startSite } from "../../support/site.ts";

const key = "0123456789abcdef";

/** A real server that records notifications as a search engine would. */
async function listenToChanges() {
  const notified: unknown[] = [];
  let status = 202;
  let answers = Promise.resolve();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      notified.push({
        method: request.method,
        type: request.headers["content-type"],
        ...JSON.parse(Buffer.concat(chunks).toString()),
      });
      void answers.then(() => response.writeHead(status).end());
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}/indexnow`,
    notified,
    /** Holds its answers back until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      answers = promise;
      return resolve;
    },
    answer: (next: number) => {
      status = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

test("search engines are notified of changed pages only; the key is served; a failed notification is retried", async () => {
  await using engine = await listenToChanges();
  await using content = await makeContent({
    "article/one.md": aDocument({}),
    "article/two.md": aDocument({}),
    "article/three.md": aDocument({}),
    "glossary/a.md": aDocument({}),
  });
  await using site = await startSite({
    CONTENT_DIR: content.dir,
    SITE_URL: "https://docs.example",
    INDEXNOW_KEY: key,
    INDEXNOW_URL: engine.url,
  });
  const served = await fetch(`${site.url}/${key}.txt`);
  expect([served.status, served.headers.get("content-type"), await served.text()]).toEqual([
    200,
    "text/plain; charset=utf-8",
    key,
  ]);
  const noted = () => readFile(join(site.dataDir, "gateway/index-now.json"), "utf8").catch(() => "");
  await eventually(noted, (text) => text.includes("/article/one/"));
  // At the very first run everything is new, and nothing is sent.
  expect(engine.notified).toEqual([]);

  await content.write("article/one.md", aDocument({ body: "Other words." }));
  await eventually(
    () => Promise.resolve(engine.notified.length),
    (count) => count === 1,
  );
  const message = {
    method: "POST",
    type: "application/json; charset=utf-8",
    host: "docs.example",
    key,
    keyLocation: `https://docs.example/${key}.txt`,
  };
  expect(engine.notified[0]).toEqual({ ...message, urlList: ["https://docs.example/article/one/"] });

  engine.answer(503);
  await content.remove("article/two.md");
  await eventually(
    () => Promise.resolve(engine.notified.length),
    (count) => count === 2,
  );
  engine.answer(200);
  await content.write("glossary/b.md", aDocument({}));
  await eventually(
    () => Promise.resolve(engine.notified.length),
    (count) => count === 3,
  );
  expect(engine.notified[2]).toEqual({
    ...message,
    urlList: ["https://docs.example/article/two/", "https://docs.example/glossary/"],
  });
});

test("a change that comes while the one before is being submitted is submitted a moment later", async () => {
  await using engine = await listenToChanges();
  await using data = await makeDataDir();
  const answerWith = (subject: string) => json({ doc: [aWireDocument({ subject })] });
  const articles = `${calls.ofType}article`;
  await using site = await startFakeSite({
    settings: {
      DATA_DIR: data.dir,
      SITE_URL: "https://docs.example",
      INDEXNOW_KEY: key,
      INDEXNOW_URL: engine.url,
    },
    routes: { [calls.ofType]: json({ doc: [] }), [articles]: answerWith("Before") },
  });
  await eventually(
    () => readFile(join(data.dir, "gateway/index-now.json"), "utf8").catch(() => ""),
    (text) => text.includes("/article/first-words/"),
  );
  const release = engine.hold();
  for (const [index, subject] of ["Changed", "Changed again"].entries()) {
    site.backend.on(articles, answerWith(subject));
    site.purge();
    if (index === 1) release();
    await eventually(
      () => Promise.resolve(engine.notified.length),
      (count) => count === index + 1,
    );
  }
});

test("it is off by default, and refuses to start without a public address", async () => {
  await using site = await startSite();
  expect((await fetch(`${site.url}/${key}.txt`)).status).toBe(404);
  await using unnamed = spawnGateway({ INDEXNOW_KEY: key });
  expect(await unnamed.exitCode).toBe(2);
  expect(unnamed.output()).toContain("SITE_URL: expected the site's public URL, because INDEXNOW_KEY is set");
  await using short = spawnGateway({ INDEXNOW_KEY: "a b", SITE_URL: "https://docs.example" });
  expect(await short.exitCode).toBe(2);
  expect(short.output()).toContain("INDEXNOW_KEY: expected 8 to 128 letters, digits and hyphens");
});
