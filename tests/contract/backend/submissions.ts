import { describe, expect, test } from "vitest";
import type { Store } from "../../../backend/store/store.ts";
import { at, each } from "../../backend/support/json.ts";
import type { ContractClient } from "../support/contract.ts";

/** Reads the store between a stop of the backend and its next start. */
type ReadStopped = <T>(read: (store: Store) => Promise<T>) => Promise<T>;

const site = "testsite";

/** Defines the tests of what visitors send. */
export function testSubmissions(client: ContractClient, readStopped: ReadStopped): void {
  describe("submissions", () => {
    test("a rating is accepted, refused with a reason, and withdrawn", async () => {
      const path = { slug: "what-is-rdap" };
      const rated = await client.call("rateDocument", { path, body: { rating: 4.5, ip: "192.0.2.1" } });
      expect(rated).toMatchObject({ status: 200, body: { message: "Thanks for your rating!" } });
      for (const rating of [0.25, 5.5, 4.2, "5", null]) {
        expect(
          (await client.call("rateDocument", { path, body: { rating, ip: "192.0.2.1" }, badBody: true })).status,
        ).toBe(400);
      }
      expect((await client.call("rateDocument", { path, body: { rating: 5, ip: "not an address" } })).status).toBe(400);
      expect(
        (await client.call("rateDocument", { path: { slug: "no-such" }, body: { rating: 5, ip: "192.0.2.1" } })).status,
      ).toBe(404);
      expect((await client.call("rateDocument", { path, body: "{", badBody: true })).status).toBe(400);
      expect(
        (await client.call("rateDocument", { path, body: { rating: 5 }, headers: { "content-type": "text/plain" } }))
          .status,
      ).toBe(415);
      expect(
        (await client.call("rateDocument", { path, body: { rating: 5, pad: "x".repeat(200_000) }, badBody: true }))
          .status,
      ).toBe(413);
      expect((await client.call("undoRating", { path, body: { ip: "192.0.2.1" } })).status).toBe(200);
    });

    test("feedback requires a text and a document", async () => {
      const path = { slug: "what-is-rdap" };
      expect(
        (
          await client.call("sendFeedback", {
            path,
            body: { rating: 2, reason: "hard-to-follow", comment: "Too short." },
          })
        ).status,
      ).toBe(200);
      expect((await client.call("sendFeedback", { path, body: { rating: 2 } })).status).toBe(400);
      await client.call("rateDocument", { path, body: { rating: 0.5, ip: "192.0.2.8" } });
      expect(at((await client.call("reportRatings", { path: { site } })).body, "ratings.0")).toMatchObject({
        slug: "what-is-rdap",
        votes: 1,
        average: 0.5,
      });
      expect(at((await client.call("reportFeedback", { path: { site } })).body, "feedback.0")).toMatchObject({
        reason: "hard-to-follow",
        comment: "Too short.",
      });
      expect((await client.call("sendFeedback", { path: { slug: "no-such" }, body: { reason: "x" } })).status).toBe(
        404,
      );
    });

    test("a contact message is accepted; every invalid field is named", async () => {
      const good = {
        firstName: "Ada",
        lastName: "B",
        email: "ada@example.com",
        country: "EU",
        phoneNumber: null,
        message: "Hello",
        agreedToPolicies: true,
      };
      expect((await client.call("sendContact", { path: { site }, body: good })).status).toBe(200);
      const bad = { ...good, firstName: " ", email: "nobody", message: "x".repeat(5_001), agreedToPolicies: false };
      const { status, body } = await client.call("sendContact", { path: { site }, body: bad, badBody: true });
      expect(status).toBe(400);
      expect(each(body, "fields", "field")).toEqual(["firstName", "email", "message", "agreedToPolicies"]);
    });

    test("the newsletter says that no mail was sent; unknown tokens are 404", async () => {
      const subscribed = await client.call("subscribeNewsletter", {
        path: { site },
        body: { email: "ada@example.com" },
      });
      expect(subscribed).toMatchObject({ status: 200, body: { mailSent: false } });
      expect(
        (await client.call("subscribeNewsletter", { path: { site }, body: { email: "ada@" }, badBody: true })).status,
      ).toBe(400);
      for (const operation of ["confirmNewsletter", "unsubscribeNewsletter"]) {
        expect((await client.call(operation, { path: { site }, body: { token: "no-such-token-at-all" } })).status).toBe(
          404,
        );
        // A truncated or extended token is unknown like every other, with the same message.
        for (const token of ["cut-off", "x".repeat(300)])
          expect(await client.call(operation, { path: { site }, body: { token }, badBody: true })).toMatchObject({
            status: 404,
            body: { message: "This link is not valid, or no longer valid." },
          });
      }
    });

    test("a subscription is confirmed, and ended, with the token that only the store and the mail have", async () => {
      await client.call("subscribeNewsletter", {
        path: { site },
        body: { email: "Grace@Example.com", ip: "192.0.2.9" },
      });
      const waiting = await readStopped((store) => store.mailbox.listSubscriptions("unconfirmed"));
      const token = waiting.find(({ email }) => email === "grace@example.com")?.token;
      for (const operation of [
        "confirmNewsletter",
        "confirmNewsletter",
        "unsubscribeNewsletter",
        "unsubscribeNewsletter",
      ]) {
        expect((await client.call(operation, { path: { site }, body: { token } })).status).toBe(200);
      }
      expect((await client.call("confirmNewsletter", { path: { site }, body: { token } })).status).toBe(404);
    });
  });
}
