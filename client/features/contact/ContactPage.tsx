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
  const links = data?.site.contactLinks ?? [];
  return (
    <div className={`${layout.wrap} ${layout.page} ${styles.page}`}>
      <div>
        <h1>{say("Contact sales")}</h1>
        <p className={layout.lead}>{say(lead)}</p>
        {(links.length > 0 || contactEmail !== null) && (
          <div className={styles.ways}>
            <Rows>
              {links.map((link) => (
                <Way key={link.label} {...link} />
              ))}
              {contactEmail !== null && (
                <a href={mailLink(contactEmail, say("Contact"))}>
                  <h2>{say("Rather write a mail?")}</h2>
                  <p>{contactEmail}</p>
                </a>
              )}
            </Rows>
          </div>
        )}
      </div>
      <ContactForm contactEmail={contactEmail} countries={data?.site.phoneCountries ?? []} />
    </div>
  );
}

function Way({ label, text, url }: NonNullable<ContactPageQuery["site"]>["contactLinks"][number]) {
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
