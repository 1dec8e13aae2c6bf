/** One of the four columns of the footer. */
export interface FooterColumn {
  readonly heading: string;
  readonly links: readonly FooterLink[];
}

/** A link of the footer; `to` is null where the site has no target for it. */
export interface FooterLink {
  readonly label: string;
  readonly to: string | null;
}

/** The four columns. "Certification" leads where the site's settings say, or nowhere. */
export const footerColumns = (certificationUrl: string | null): readonly FooterColumn[] => [
  {
    heading: "Company",
    links: [
      { label: "About", to: "/about" },
      { label: "Team", to: "/authors" },
      { label: "Contact Us", to: "/contact" },
      { label: "Changelog", to: "/changelog" },
    ],
  },
  {
    heading: "Resources",
    links: [
      { label: "Blogs", to: "/blog" },
      { label: "News", to: "/news" },
      { label: "Press Release", to: "/press-release" },
      { label: "Case Studies", to: "/case-study" },
      { label: "FAQs", to: "/faq" },
      { label: "White Papers", to: "/white-paper" },
    ],
  },
  {
    heading: "Support",
    links: [
      { label: "How-To Guide", to: "/how-to" },
      { label: "Knowledge Base", to: "/knowledge-base" },
      { label: "API Documentation", to: "/api" },
      { label: "Certification", to: certificationUrl },
    ],
  },
  {
    heading: "General",
    links: [
      { label: "Terms & Conditions", to: "/legal/terms" },
      { label: "Privacy Policy", to: "/legal/privacy" },
      { label: "Glossary", to: "/glossary" },
      { label: "SOP", to: "/sop" },
    ],
  },
];
