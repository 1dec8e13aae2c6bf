import { Link } from "react-router-dom";
import { Hidden } from "../../ui/Hidden.tsx";
import { Icon } from "../../ui/Icon.tsx";
import layout from "../../ui/layout.module.css";
import type { HomeSection } from "./home-lists.ts";
import { namedIcon } from "../../ui/named-icons.ts";
import styles from "./Topics.module.css";
import { sayCount, sayNumber } from "../../../words/say.ts";

interface TopicsProps {
  readonly topics: Extract<HomeSection, { __typename: "HomeTopics" }>["topics"];
}

/** The site's topics, each with its document count if the backend provides one. */
export function Topics({ topics }: TopicsProps) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ name, description, icon, path, count }) => (
        <li key={path}>
          <Link to={path}>
            <Icon of={namedIcon(icon)} />
            <h3>{name}</h3>
            {count !== null && (
              <span className={layout.quiet}>
                {sayNumber(count)}
                <Hidden> {sayCount(count, "document", "documents")}</Hidden>
              </span>
            )}
            <p>{description}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
