import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import { findDocumentType } from "../../data/document-types.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { mailLink } from "../../ui/mail-link.ts";
import layout from "../../ui/layout.module.css";
import { Rows } from "../../ui/Rows.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { ContactPageDocument, useContactPageQuery } from "./ContactPage.generated.ts";
import styles from "./ContactPage.module.css";

/** Promises nothing: whether mail is sent, and how soon anyone replies, is not known here. */
const lead = "Tell us what you want to find out, and how we can reach you.";

/** Ways to contact the site's owner. */
function ContactPage({ types }: PageRequest) {
  const api = findDocumentType(types, "api");
  const { data } = useContactPageQuery({});
  const contactEmail = data?.site.contactEmail ?? null;
  return (
    <div className={`${layout.wrap} ${layout.page} ${styles.page}`}>
      <div>
        <h1>Contact sales</h1>
        <p className={layout.lead}>{lead}</p>
        <div className={styles.ways}>
          <Rows>
            <Link to={findDocumentType(types, "knowledge-base")?.listPath ?? "/docs"}>
              <h2>Need help now?</h2>
              <p>Most questions are answered in the help centre.</p>
            </Link>
            {api && (
              <Link to={api.listPath}>
                <h2>Building something?</h2>
                <p>Start with the API documentation.</p>
              </Link>
            )}
            {contactEmail !== null && (
              <a href={mailLink(contactEmail, "Contact")}>
                <h2>Rather write a mail?</h2>
                <p>{contactEmail}</p>
              </a>
            )}
          </Rows>
        </div>
      </div>
      <ContactForm contactEmail={contactEmail} />
    </div>
  );
}

export const page: PageModule = {
  Page: ContactPage,
  queries: () => [pageQuery(ContactPageDocument, {})],
  describe: () => ({ kind: "found", facts: { title: "Contact $website", description: lead } }),
};
