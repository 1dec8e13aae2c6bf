import { describe, expect, test } from "vitest";
import type { DocsApi } from "../../../../gateway/docs-api/docs-api.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../../support/fakes/fake-backend.ts";
import { errorOf, openDocsApi } from "../open-docs-api.ts";

const page = { page: 1, limit: 10 };
const group = { _id: "1", name: "A tag", slug: "a-tag", count: 0 };

interface ListCall {
  readonly read: (api: DocsApi) => Promise<{ readonly data: unknown; readonly stale: boolean }>;
  /** The answer with this in the place of its list. */
  readonly answer: (list: unknown) => unknown;
  readonly one: unknown;
}

const calls: Readonly<Record<string, ListCall>> = {
  "a sitemap": {
    read: (api) => api.fetchSitemap("sitemap"),
    answer: (links) => ({ sitemap: { links } }),
    one: { linkname: "/article/a" },
  },
  "a level of the tree": {
    read: (api) => api.fetchGroups({ kind: "tag", within: null, ...page }),
    answer: (groups) => ({ groups }),
    one: group,
  },
  "a group of the tree": {
    read: (api) => api.fetchGroupDocs({ kind: "tag", id: "a-tag", around: null, ...page }),
    answer: (docs) => ({ group, first: 0, docs }),
    one: { subject: "A", slug: "a", docType: "article" },
  },
};

describe.each(Object.entries(calls))("%s", (_name, { read, answer, one }) => {
  test.each([
    ["no list", undefined],
    ["something else in its place", { message: "try later" }],
  ])("with %s is a bad payload, which replaces no earlier answer", async (_what, list) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json(answer(list)));
    expect(await errorOf(read(site.api))).toMatchObject({ problem: "bad-payload" });
    backend.answerAll(json(answer([one])));
    const before = await read(site.api);
    backend.answerAll(json(answer(list)));
    site.forward(61);
    expect(await read(site.api)).toMatchObject({ data: before.data, stale: true });
  });

  test("with a list that is null is empty", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json(answer([])));
    const empty = await read(site.api);
    site.forward(61);
    backend.answerAll(json(answer(null)));
    expect(await read(site.api)).toMatchObject({ data: empty.data, stale: false });
  });
});
