import { expect, test } from "vitest";
import { mailLink } from "../../../client/ui/mail-link.ts";

test("the link has the address, the subject and the body, with the line breaks of mail", () => {
  expect(mailLink("help@example.com", "A question?", "Hello & good day.\nBye.")).toBe(
    "mailto:help@example.com?subject=A%20question%3F&body=Hello%20%26%20good%20day.%0D%0ABye.",
  );
});

test("an empty body is omitted", () => {
  expect(mailLink("help@example.com", "Contact")).toBe("mailto:help@example.com?subject=Contact");
});

test("an address cannot add a header", () => {
  expect(mailLink("help@example.com?bcc=all@example.com", "Contact")).toBe(
    "mailto:help@example.com%3Fbcc%3Dall@example.com?subject=Contact",
  );
});
