import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { FormOutcome } from "../../ui/FormOutcome.tsx";
import layout from "../../ui/layout.module.css";
import { followLink } from "./follow-link.ts";
import type { LinkKind, LinkOutcome } from "./follow-link.ts";
import { say } from "../../../words/say.ts";

const texts = {
  confirm: {
    title: "Confirm your subscription",
    text: "One step is left: say that the newsletter should come to your address.",
    action: "Confirm",
  },
  unsubscribe: {
    title: "Unsubscribe",
    text: "No more mail will come to your address from this newsletter.",
    action: "Unsubscribe",
  },
} as const;

function kindOf({ path }: PageRequest): LinkKind {
  return path.toLowerCase().endsWith("/unsubscribe") ? "unsubscribe" : "confirm";
}

/**
 * The target of the links in newsletter mails. Nothing happens until the button is pressed, because mail scanners open links.
 * The token is read only in the browser, so the page is the same for everyone.
 */
function NewsletterLinkPage(request: PageRequest) {
  const kind = kindOf(request);
  const client = useApolloClient();
  const { search } = useLocation();
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [isSending, setSending] = useState(false);
  const follow = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setOutcome(await followLink(client, kind, new URLSearchParams(search).get("token")));
    setSending(false);
  };
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1>{say(texts[kind].title)}</h1>
      {outcome?.kind === "success" ? (
        <>
          <FormOutcome {...outcome} />
          <p className={layout.below}>
            <Link className={buttonClass()} to="/">
              {say("Go to the home page")}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className={`${layout.lead} ${layout.below}`}>{say(texts[kind].text)}</p>
          <Button kind="main" aria-disabled={isSending} onClick={() => void follow()}>
            {say(texts[kind].action)}
          </Button>
          {outcome && <FormOutcome {...outcome} />}
        </>
      )}
    </div>
  );
}

export const page: PageModule = {
  Page: NewsletterLinkPage,
  queries: () => [],
  describe: (request) => ({
    kind: "found",
    facts: { title: say(texts[kindOf(request)].title), description: null, noIndex: true },
  }),
};
