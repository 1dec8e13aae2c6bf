import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { groupAddress } from "../../../addresses/group-address.ts";
import layout from "../../ui/layout.module.css";
import { Byline } from "./Byline.tsx";
import { ChangeNote } from "./ChangeNote.tsx";
import { CopyMarkdown } from "./CopyMarkdown.tsx";
import { useDocumentHeaderFragment } from "./DocumentHeader.generated.ts";
import type { DocumentHeaderFragment } from "./DocumentHeader.generated.ts";
import { inItsLanguage } from "../../text/in-its-language.ts";
import styles from "./DocumentHeader.module.css";
import { say } from "../../../words/say.ts";

interface DocumentHeaderProps {
  readonly document: FragmentType<DocumentHeaderFragment>;
  /** Whether only the first author is named. */
  readonly firstAuthorOnly: boolean;
}

/** Breadcrumbs, title, byline and facts of a document. */
export function DocumentHeader({ document, firstAuthorOnly }: DocumentHeaderProps) {
  const data = useDocumentHeaderFragment(document);
  return (
    <header>
      <div className={styles.top}>
        <Breadcrumbs document={data} />
        <CopyMarkdown document={data} />
      </div>
      <h1 {...inItsLanguage(data)}>{data.subject}</h1>
      <Byline
        authors={firstAuthorOnly ? data.authors.slice(0, 1) : data.authors}
        datePublished={data.datePublished}
        lastUpdated={data.lastUpdated}
        readingMinutes={data.readingMinutes}
      />
      <Facts document={data} />
      <ChangeNote document={data} />
    </header>
  );
}

/** Home, then the category path; for a document without a category, the list of its type. */
function Breadcrumbs({ document: { breadcrumbs, type } }: { readonly document: DocumentHeaderFragment }) {
  const steps = breadcrumbs && breadcrumbs.length > 0 ? breadcrumbs : [{ name: type.listLabel, path: type.listPath }];
  return (
    <nav className={styles.crumbs} aria-label={say("Breadcrumb")}>
      <ol>
        {[{ name: say("Home"), path: "/" }, ...steps].map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Facts({ document: { types, typeName, tags, location } }: { readonly document: DocumentHeaderFragment }) {
  const type = types[0];
  if (!type && !typeName && tags.length === 0 && !location) return null;
  return (
    <dl className={styles.facts}>
      {(type || typeName) && (
        <Fact name={say("Type")}>
          {type ? <TagLink to={groupAddress("type", type.slug)}>{type.name}</TagLink> : typeName}
        </Fact>
      )}
      {location && <Fact name={say("Location")}>{location}</Fact>}
      {tags.length > 0 && (
        <Fact name={say("Tags")}>
          {tags.map(({ name, slug }) => (
            <TagLink key={slug} to={groupAddress("tag", slug)}>
              {name}
            </TagLink>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function TagLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a className={layout.tag} href={to}>
      {children}
    </a>
  );
}
