import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule } from "../../data/page.ts";
import { homeField } from "../../ui/cover/cover.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Cover } from "../../ui/cover/Cover.tsx";
import { Icon } from "../../ui/Icon.tsx";
import layout from "../../ui/layout.module.css";
import { AboutPageDocument, useAboutPageQuery } from "./AboutPage.generated.ts";
import styles from "./AboutPage.module.css";
import { features, industries } from "./about-cards.ts";
import type { AboutCard } from "./about-cards.ts";
import { NewsletterForm } from "./NewsletterForm.tsx";

const lead =
  "Over 1.2 billion domains in 3,910 categories, and what people search for in each of them. For business owners, marketers and researchers who would rather look than guess.";

/** What the platform is, what it does, whom it serves, and a newsletter form. */
function AboutPage() {
  const { data } = useAboutPageQuery({});
  return (
    <>
      <section className={styles.hero}>
        <Cover className={styles.field} slug="about" composition={homeField} />
        <div className={`${layout.wrap} ${styles.intro}`}>
          <p className={layout.label}>About {data?.site.name}</p>
          <h1>One dot in a billion, brought into focus</h1>
          <p className={`${layout.lead} ${styles.lead}`}>{lead}</p>
          <p className={styles.ways}>
            <Link className={buttonClass("main")} to="/docs">
              Read the documentation
            </Link>
            <Link className={buttonClass()} to="/contact">
              Talk to us
            </Link>
          </p>
        </div>
      </section>
      <Cards id="features" title="What it does" cards={features} />
      <Cards id="industries" title="Who works with it" cards={industries} />
      <section className={`${layout.wrap} ${styles.newsletter}`} aria-labelledby="newsletter">
        <div>
          <h2 id="newsletter">Hear what is new</h2>
          <p className={layout.lead}>Leave your address for news of what changes here.</p>
        </div>
        <NewsletterForm contactEmail={data?.site.contactEmail ?? null} />
      </section>
    </>
  );
}

function Cards({
  id,
  title,
  cards,
}: {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly AboutCard[];
}) {
  return (
    <section className={`${layout.wrap} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>
        {cards.map(({ icon, title: heading, text }) => (
          <li key={heading}>
            <Icon of={icon} />
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const page: PageModule = {
  Page: AboutPage,
  queries: () => [pageQuery(AboutPageDocument, {})],
  describe: () => ({ kind: "found", facts: { title: "About $website", description: lead } }),
};
