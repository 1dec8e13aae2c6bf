import { z } from "zod";

function flag(description: string) {
  return z.boolean("expected true or false").describe(description).default(true);
}

/** `features:` of `site.yml`: each is true unless it is switched off. */
export const FeaturesYml = z
  .strictObject(
    {
      ratings: flag("Stars below documents, and feedback on them."),
      feedback: flag("The question why, after a low rating."),
      newsletter: flag("The forms and links of the newsletter."),
      contact: flag("The contact page, and the links to it."),
      playground: flag("The GraphQL playground, the API reference, /schema.graphql and introspection."),
      mcp: flag("The server for assistants, at /mcp."),
      offline: flag("What was read can be read again without a connection."),
      glossaryCards: flag("Links from texts to terms of the glossary, and the cards of both."),
      authors: flag("The pages of authors, and their names on documents."),
      searchLearning: flag(
        "What searches led to is counted, without visitors, and counts a little in the order of results.",
      ),
      typography: flag(
        "Typographic quotation marks, apostrophes and dashes in texts, in place of those of a keyboard.",
      ),
      docsTree: flag("The page /docs, with the tree of all documents."),
    },
    {
      error: ({ code }) =>
        code === "invalid_type" ? "expected names such as ratings and contact, each true or false" : undefined,
    },
  )
  .prefault({});

/** What a site has. */
export type Features = Readonly<z.infer<typeof FeaturesYml>>;

/** Something that a site has unless it is switched off. */
export type Feature = keyof Features;

/** The features that are in force: without ratings there is nothing to give feedback on. */
export function featuresInForce(given: Features): Features {
  return { ...given, feedback: given.feedback && given.ratings };
}

/** What is switched off, by its name. */
export function switchedOff(features: Features): readonly string[] {
  return Object.entries(features).flatMap(([name, isOn]) => (isOn ? [] : [name]));
}
