import { say } from "../../../words/say.ts";

/** A link that shares a document by a social network, a professional network, a microblog, or mail. */
export interface ShareLink {
  readonly target: "facebook" | "linkedin" | "x" | "mail";
  /** The accessible name, since the link shows only an icon. */
  readonly label: string;
  readonly href: string;
}

/** Plain links that share a URL: no third-party script, no request before the click. */
export function shareLinks(address: string, title: string): readonly ShareLink[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    {
      target: "facebook",
      label: say("Share on Facebook"),
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    {
      target: "linkedin",
      label: say("Share on LinkedIn"),
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    { target: "x", label: say("Share on X"), href: `https://x.com/intent/post?url=${url}&text=${text}` },
    { target: "mail", label: say("Share by e-mail"), href: `mailto:?subject=${text}&body=${url}` },
  ];
}
