/** A contact message without a fault. */
export const contact = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  message: "Hello there,\nhow are you?",
  agreedToPolicies: true,
};

export const contactPath = "/api/contact/testsite";
export const newsletterPath = "/api/newsletter/testsite";

/** The settings of a backend that sends its mails to a mail server. */
export function mailing(smtpUrl: string) {
  return {
    SMTP_URL: smtpUrl,
    MAIL_TO: "owner@example.org",
    SITE_URL: "https://docs.example.org/",
    SITE_NAME: "Docs of Example",
  };
}
