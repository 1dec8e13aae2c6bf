import type { FragmentType } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import SquareArrowOutUpRight from "lucide-react/icons/square-arrow-out-up-right";
import { useState } from "react";
import { useQueryState } from "../../data/query-state.ts";
import { Hidden } from "../../ui/Hidden.tsx";
import { Icon } from "../../ui/Icon.tsx";
import layout from "../../ui/layout.module.css";
import { inItsLanguage } from "../../text/in-its-language.ts";
import { useSuggestedDocumentFragment } from "./SuggestedDocument.generated.ts";
import type { SuggestedDocumentFragment } from "./SuggestedDocument.generated.ts";
import styles from "./SuggestedDocuments.module.css";
import { SuggestionsDocument } from "./Suggestions.generated.ts";
import { significantWords } from "./significant-words.ts";
import { say, sayCount } from "../../../words/say.ts";

/**
 * Documents that may answer a message while it is written. They open in a new tab, so that the form keeps its input; if there
 * are none, or loading fails, nothing is shown.
 */
export function SuggestedDocuments({ message }: { readonly message: string }) {
  const text = significantWords(message);
  const result = useQuery(SuggestionsDocument, {
    variables: { text },
    skip: text === "",
    context: { inBody: true },
    notifyOnNetworkStatusChange: true,
  });
  const { data, loading } = useQueryState(SuggestionsDocument, { text }, result);
  const [last, setLast] = useState(data);
  // The previous ones stay until the next arrive, so that the form does not jump under the pointer.
  const shown = text === "" ? null : (data ?? (loading ? last : null));
  if (shown !== last) setLast(shown);
  const documents = shown?.suggestions ?? [];
  return (
    <>
      <Hidden>
        <output>
          {documents.length > 0 &&
            sayCount(
              documents.length,
              "{count} document may help, below the message.",
              "{count} documents may help, below the message.",
            )}
        </output>
      </Hidden>
      {documents.length > 0 && (
        <section className={styles.suggested} aria-labelledby="suggested">
          <h2 className={layout.label} id="suggested">
            {say("These documents may help")}
          </h2>
          <ul>
            {documents.map((document) => (
              <Suggested key={document.slug} document={document} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Suggested({ document }: { readonly document: FragmentType<SuggestedDocumentFragment> }) {
  const data = useSuggestedDocumentFragment(document);
  return (
    <li>
      <a href={data.path} target="_blank" rel="noopener">
        <b {...inItsLanguage(data)}>{data.subject}</b> <Icon of={SquareArrowOutUpRight} />
        <Hidden>{say("(opens in a new tab)")}</Hidden>
        <small {...(data.summary === null ? {} : inItsLanguage(data))}>{data.summary ?? data.type.label}</small>
      </a>
    </li>
  );
}
