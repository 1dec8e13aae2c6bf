import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { spawnGateway } from "../../support/gateway-process.ts";
import { reservePort } from "../../support/listening.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { startSite } from "../../support/site.ts";

/** An address that refuses connections until it is connected to a target. */
async function makeLateAddress() {
  const port = await reservePort();
  const relay = createServer();
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: async (target: string) => {
      const { hostname, port: targetPort } = new URL(target);
      relay.on("connection", (socket) => {
        const other = connect(Number(targetPort), hostname);
        socket.pipe(other).pipe(socket);
        for (const end of [socket, other]) end.on("error", () => [socket, other].forEach((one) => one.destroy()));
      });
      relay.listen(port, "127.0.0.1");
      await once(relay, "listening");
    },
    [Symbol.asyncDispose]: async () => void relay.close(),
  };
}

test("the operator's own backend is served by the same build, without an embedded one", async () => {
  await using own = await startFakeSite();
  await using gateway = spawnGateway({ DOCS_API_URL: own.backend.apiUrl, SITE_ID: "testsite" });
  const page = await openPage({ url: await gateway.url }, "/article/first-words");
  expect(page.status).toBe(200);
  expect(page.document.querySelector("h1")?.textContent).toBe("First words");
  expect(gateway.backendPid()).toBeNull();
});

test("a separate content backend is called for its part of the contract", async () => {
  await using other = await startFakeSite();
  await using site = await startFakeSite({ settings: { DOCS_CONTENT_URL: other.backend.url } });
  await fetch(`${site.url}/robots.txt`);
  await fetch(`${site.url}/article/first-words`);
  expect(other.backend.calls.map(({ url }) => url)).toContain("/docs/robots/testsite");
  expect(site.backend.calls.every(({ url }) => url.startsWith("/api/"))).toBe(true);
});

test("with a backend that is unreachable at the start, the gateway starts, answers 503, and works once the backend is up", async () => {
  await using own = await startFakeSite();
  await using late = await makeLateAddress();
  await using site = await startSite({ DOCS_API_URL: `${late.url}/api`, SITE_ID: "testsite" });
  const statusNow = async () => (await openPage(site, "/article/first-words")).status;
  expect(await statusNow()).toBe(503);
  expect((await fetch(`${site.url}/operations/ready`)).status).toBe(200);
  await late.leadTo(own.backend.url);
  await eventually(statusNow, (status) => status === 200);
});
