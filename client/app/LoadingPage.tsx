import { DocumentSkeleton } from "../ui/Skeletons.tsx";

/** What is shown while the code of a page is on its way. */
export const LoadingPage = () => <DocumentSkeleton text="Loading..." />;
