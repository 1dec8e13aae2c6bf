/** A file of the content folder to be written: its text, or the file that it is a copy of. */
export type PlannedFile =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "copy"; readonly from: string };

/** The files of a content folder, by path. */
export type PlannedFiles = Map<string, PlannedFile>;
