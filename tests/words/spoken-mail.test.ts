import { expect, test } from "vitest";
import { composeMail } from "../../backend/mail/compose-mail.ts";
import { speechOf } from "../../words/speech-of.ts";

const site = { name: "Acme", url: "https://docs.example", mailTo: "werkstatt@acme.example" };

test("mails speak the language of the site", () => {
  const mail = composeMail(
    { id: 1, messageId: "1", tries: 0, about: { kind: "confirmation", email: "ada@example.com", token: "abc" } },
    site,
    speechOf("de"),
  );
  expect(mail.subject).toBe("Bestätigen Sie Ihr Abonnement von Acme");
  expect(mail.text).toContain(
    "Um ihn zu erhalten, bestätigen Sie bitte:\nhttps://docs.example/newsletter/confirm?token=abc",
  );
});
