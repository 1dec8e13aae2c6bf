/** The id that a tool gives to a heading; `isTaken` says whether an earlier heading has one. */
export type HeadingSlug = (heading: string, isTaken: (id: string) => boolean) => string;

/** The id of GitHub, Docusaurus, Starlight and others: a number from 1 behind one that is taken. */
export const githubSlug: HeadingSlug = (heading, isTaken) =>
  unique(
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
      .replaceAll(" ", "-"),
    "-",
    1,
    isTaken,
  );

/** The id of Mintlify: a point is a hyphen, a colon and a dollar stay; what separates a badge at the end does not. */
export const mintlifySlug: HeadingSlug = (heading, isTaken) =>
  unique(
    heading
      .toLowerCase()
      .replaceAll(".", "-")
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\-$: ]/gu, "")
      .replaceAll(" ", "-")
      .replace(/(?<!-)-+$/, ""),
    "-",
    1,
    isTaken,
  );

/** The id of GitBook: points stay, and one that would begin with a digit begins with "id-". */
export const gitbookSlug: HeadingSlug = (heading, isTaken) =>
  unique(
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\-. ]/gu, "")
      .trim()
      .replaceAll(" ", "-")
      .replace(/^(?=\p{N})/u, "id-"),
    "-",
    1,
    isTaken,
  );

/** The id of kramdown. */
export const kramdownSlug: HeadingSlug = (heading, isTaken) =>
  unique(
    heading
      .replace(/^[^A-Za-z]+/, "")
      .replaceAll(/[^A-Za-z0-9 -]/g, "")
      .replaceAll(" ", "-")
      .toLowerCase() || "section",
    "-",
    1,
    isTaken,
  );

/** The id of VitePress. */
export const vitepressSlug: HeadingSlug = (heading, isTaken) =>
  unique(
    heading
      .normalize("NFKD")
      .replaceAll(/[\u0300-\u036F]/g, "")
      .replaceAll(/\p{Cc}/gu, "")
      .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
      .replaceAll(/-{2,}/g, "-")
      .replaceAll(/^-+|-+$/g, "")
      .replace(/^(\d)/, "_$1")
      .toLowerCase(),
    "-",
    1,
    isTaken,
  );

/** The id of Python-Markdown. */
export const pythonSlug: HeadingSlug = (heading, isTaken) =>
  unique(
    heading
      .normalize("NFKD")
      .replaceAll(/[^\u0020-\u007E]/g, "")
      .replaceAll(/[^\w\s-]/g, "")
      .trim()
      .toLowerCase()
      .replaceAll(/[-\s]+/g, "-"),
    "_",
    1,
    isTaken,
  );

/** The id of Python-Markdown where it keeps the letters of all scripts: with capitals, or with one hyphen for several spaces. */
export function unicodeSlug({
  hasCase,
  isTight,
}: {
  readonly hasCase: boolean;
  readonly isTight: boolean;
}): HeadingSlug {
  return (heading, isTaken) => {
    const words = heading.normalize("NFC").replaceAll(/[^\p{L}\p{M}\p{N}_\s-]/gu, "");
    const cased = hasCase ? words : words.toLowerCase();
    return unique(cased.trim().replaceAll(isTight ? /[-\s]+/g : /\s/g, "-"), "_", 1, isTaken);
  };
}

function unique(id: string, separator: string, from: number, isTaken: (id: string) => boolean): string {
  let found = id;
  for (let number = from; isTaken(found); number += 1) found = `${id}${separator}${number}`;
  return found;
}
