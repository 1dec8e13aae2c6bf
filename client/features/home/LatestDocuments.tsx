import { Link } from "react-router-dom";
import { buttonClass } from "../../ui/Button.tsx";
import { CardGrid } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { Hidden } from "../../ui/Hidden.tsx";
import { CardsSkeleton } from "../../ui/states/CardsSkeleton.tsx";
import { findDocumentType, linkAddress, useDocumentTypes } from "../../data/document-types.ts";
import { AllDocumentsLink } from "../lists/AllDocumentsLink.tsx";
import { DocumentCard } from "../lists/DocumentCard.tsx";
import { ListsFailed } from "./ListsFailed.tsx";
import { documentsOf, failsToShow } from "./home-lists.ts";
import type { LatestSection } from "./home-lists.ts";
import styles from "./LatestDocuments.module.css";
import { say, sayLabel } from "../../../words/say.ts";

interface LatestDocumentsProps {
  readonly section: LatestSection;
  readonly loading: boolean;
  readonly onRetry: () => void;
}

/** The newest documents of a section, and their loading, failed and empty states. */
export function LatestDocuments({ section, loading, onRetry }: LatestDocumentsProps) {
  if (loading) return <CardsSkeleton count={section.count} />;
  if (failsToShow(section)) return <ListsFailed onRetry={onRetry} />;
  if (documentsOf(section).length === 0)
    return (
      <EmptyState
        title={say("No posts found.")}
        text={say("There is nothing here yet. Please check back soon.")}
        action={<AllDocumentsLink />}
      />
    );
  return <Documents section={section} />;
}

function Documents({ section }: Pick<LatestDocumentsProps, "section">) {
  const types = useDocumentTypes();
  const documents = documentsOf(section);
  const list = findDocumentType(types, section.lists[0]?.type.id);
  return (
    <>
      <CardGrid>
        {documents.map((document, index) => (
          <DocumentCard
            key={document.slug}
            document={document}
            href={linkAddress(types, document)}
            heading="h3"
            variant="teaser"
            named={section.lists.length > 1 ? "both" : "category"}
            place={index}
            lazy
          />
        ))}
      </CardGrid>
      {list && documents.length >= section.count && (
        <p className={styles.more}>
          <Link className={buttonClass()} to={list.listPath}>
            {say("See More")}
            <Hidden> {sayLabel(list.listLabel)}</Hidden>
          </Link>
        </p>
      )}
    </>
  );
}
