import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule } from "../../data/page.ts";
import { mailLink } from "../../ui/mail-link.ts";
import layout from "../../ui/layout.module.css";
import { Rows } from "../../ui/Rows.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { ContactPageDocument, useContactPageQuery } from "./ContactPage.generated.ts";
import type { ContactPageQuery } from "./ContactPage.generated.ts";
import styles from "./ContactPage.module.css";
import { say } from "../../../words/say.ts";

/** Promises nothing: whether mail is sent, and how soon anyone replies, is not known here. */
const lead = "Tell us what you want to find out, and how we can reach you.";

/** Ways to contact the site's owner. */
function ContactPage() {
  const { data } = useContactPageQuery({});
  const contactEmail = data?.site.contactEmail ?? null;
  const ways = waysOf(data?.site.contactLinks ?? [], contactEmail);
  return (
    <div className={`${layout.wrap} ${layout.page} ${styles.page}`}>
      <div>
        <h1>{say("Contact sales")}</h1>
        <p className={layout.lead}>{say(lead)}</p>
        {ways.length > 0 && (
          <div className={styles.ways}>
            <Rows>
              {ways.map((way) => (
                <Way key={way.label} {...way} />
              ))}
            </Rows>
          </div>
        )}
      </div>
      <ContactForm contactEmail={contactEmail} countries={data?.site.phoneCountries ?? []} />
    </div>
  );
}

/** A way to contact the owner. Without `url` it is only told, for instance an address to visit. */
type ContactWay = Pick<ContactPageQuery["site"]["contactLinks"][number], "label" | "text" | "url">;

/** The site's own ways, and at the end a mail. */
function waysOf(links: readonly ContactWay[], contactEmail: string | null): readonly ContactWay[] {
  if (contactEmail === null) return links;
  const url = mailLink(contactEmail, say("Contact"));
  return [...links, { label: say("Rather write a mail?"), text: contactEmail, url }];
}

function Way({ label, text, url }: ContactWay) {
  const words = (
    <>
      <h2>{label}</h2>
      {text !== null && <p>{text}</p>}
    </>
  );
  if (url === null) return <div>{words}</div>;
  return url.startsWith("/") ? <Link to={url}>{words}</Link> : <a href={url}>{words}</a>;
}

export const page: PageModule = {
  Page: ContactPage,
  queries: () => [pageQuery(ContactPageDocument, {})],
  describe: () => ({ kind: "found", facts: { title: say("Contact $website"), description: say(lead) } }),
};
