import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { eventually } from "../support/eventually.ts";
import { reservePort } from "../support/listening.ts";
import { checkNginx, findNginx, startNginx } from "../support/services/nginx.ts";
import { startSite } from "../support/site.ts";
import { readRecipe, recipeOnPorts } from "./recipe.ts";

test.runIf(findNginx() !== null)(
  "nginx accepts the files for one machine, and those of the compose network once its names resolve",
  async () => {
    const port = await reservePort();
    const site = (await readRecipe("lectern.conf")).replace("listen 80 ", `listen 127.0.0.1:${port} `);
    expect(await checkNginx({ "lectern.conf": site, "gateways.conf": await readRecipe("gateways.conf") })).toContain(
      "test is successful",
    );
    // gateway-1 and gateway-2 do not resolve here.
    const compose = (await readRecipe("gateways-compose.conf")).replaceAll(/gateway-[12]/g, "127.0.0.1");
    expect(await checkNginx({ "lectern.conf": site, "gateways.conf": compose })).toContain("test is successful");
  },
);

test.runIf(findNginx() !== null)(
  "a site behind nginx is the same as without: headers, encodings, 304, hosts, addresses",
  async () => {
    const [port, unused] = [await reservePort(), await reservePort()];
    await using site = await startSite({ SITE_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: "1" });
    // The second gateway is down: visitors do not notice.
    await using nginx = await startNginx(await recipeOnPorts(port, [site.gateway.port, unused]), port);
    const path = "/article/choosing-a-ttl";
    const [through, straight] = [await fetch(nginx.url + path), await fetch(site.url + path)];
    expect(through.status).toBe(200);
    expect(await through.text()).toBe(await straight.text());
    for (const name of [
      "content-security-policy",
      "strict-transport-security",
      "x-content-type-options",
      "vary",
      "etag",
      "content-encoding",
      "link",
    ]) {
      expect([name, through.headers.get(name)]).toEqual([name, straight.headers.get(name)]);
    }
    // A better encoding, made in the background after the first answer, has another tag.
    const askAgain = async (): Promise<number> =>
      (
        await fetch(nginx.url + path, {
          headers: { "if-none-match": (await fetch(nginx.url + path)).headers.get("etag") ?? "" },
        })
      ).status;
    await eventually(askAgain, (status) => status === 304);
    for (const operation of ["health", "metrics", "purge"])
      expect((await fetch(`${nginx.url}/operations/${operation}`)).status).toBe(404);
    const viewer = await ask({ url: nginx.url }, "{ viewer { ip } }", {
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
    expect(viewer.data).toEqual({ viewer: { ip: "127.0.0.1" } });
    expect(
      (
        await fetch(`${nginx.url}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: "x".repeat(200_000),
        })
      ).status,
    ).toBe(413);
  },
);

test.runIf(findNginx() !== null)(
  "a foreign host is refused through nginx too, and WebSocket upgrades are not passed on",
  async () => {
    const port = await reservePort();
    await using site = await startSite({ SITE_URL: "https://docs.example", TRUST_PROXY: "1" });
    await using nginx = await startNginx(await recipeOnPorts(port, [site.gateway.port, site.gateway.port]), port);
    const statusOf = async (host: string, ...headers: readonly string[]): Promise<string> => {
      const socket = connect(Number(new URL(nginx.url).port), "127.0.0.1");
      socket.write(
        ["GET /article/choosing-a-ttl HTTP/1.1", `host: ${host}`, "connection: close", ...headers, "", ""].join("\r\n"),
      );
      return (await text(socket)).slice("HTTP/1.1 ".length, "HTTP/1.1 200".length);
    };
    expect(await statusOf("docs.example")).toBe("200");
    expect(await statusOf("evil.example")).toBe("421");
    expect(
      await statusOf(
        "docs.example",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
      ),
    ).toBe("200");
  },
);

test.runIf(findNginx() !== null)("a gateway that stops is skipped", async () => {
  const port = await reservePort();
  const own = { SITE_URL: `http://127.0.0.1:${port}` };
  const one = await startSite(own);
  await using other = await startSite(own);
  await using nginx = await startNginx(await recipeOnPorts(port, [one.gateway.port, other.gateway.port]), port);
  const statusOf = async (): Promise<number> => (await fetch(`${nginx.url}/article/choosing-a-ttl`)).status;
  expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
  await one[Symbol.asyncDispose]();
  expect(await Promise.all(Array.from({ length: 8 }, statusOf))).toEqual(Array.from({ length: 8 }, () => 200));
  await eventually(statusOf, (status) => status === 200);
});
