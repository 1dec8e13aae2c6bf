/** The members of every union. Made by `npm run codegen`: never edited. */
export const possibleTypes: Readonly<Record<string, string[]>> = {
  ContactResult: ["ContactReceived","ContactRejected"],
  FeedbackResult: ["FeedbackReceived","FeedbackRejected"],
  NewsletterResult: ["NewsletterReceived","NewsletterRejected"],
  NewsletterTokenResult: ["NewsletterChanged","NewsletterRejected"],
  RatingResult: ["RatingReceived","RatingRejected"],
};
