import { z } from "zod";
import { text } from "../fields.ts";

/** A number by which documents and folders are sorted among their siblings. */
export const OrderNumber = z
  .number("expected a number, such as 3")
  .min(-1_000_000, "expected a number from -1000000 to 1000000")
  .max(1_000_000, "expected a number from -1000000 to 1000000");

/** The schema of `_folder.yml`: what a folder of documents is called, and where it stands. */
export const FolderYml = z
  .strictObject({
    title: text("the title of the folder, as text").describe(
      "What the sidebar and the breadcrumbs call the folder. Default: made of its name.",
    ),
    order: OrderNumber.describe(
      "Where it stands among its siblings, the lowest number first. Default: the number at the beginning of its name; without one, after those that have one, by name.",
    ),
    collapsed: z
      .boolean("expected true or false")
      .describe("Whether the sidebar shows it closed until a document in it is read. Default: false."),
  })
  .partial()
  .prefault({});
export type FolderYml = Readonly<z.infer<typeof FolderYml>>;

/** What `_folder.yml` files say, by the path of their folder in the content folder. */
export type Folders = Readonly<Record<string, FolderYml>>;
