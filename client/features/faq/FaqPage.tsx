import { useState } from "react";
import { Link } from "react-router-dom";
import { useHas } from "../../data/site-features.ts";
import { pageQuery } from "../../data/page.ts";
import type { PageModule } from "../../data/page.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { Bones } from "../../ui/states/Bones.tsx";
import { FaqField } from "./FaqField.tsx";
import { FaqSkeleton } from "./FaqSkeleton.tsx";
import { faqGroups } from "./faq-groups.ts";
import { FaqPageDocument, useFaqPageQuery } from "./FaqPage.generated.ts";
import type { FaqPageQuery } from "./FaqPage.generated.ts";
import styles from "./FaqPage.module.css";
import { FaqQuestions } from "./FaqQuestions.tsx";
import { say } from "../../../words/say.ts";

const lead = "The questions that we hear most, and short answers to them.";

/** Fewer questions are seen at a glance: they need no list to jump from, and no field to find one. */
const longFrom = 4;

/** Questions and answers, all expanded, so that find-in-page covers them. */
function FaqPage() {
  const { data, loading, failureOf, retry } = useFaqPageQuery({});
  const [asked, setAsked] = useState("");
  const contact = useHas("contact");
  const entries = data?.site.faq ?? [];
  const isLong = entries.length >= longFrom;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={layout.head}>
        <div>
          <h1>{say("Frequently asked questions")}</h1>
          <p className={layout.lead}>{say(lead)}</p>
        </div>
        {isLong && <FaqField onAsk={setAsked} />}
        {loading && <Bones of="field" />}
      </div>
      {loading && <FaqSkeleton />}
      {!loading && !data && (
        <ErrorState title={say("We couldn’t load this page.")} text={failureOf()?.message} onRetry={retry} />
      )}
      {data && entries.length === 0 && (
        <EmptyState title={say("No Content Yet")} text={say("Please check back soon.")} />
      )}
      {entries.length > 0 && <FaqQuestions groups={faqGroups(entries)} asked={asked} isLong={isLong} />}
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
