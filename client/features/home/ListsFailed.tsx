import { ErrorState } from "../../ui/states/ErrorState.tsx";

/** Says that the documents of the home page could not be loaded. */
export function ListsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState
      title="Failed to load content."
      text="Your connection may have dropped, or our service is having a moment."
      onRetry={onRetry}
    />
  );
}
