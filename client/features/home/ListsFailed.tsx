import { ErrorState } from "../../ui/states/ErrorState.tsx";
import { say } from "../../../words/say.ts";

/** Says that the documents of the home page could not be loaded. */
export function ListsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState
      title={say("Failed to load content.")}
      text={say("Your connection may have dropped, or our service is having a moment.")}
      onRetry={onRetry}
    />
  );
}
