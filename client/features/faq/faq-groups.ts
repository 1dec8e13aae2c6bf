import { createHeadingIds } from "../../../addresses/heading-ids.ts";
import type { FaqPageQuery } from "./FaqPage.generated.ts";

type Entry = FaqPageQuery["site"]["faq"][number];

/** Questions that stand together. */
export interface FaqGroup {
  /** Null for questions that stand in no group. */
  readonly heading: { readonly name: string; readonly id: string } | null;
  readonly questions: readonly (Entry & { readonly id: string })[];
}

/** The questions by group, each group where its first question is. */
export function faqGroups(entries: readonly Entry[]): readonly FaqGroup[] {
  const idOf = createHeadingIds();
  const questions = entries.map((entry) => ({ ...entry, id: idOf(entry.question) }));
  // After all questions: their ids, which visitors have saved, do not depend on groups.
  return [...Map.groupBy(questions, ({ group }) => group)].map(([name, members]) => ({
    heading: name === null ? null : { name, id: idOf(name) },
    questions: members,
  }));
}

/** The questions that have all these words, or parts of words, in themselves, their answers or the names of their groups. */
export function groupsWith(groups: readonly FaqGroup[], asked: string): readonly FaqGroup[] {
  const words = folded(asked).match(/\S+/gu) ?? [];
  return groups
    .map(({ heading, questions }) => ({
      heading,
      questions: questions.filter(({ question, answer }) => {
        const text = folded(`${heading?.name ?? ""} ${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Letters without case and accents. */
function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
