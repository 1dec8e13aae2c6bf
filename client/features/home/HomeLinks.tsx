import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../ui/Icon.tsx";
import type { HomeSection } from "./home-lists.ts";
import { namedIcon } from "../../ui/named-icons.ts";
import styles from "./Topics.module.css";

interface HomeLinksProps {
  readonly links: Extract<HomeSection, { __typename: "HomeLinks" }>["links"];
}

/** Links with a line of text each; one without a target is plain text. */
export function HomeLinks({ links }: HomeLinksProps) {
  return (
    <ul className={styles.topics}>
      {links.map(({ label, text, url, icon }) => (
        <li key={`${label} ${url}`}>
          <Target url={url}>
            <Icon of={namedIcon(icon ?? "")} />
            <h3>{label}</h3>
            {text !== null && <p>{text}</p>}
          </Target>
        </li>
      ))}
    </ul>
  );
}

function Target({ url, children }: { readonly url: string | null; readonly children: ReactNode }) {
  if (url === null) return <div>{children}</div>;
  return url.startsWith("/") ? <Link to={url}>{children}</Link> : <a href={url}>{children}</a>;
}
