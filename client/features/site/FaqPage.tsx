import { Link } from "react-router-dom";
import { useHas } from "../../data/site-features.ts";
import { pageQuery } from "../../data/page.ts";
import type { PageModule } from "../../data/page.ts";
import { createHeadingIds } from "../../../addresses/heading-ids.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { RowsSkeleton } from "../../ui/states/Skeletons.tsx";
import { FaqPageDocument, useFaqPageQuery } from "./FaqPage.generated.ts";
import type { FaqPageQuery } from "./FaqPage.generated.ts";
import styles from "./FaqPage.module.css";
import { say } from "../../../words/say.ts";

const lead = "The questions that we hear most, and short answers to them.";

/** Questions and answers, all expanded: there are few, and find-in-page covers them. */
function FaqPage() {
  const { data, loading, failureOf, retry } = useFaqPageQuery({});
  const contact = useHas("contact");
  const entries = data?.site.faq ?? [];
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={layout.head}>
        <div>
          <h1>{say("Frequently asked questions")}</h1>
          <p className={layout.lead}>{say(lead)}</p>
        </div>
      </div>
      {loading && <RowsSkeleton count={6} outline="terms" />}
      {!loading && !data && (
        <ErrorState title={say("We couldn't load this page.")} text={failureOf()?.message} onRetry={retry} />
      )}
      {data && entries.length === 0 && (
        <EmptyState title={say("No Content Yet")} text={say("Please check back soon.")} />
      )}
      <Entries entries={entries} />
      {contact && (
        <p className={styles.more}>
          {say("Something else?")}{" "}
          <Link className={buttonClass()} to="/contact">
            {say("Ask us")}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The questions, from where there is room beside a list to jump to one. */
function Entries({ entries }: { readonly entries: FaqPageQuery["site"]["faq"] }) {
  const idOf = createHeadingIds();
  const questions = entries.map((entry) => ({ ...entry, id: idOf(entry.question) }));
  return (
    <div className={styles.beside}>
      {questions.length > jumpFrom && (
        <nav className={styles.jump} aria-label={say("On this page")}>
          <ul>
            {questions.map(({ question, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className={styles.entries}>
        {questions.map(({ question, answer, id }) => (
          <li key={id} id={id}>
            <h2>
              <a href={`#${id}`}>{question}</a>
            </h2>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Fewer questions are seen at a glance. */
const jumpFrom = 3;

export const page: PageModule = {
  Page: FaqPage,
  queries: () => [pageQuery(FaqPageDocument, {})],
  describe: (_request, read) => ({
    kind: "found",
    facts: {
      title: say("Frequently asked questions"),
      description: say(lead),
      webPage: questionsOf(read(FaqPageDocument, {}).data?.site.faq ?? []),
    },
  }),
};

function questionsOf(entries: FaqPageQuery["site"]["faq"]) {
  return entries.length === 0
    ? {}
    : {
        "@type": "FAQPage",
        mainEntity: entries.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      };
}
