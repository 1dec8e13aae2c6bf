/** The migration that adds what searches led to. Released: never changed. */
export const choiceTables = `-- What searches led to: to a document, on how many days; and to none.
CREATE TABLE search_choices (
  question text COLLATE "C" NOT NULL,
  slug text COLLATE "C" NOT NULL,
  days integer NOT NULL,
  last_day integer NOT NULL,
  PRIMARY KEY (question, slug)
);
CREATE INDEX search_choices_by_day ON search_choices (last_day);

CREATE TABLE abandoned_searches (
  term text COLLATE "C" PRIMARY KEY,
  count bigint NOT NULL,
  first_at bigint NOT NULL,
  last_at bigint NOT NULL
);
`;
