import { once } from "node:events";
import { createServer } from "node:http";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { GraphQLError } from "graphql";
import { siteAddresses } from "../../support/site-types.ts";
import { expect, test } from "vitest";
import { toFormattedError } from "../../../gateway/graphql/errors.ts";
import { createLog } from "../../../gateway/log.ts";
import { startDevelopment } from "../../../gateway/pages/development.ts";
import { answerErrors } from "../../../gateway/server/answer-errors.ts";
import { openBrowser } from "../../support/browser/open-browser.ts";

/** A minimal client in its own folder, served as by `npm run dev`. */
async function startClient(source: string) {
  const root = await mkdtemp(join(tmpdir(), "lectern-client-"));
  const write = (text: string) => writeFile(join(root, "client/entry.server.tsx"), text);
  await mkdir(join(root, "client/styles"), { recursive: true });
  await writeFile(join(root, "client/styles/global.css"), "");
  await write(source);
  const app = express();
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const development = await startDevelopment(root, server);
  app.use(development.middleware);
  app.get("/", async (_request, response) => {
    const { render, routeOf } = await development.renderer();
    response
      .type("text")
      .send(
        JSON.stringify(
          await render(routeOf(siteAddresses, "/", ""), () => Promise.resolve({ data: null, errors: [] })),
        ),
      );
  });
  app.use(answerErrors({ log: createLog("silent"), errorPage: development.openPages.errorPage, heard: String }));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`,
    write,
    [Symbol.asyncDispose]: async () => {
      await development.stop();
      server.closeAllConnections();
      server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

test("in development, a page that cannot be rendered shows why and where, and reloads once that is fixed", async () => {
  await using client = await startClient(
    "export const routeOf = () => ({ address: '/' });\nexport const render = async () => { throw new Error('No <b>such</b> thing'); };\nexport const stateOf = async () => null;\n",
  );
  const answer = await fetch(client.url);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    // Vite's first message: from then on the page is told of edits.
    const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
    await page.goto(client.url);
    expect(await page.locator("body > p").innerText()).toBe("No <b>such</b> thing");
    expect(await page.locator("body > pre").innerText()).toMatch(/client\/entry\.server\.tsx:2:\d+/);
    await connected;
    await client.write(
      "export const routeOf = () => ({ address: '/' });\nexport const stateOf = async () => null;\nexport const render = async () => 'mended';\n",
    );
    await page.getByText("mended").waitFor();
  } finally {
    await browser.close();
  }
});

test("a resolver's error has message and stack in development, and neither in production", () => {
  const bug = new GraphQLError("The cause", { originalError: new TypeError("The cause"), path: ["document"] });
  const reported: unknown[] = [];
  const format = (showBugs: boolean) =>
    toFormattedError(bug.toJSON(), bug, { report: (error) => reported.push(error), showBugs });
  expect(format(false)).toEqual({
    message: "Something went wrong on our side.",
    path: ["document"],
    extensions: { code: "INTERNAL_SERVER_ERROR", status: 500 },
  });
  expect(format(true)).toMatchObject({
    message: "The cause",
    path: ["document"],
    extensions: {
      code: "INTERNAL_SERVER_ERROR",
      status: 500,
      stacktrace: expect.arrayContaining([expect.stringMatching(/development-errors\.test\.ts/)]),
    },
  });
  expect(reported).toEqual([bug.originalError, bug.originalError]);
});

test("in production the fallback page reveals no internals", async () => {
  const app = express();
  app.get("/", () => {
    throw new Error("The inside");
  });
  app.use(answerErrors({ log: createLog("silent"), errorPage: null, heard: String }));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const answer = await fetch(`http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`);
  expect([answer.status, await answer.text()]).toEqual([500, "Something went wrong on our side.\n"]);
  server.close();
});
