import ChevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "../../ui/Icon.tsx";
import { ChromeLink } from "./ChromeLink.tsx";
import type { NavigationLink } from "./ChromeLink.tsx";
import styles from "./Header.module.css";

interface HeaderMenuProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly NavigationLink[];
}

/** A menu of the header: a native popover, so it opens without script, and closes by Escape and a click beside it. */
export function HeaderMenu({ id, label, items }: HeaderMenuProps) {
  return (
    <>
      <button className={styles.more} type="button" popoverTarget={id}>
        {label}
        <Icon of={ChevronDown} />
      </button>
      <ul className={styles.items} id={id} popover="auto">
        {items.map((item) => (
          <li key={item.label}>
            <ChromeLink link={item} isMarked />
          </li>
        ))}
      </ul>
    </>
  );
}
