import layout from "../ui/layout.module.css";
import { DocumentSkeleton } from "../ui/Skeletons.tsx";

/** What is shown while the code of a page is on its way. */
export const LoadingPage = () => (
  <div className={`${layout.wrap} ${layout.page}`}>
    <DocumentSkeleton />
  </div>
);
