import { useEffect, useState } from "react";
import type { ComponentType } from "react";

/** How long typing must pause before documents are suggested. */
const pauseMs = 600;
/** The shortest message, in characters, that gets suggestions. */
const shortest = 12;

function load() {
  return import("./SuggestedDocuments.tsx");
}

/** Suggests documents while a message is written. The code loads on first use; if that fails, nothing is shown. */
export function MessageSuggestions({ message }: { readonly message: string }) {
  const [settled, setSettled] = useState("");
  const [Suggested, setSuggested] = useState<ComponentType<{ readonly message: string }> | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(message.trim().length < shortest ? "" : message), pauseMs);
    return () => clearTimeout(timer);
  }, [message]);
  const isNeeded = settled !== "";
  useEffect(() => {
    if (isNeeded)
      load().then(
        ({ SuggestedDocuments }) => setSuggested(() => SuggestedDocuments),
        () => undefined,
      );
  }, [isNeeded]);
  return Suggested && <Suggested message={settled} />;
}
