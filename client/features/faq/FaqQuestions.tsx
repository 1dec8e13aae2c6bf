import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { useAnnouncement } from "../../ui/use-announcement.ts";
import { groupsWith } from "./faq-groups.ts";
import type { FaqGroup } from "./faq-groups.ts";
import styles from "./FaqPage.module.css";
import { say, sayCount } from "../../../words/say.ts";

interface FaqQuestionsProps {
  readonly groups: readonly FaqGroup[];
  /** The words that are looked for; empty: all questions show. */
  readonly asked: string;
  /** Whether there are enough questions for a list to jump from. */
  readonly isLong: boolean;
}

/** The questions with the words that are looked for, beside a list to jump to one. */
export function FaqQuestions({ groups, asked, isLong }: FaqQuestionsProps) {
  const shown = groupsWith(groups, asked);
  useAnnouncement(asked.trim() === "" ? null : foundText(shown));
  return (
    <div className={`${styles.beside} ${isLong ? styles.long : ""}`}>
      {isLong && <JumpList groups={shown} />}
      <div className={styles.groups}>
        {shown.map((group) => (
          <Group key={group.heading?.id} {...group} />
        ))}
        {shown.length === 0 && <EmptyState title={say("No results found.")} />}
      </div>
    </div>
  );
}

function foundText(groups: readonly FaqGroup[]): string {
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return count === 0 ? say("No results found.") : sayCount(count, "1 question", "{count} questions");
}

/** Narrow windows show the groups alone. */
function JumpList({ groups }: Pick<FaqQuestionsProps, "groups">) {
  return (
    <nav className={styles.jump} aria-label={say("On this page")}>
      {groups.map(({ heading, questions }) => (
        <div key={heading?.id}>
          {heading && (
            <a className={styles.jumpGroup} href={`#${heading.id}`}>
              {heading.name}
            </a>
          )}
          <ul>
            {questions.map(({ question, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Group({ heading, questions }: FaqGroup) {
  const Heading = heading ? "h3" : "h2";
  return (
    <div className={styles.group} id={heading?.id}>
      {heading && <h2>{heading.name}</h2>}
      <ul className={styles.entries}>
        {questions.map(({ question, answer, id }) => (
          <li key={id} id={id}>
            <Heading className={styles.question}>
              <a href={`#${id}`}>{question}</a>
            </Heading>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
