import { useApolloClient } from "@apollo/client/react";
import { useHas } from "../../../data/site-features.ts";
import { NoteSearchChoiceDocument } from "./NoteSearchChoice.generated.ts";

/** Tells the site which document a search led to; null for none. */
export type NoteChoice = (term: string, slug: string | null) => void;

/**
 * Nobody waits for it: it is a task of its own, and nothing is said if it fails. A site that does not learn from searches is
 * sent nothing.
 */
export function useNoteChoice(): NoteChoice {
  const client = useApolloClient();
  const isOn = useHas("searchLearning");
  const send = (term: string, slug: string | null): void => {
    client
      .mutate({ mutation: NoteSearchChoiceDocument, variables: { term, slug }, fetchPolicy: "no-cache" })
      .catch(() => undefined);
  };
  return (term, slug) => {
    if (isOn) setTimeout(send, 0, term, slug);
  };
}
