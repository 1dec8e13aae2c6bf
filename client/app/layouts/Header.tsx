import MenuIcon from "lucide-react/icons/menu";
import SearchIcon from "lucide-react/icons/search";
import { Fragment, memo } from "react";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { Brand } from "../../ui/Brand.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import layout from "../../ui/layout.module.css";
import { ChromeLink } from "./ChromeLink.tsx";
import styles from "./Header.module.css";
import { HeaderMenu } from "./HeaderMenu.tsx";
import { preloadSearch } from "./search-dialog.tsx";
import type { SiteChromeQuery } from "./SiteChrome.generated.ts";
import { ThemeButton } from "./ThemeButton.tsx";
import { say } from "../../../words/say.ts";

type Navigation = SiteChromeQuery["site"]["navigation"];

interface HeaderProps {
  readonly name: string;
  /** Null while nothing is known of the site. */
  readonly navigation: Navigation | null;
  /** The page's hero has the search box. */
  readonly isOverHero: boolean;
  /** Opens the search dialog. Without script, or in a new tab, the link leads to the search page. */
  readonly onSearch: () => void;
}

const menuId = "menu";

/**
 * Brand, links, search, theme and login; on small screens a menu, which works without script. Links of header and footer leave out the router's attribute
 * for routes that are found at run time: all of ours are known, and every page would send it.
 */
export const Header = memo(function Header({ name, navigation, isOverHero, onSearch }: HeaderProps) {
  return (
    <header className={isOverHero ? `${styles.header} ${styles.overHero}` : styles.header} data-print="no">
      <div className={`${layout.wrap} ${styles.bar}`}>
        <Link discover="none" to="/" aria-label={say("{name}, home", { name })}>
          <Brand name={name} />
        </Link>
        <nav className={styles.nav} aria-label={say("Main")}>
          {navigation?.header.map((entry, index) =>
            entry.items.length > 0 ? (
              <HeaderMenu key={entry.label} id={`menu-${index}`} {...entry} />
            ) : (
              <ChromeLink key={entry.label} link={entry} isMarked />
            ),
          )}
        </nav>
        <div className={navigation?.login === null ? `${styles.end} ${styles.short}` : styles.end}>
          <Link
            className={styles.seek}
            discover="none"
            to="/search"
            aria-keyshortcuts="Control+K Meta+K /"
            onPointerEnter={preloadSearch}
            onFocus={preloadSearch}
            onClick={(event) => openHere(event, onSearch)}
          >
            <Icon of={SearchIcon} />
            <span>{say("Search")}</span>
            <kbd aria-hidden="true">{say("Ctrl K")}</kbd>
          </Link>
          <ThemeButton />
          {navigation?.login && (
            <span className={styles.nav}>
              <ChromeLink link={navigation.login} />
            </span>
          )}
          <span className={styles.menu}>
            <button className={buttonClass("round")} type="button" popoverTarget={menuId} aria-label={say("Menu")}>
              <Icon of={MenuIcon} />
            </button>
          </span>
        </div>
      </div>
      <nav className={styles.drawer} id={menuId} popover="auto" aria-label={say("Menu")}>
        {navigation && <Drawer navigation={navigation} />}
      </nav>
    </header>
  );
});

/** The same links on a small screen, where a menu is a part of the list. */
function Drawer({ navigation: { header, login } }: { readonly navigation: Navigation }) {
  return (
    <>
      {header.map((entry) => (
        <Fragment key={entry.label}>
          <ChromeLink link={entry} isMarked />
          {entry.items.length > 0 && (
            <div className={styles.part}>
              {entry.items.map((item) => (
                <ChromeLink key={item.label} link={item} isMarked />
              ))}
            </div>
          )}
        </Fragment>
      ))}
      {login && <ChromeLink link={login} />}
    </>
  );
}

/** A modified click opens the search page in a new tab. */
function openHere(event: MouseEvent, open: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open();
}
