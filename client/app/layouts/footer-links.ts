/** A column of the footer. */
export interface FooterColumn {
  readonly heading: string;
  readonly links: readonly FooterLink[];
}

/** A footer link; `to` is null if the site has no target for it. */
export interface FooterLink {
  readonly label: string;
  readonly to: string | null;
}

/** The four columns. "Certification" links to the URL from the site's settings, or is plain text without one. */
export function footerColumns(certificationUrl: string | null): readonly FooterColumn[] {
  return [
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
}
