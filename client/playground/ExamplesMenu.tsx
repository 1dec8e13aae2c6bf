import ChevronDownIcon from "lucide-react/icons/chevron-down";
import { say } from "../../words/say.ts";
import { Icon } from "../ui/Icon.tsx";
import type { Example } from "./examples.ts";
import styles from "./Playground.module.css";

const menuId = "examples";

/** The examples by task. They are links, so that they can be copied and a closed tab can be reopened. */
export function ExamplesMenu({ examples }: { readonly examples: readonly Example[] }) {
  return (
    <>
      <button className={styles.open} type="button" popoverTarget={menuId}>
        {say("Examples")}
        <Icon of={ChevronDownIcon} />
      </button>
      <div className={styles.menu} id={menuId} popover="auto">
        <ul aria-label={say("Examples")}>
          {examples.map(({ name, task }) => (
            <li key={name}>
              <a href={`#example=${name}`}>{task}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
