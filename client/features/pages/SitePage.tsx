import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { homeField } from "../../ui/cover/cover.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Cover } from "../../ui/cover/Cover.tsx";
import layout from "../../ui/layout.module.css";
import { Prose } from "../../ui/Prose.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import { NotFound } from "../../ui/states/NotFound.tsx";
import { ContactForm } from "../contact/ContactForm.tsx";
import { NewsletterForm } from "../newsletter/NewsletterForm.tsx";
import { PageCards } from "./PageCards.tsx";
import { SitePageDocument, useSitePageQuery } from "./SitePage.generated.ts";
import type { SitePageQuery } from "./SitePage.generated.ts";
import styles from "./SitePage.module.css";
import { SitePageSkeleton } from "./SitePageSkeleton.tsx";
import { slugPath } from "../../../addresses/slug-path.ts";
import { say } from "../../../words/say.ts";

type PageOfSite = NonNullable<SitePageQuery["page"]>;

/** A page of the site that is no document: its heading, its text, sections of cards, and a form. */
function SitePage({ path }: PageRequest) {
  const { data, loading, failureOf, retry } = useSitePageQuery({ path });
  if (data?.page) return <Whole page={data.page} site={data.site} />;
  if (loading) return <SitePageSkeleton />;
  const failure = failureOf();
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      {failure ? (
        <ErrorState heading="h1" title={say("Failed to load content.")} text={failure.message} onRetry={retry} />
      ) : (
        <NotFound path={path} closest={[]} action={<HomeLink />} />
      )}
    </div>
  );
}

function HomeLink() {
  return (
    <Link className={buttonClass()} to="/">
      {say("Go to the home page")}
    </Link>
  );
}

function Whole({ page, site }: { readonly page: PageOfSite; readonly site: SitePageQuery["site"] }) {
  return (
    <>
      <Head page={page} />
      {page.content !== null && (
        <div className={`${layout.wrap} ${styles.text}`}>
          <Prose html={page.content} />
        </div>
      )}
      {page.sections.map((section) => (
        <PageCards key={section.title} section={section} />
      ))}
      {page.form && <FormSection form={page.form} site={site} />}
    </>
  );
}

interface FormSectionProps {
  readonly form: NonNullable<PageOfSite["form"]>;
  readonly site: SitePageQuery["site"];
}

function FormSection({ form: { kind, title, text }, site: { contactEmail, phoneCountries } }: FormSectionProps) {
  return (
    <section className={`${layout.wrap} ${styles.form}`} aria-labelledby="form">
      <div>
        <h2 id="form">{title}</h2>
        {text !== null && <p className={layout.lead}>{text}</p>}
      </div>
      {kind === "CONTACT" ? (
        <ContactForm contactEmail={contactEmail} countries={phoneCountries} />
      ) : (
        <NewsletterForm contactEmail={contactEmail} />
      )}
    </section>
  );
}

/** The same field of names on every site. */
const fieldSeed = "about";

function Head({ page: { title, label, description, hasArt, actions } }: { readonly page: PageOfSite }) {
  return (
    <section className={styles.hero}>
      {hasArt && <Cover className={styles.field} slug={fieldSeed} composition={homeField} />}
      <div className={`${layout.wrap} ${styles.intro}`}>
        {label !== null && <p className={layout.label}>{label}</p>}
        <h1>{title}</h1>
        <p className={`${layout.lead} ${styles.lead}`}>{description}</p>
        {actions.length > 0 && (
          <p className={styles.ways}>
            {actions.map(({ label: words, url }, index) => (
              <Action key={words} words={words} url={url} kind={index === 0 ? "main" : undefined} />
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

function Action({
  words,
  url,
  kind,
}: {
  readonly words: string;
  readonly url: string | null;
  readonly kind: "main" | undefined;
}) {
  if (url === null) return null;
  return url.startsWith("/") ? (
    <Link className={buttonClass(kind)} to={url}>
      {words}
    </Link>
  ) : (
    <a className={buttonClass(kind)} href={url}>
      {words}
    </a>
  );
}

export const page: PageModule = {
  Page: SitePage,
  queries: ({ path }) => [pageQuery(SitePageDocument, { path })],
  describe: ({ path }, read) => {
    const { data, failed } = read(SitePageDocument, { path });
    if (!data) return { kind: "failed", facts: { title: null, description: null } };
    if (!data.page) return { kind: "missing" };
    const facts = {
      title: data.page.metaTitle,
      description: data.page.description,
      canonicalPath: slugPath(data.page.path),
    };
    return { kind: failed.length > 0 ? "partial" : "found", facts };
  },
};
