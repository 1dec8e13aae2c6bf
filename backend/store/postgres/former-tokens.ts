/** The migration that adds the tokens in mails from before an address was subscribed again. Released: never changed. */
export const formerTokens = `-- They end the subscription, and do nothing else.
CREATE TABLE former_tokens (
  token text PRIMARY KEY,
  email text COLLATE "C" NOT NULL REFERENCES subscriptions (email) ON DELETE CASCADE
);
`;
