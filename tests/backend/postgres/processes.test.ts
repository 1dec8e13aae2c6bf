import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { startMailServer } from "../../support/services/mail-server.ts";
import type { BackendProcess } from "../support/backend-process.ts";
import { aDocument } from "../support/content-folder.ts";
import { at } from "../support/json.ts";
import { startTwo } from "../support/two-backends.ts";

const deadLink = "[Gone](gone.md)";
const files = { "article/a.md": aDocument({ subject: "Old" }, deadLink) };
const details = "/api/docs/get-details/testsite/a";

async function subjectIn(backend: BackendProcess) {
  return at((await backend.request(details)).body, "doc.0.subject");
}
async function etagOf(backend: BackendProcess) {
  return (await backend.request(details)).headers.get("etag");
}

test("a rating through one backend is visible through the other, and a visitor has one vote across both", async () => {
  await using two = await startTwo(files);
  const rate = (backend: BackendProcess, rating: number) =>
    backend.request("/api/docs/rate/a", { body: { rating, ip: "192.0.2.1" } });
  expect((await rate(two.first, 1)).status).toBe(200);
  expect(at((await two.second.request("/api/reports/ratings/testsite")).body, "ratings")).toMatchObject([
    { slug: "a", votes: 1, average: 1 },
  ]);
  expect((await rate(two.second, 5)).status).toBe(200);
  expect(at((await two.first.request("/api/reports/ratings/testsite")).body, "ratings")).toMatchObject([
    { slug: "a", votes: 1, average: 5 },
  ]);
});

test("concurrent votes of one visitor through both backends count as one", async () => {
  await using two = await startTwo(files);
  const votes = Array.from({ length: 12 }, (_, index) =>
    (index % 2 === 0 ? two.first : two.second).request("/api/docs/rate/a", { body: { rating: 3, ip: "192.0.2.1" } }),
  );
  const statuses = (await Promise.all(votes)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test("an edit is published by one backend, announced by both, and raises the revision of both", async () => {
  await using two = await startTwo(files);
  const before = [await etagOf(two.first), await etagOf(two.second)];
  const marks = [two.first.messages.length, two.second.messages.length];
  two.content.write("article/a.md", aDocument({ subject: "New" }, deadLink));
  await Promise.all([two.first.waitForMessage("changed", marks[0]), two.second.waitForMessage("changed", marks[1])]);
  // What was announced may be the ingest of the start.
  for (const backend of [two.first, two.second])
    await eventually(
      () => subjectIn(backend),
      (subject) => subject === "New",
    );
  const after = [await etagOf(two.first), await etagOf(two.second)];
  expect(after.filter((etag) => before.includes(etag))).toEqual([]);
  // The backend that ingests the content reports its problems.
  const saidProblems = ({ messages }: BackendProcess) => messages.some(({ kind }) => kind === "problems");
  await expect.poll(() => saidProblems(two.first)).toBe(true);
  expect(saidProblems(two.second)).toBe(false);
});

test("when the publishing backend is killed, the other takes over", async () => {
  await using two = await startTwo(files);
  await two.first.stop("SIGKILL");
  two.content.write("article/a.md", aDocument({ subject: "Taken over" }));
  await eventually(
    () => subjectIn(two.second),
    (subject) => subject === "Taken over",
  );
  two.content.write("article/a.md", aDocument({ subject: "And again" }));
  await eventually(
    () => subjectIn(two.second),
    (subject) => subject === "And again",
  );
});

test("a mail is sent once, whichever backend accepted it, even when the sending one is killed", async () => {
  await using server = await startMailServer();
  await using two = await startTwo(files, {
    SMTP_URL: server.url,
    MAIL_TO: "owner@example.org",
    SITE_URL: "https://docs.example.org",
  });
  const send = (backend: BackendProcess, firstName: string) =>
    backend.request("/api/contact/testsite", {
      body: { firstName, lastName: "Byron", email: "ada@example.com", message: "Hello", agreedToPolicies: true },
    });
  expect((await send(two.first, "One")).status).toBe(200);
  expect((await send(two.second, "Two")).status).toBe(200);
  const allSent = () =>
    two.place.read((store) =>
      eventually(
        () => store.mails.nextDueMs(),
        (next) => next === null,
      ),
    );
  await allSent();
  await two.first.stop("SIGKILL");
  expect((await send(two.second, "Three")).status).toBe(200);
  await allSent();
  expect(server.mails.map(({ headers }) => headers.get("subject")?.[0])).toEqual([
    "Message from One Byron",
    "Message from Two Byron",
    "Message from Three Byron",
  ]);
});
