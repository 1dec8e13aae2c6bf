import { z } from "zod";
import { text } from "../fields.ts";
import { IconName } from "../icon-names.ts";

/** A subject of the home page: it leads to a category. */
export const TopicYml = z.strictObject(
  {
    name: text("the name of a subject, as text").describe("Its heading. May contain $website."),
    description: text("what the subject is about, as text").describe("A line about it. May contain $website."),
    icon: IconName.default("file-text").describe("The name of a Lucide icon. Default: file-text."),
    category: text("the name of a category, as text").describe("The category that it leads to."),
  },
  {
    error: ({ code }) =>
      code === "invalid_type" ? "expected an entry with name, description, icon and category" : undefined,
  },
);
export type TopicYml = z.infer<typeof TopicYml>;

/** The message for topics that are no list. */
export const expectedTopics = "expected a list of entries with name, description, icon and category";
