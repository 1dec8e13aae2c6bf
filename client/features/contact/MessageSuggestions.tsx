import { useEffect, useState } from "react";
import type { ComponentType } from "react";

/** How long the writing rests before documents are looked for. */
const restMs = 600;
/** The length from which a message can be about something. */
const shortest = 12;

const load = () => import("./SuggestedDocuments.tsx");

/** Suggests documents while a message is written. Their code comes when there is something to look for; that it does not come disturbs nobody. */
export const MessageSuggestions = ({ message }: { readonly message: string }) => {
  const [rested, setRested] = useState("");
  const [Suggested, setSuggested] = useState<ComponentType<{ readonly message: string }> | null>(null);
  useEffect(() => {
    const rest = setTimeout(() => setRested(message.trim().length < shortest ? "" : message), restMs);
    return () => clearTimeout(rest);
  }, [message]);
  const isNeeded = rested !== "";
  useEffect(() => {
    if (isNeeded)
      load().then(
        ({ SuggestedDocuments }) => setSuggested(() => SuggestedDocuments),
        () => undefined,
      );
  }, [isNeeded]);
  return Suggested && <Suggested message={rested} />;
};
