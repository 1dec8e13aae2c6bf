import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { toShownDates } from "../../time/dates.ts";
import { Card, CardGrid } from "../../ui/Card.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { inItsLanguage } from "../../text/in-its-language.ts";
import { useDocumentCardFragment } from "./DocumentCard.generated.ts";
import type { DocumentCardFragment } from "./DocumentCard.generated.ts";
import { say } from "../../../words/say.ts";

/** A document's card, and what it shows. */
export interface DocumentCardProps {
  readonly document: FragmentType<DocumentCardFragment>;
  readonly href: string;
  /** The heading level, one below that of the grid. */
  readonly heading: "h2" | "h3";
  /** `teaser`: "Read More →" instead of author and dates. */
  readonly variant: "teaser" | "entry";
  /** What stands above the title: `both` where documents of several types are together. */
  readonly named?: "category" | "type" | "both" | null;
  /** Its place in the grid, counted from 0. */
  readonly place: number;
  /** Whether its picture loads lazily whatever its place is. */
  readonly lazy?: boolean;
}

/** One document in a grid; the whole card is a link. */
export function DocumentCard({
  document,
  href,
  heading: Heading,
  variant,
  named = "category",
  place,
  lazy = place >= firstRow,
}: DocumentCardProps) {
  const data = useDocumentCardFragment(document);
  const { slug, subject, metaDescription, category, featuredImage, type } = data;
  const spoken = inItsLanguage(data);
  const isEntry = variant === "entry";
  return (
    <Card
      picture={
        <Picture slug={slug} image={featuredImage} kind={type.id} category={category} place={place} lazy={lazy} />
      }
      label={labelOf(named, type.label, category)}
      heading={
        <Heading>
          <Link to={href} {...spoken}>
            {subject}
          </Link>
        </Heading>
      }
      text={metaDescription}
      spoken={spoken}
      author={isEntry && type.layout !== "GLOSSARY" ? (data.authors[0]?.name ?? null) : null}
      facts={isEntry ? factsOf(data) : []}
      {...(isEntry ? {} : { more: say("Read More →") })}
    />
  );
}

interface DocumentCardsProps extends Pick<DocumentCardProps, "named"> {
  readonly documents: readonly (DocumentCardProps["document"] & { readonly slug: string; readonly path: string })[];
}

/** How many cards are above the fold on a wide screen: their pictures load eagerly. */
const firstRow = 3;

/** The documents of a list page, as a grid. */
export function DocumentCards({ documents, named = "category" }: DocumentCardsProps) {
  return (
    <CardGrid>
      {documents.map((document, index) => (
        <DocumentCard
          key={document.slug}
          document={document}
          href={document.path}
          heading="h2"
          variant="entry"
          named={named}
          place={index}
        />
      ))}
    </CardGrid>
  );
}

function labelOf(named: DocumentCardProps["named"], type: string, category: string | null): string | null {
  if (named === "both" && category !== null) return `${type} · ${category}`;
  return named === null ? null : named === "category" ? category : type;
}

function factsOf({
  datePublished,
  lastUpdated,
  listedReadingMinutes: minutes,
}: Pick<DocumentCardFragment, "datePublished" | "lastUpdated" | "listedReadingMinutes">): readonly string[] {
  const { published, updated } = toShownDates(datePublished, lastUpdated);
  return [
    published && say("Published {date}", { date: published }),
    updated && say("Last Updated {date}", { date: updated }),
    minutes !== null && say("{count} min read", { count: minutes }),
  ].filter((fact) => typeof fact === "string");
}
