import { startIngest } from "../support/ingesting.ts";

/** The document that a file results in, and the reported problems. */
export async function resultOf(text: string) {
  await using site = await startIngest({ "article/my-page.md": text });
  const { problems } = await site.scan();
  const document = await site.store().documents.find("my-page");
  return { document, reported: problems.map(({ line, cause, effect }) => `${line} ${cause} ${effect}`) };
}
