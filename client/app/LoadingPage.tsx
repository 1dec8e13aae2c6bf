import layout from "../ui/layout.module.css";
import { DocumentSkeleton } from "../ui/states/DocumentSkeleton.tsx";

/** Shown while the code of a page loads. */
export function LoadingPage() {
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <DocumentSkeleton />
    </div>
  );
}
