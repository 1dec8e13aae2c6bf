import MenuIcon from "lucide-react/icons/menu";
import SearchIcon from "lucide-react/icons/search";
import { memo } from "react";
import type { MouseEvent } from "react";
import { Link, NavLink } from "react-router-dom";
import { cardTypes, useDocumentTypes } from "../../data/document-types.ts";
import type { DocumentTypes } from "../../data/document-types.ts";
import { Brand } from "../../ui/Brand.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import layout from "../../ui/layout.module.css";
import styles from "./Header.module.css";
import { preloadSearch } from "./search-dialog.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

interface HeaderProps {
  readonly name: string;
  /** Null: "Log in" is plain text. */
  readonly loginUrl: string | null;
  /** The page's hero has the search box. */
  readonly isOverHero: boolean;
  /** Opens the search dialog. Without script, or in a new tab, the link leads to the search page. */
  readonly onSearch: () => void;
}

const menuId = "menu";

/** Brand, main links, search, theme and login; on small screens a menu, which works without script. */
export const Header = memo(function Header({ name, loginUrl, isOverHero, onSearch }: HeaderProps) {
  return (
    <header className={isOverHero ? `${styles.header} ${styles.overHero}` : styles.header} data-print="no">
      <div className={`${layout.wrap} ${styles.bar}`}>
        <Link to="/" aria-label={`${name}, home`}>
          <Brand name={name} />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <MainLinks />
        </nav>
        <div className={styles.end}>
          <Link
            className={styles.seek}
            to="/search"
            aria-keyshortcuts="Control+K Meta+K /"
            onPointerEnter={preloadSearch}
            onFocus={preloadSearch}
            onClick={(event) => openHere(event, onSearch)}
          >
            <Icon of={SearchIcon} />
            <span>Search</span>
            <kbd aria-hidden="true">Ctrl K</kbd>
          </Link>
          <ThemeButton />
          <span className={styles.nav}>
            <LogIn url={loginUrl} />
          </span>
          <span className={styles.menu}>
            <button className={buttonClass("round")} type="button" popoverTarget={menuId} aria-label="Menu">
              <Icon of={MenuIcon} />
            </button>
          </span>
        </div>
      </div>
      <nav className={styles.drawer} id={menuId} popover="auto" aria-label="Menu">
        <MainLinks onFollow={closeMenu} />
        <LogIn url={loginUrl} />
      </nav>
    </header>
  );
});

/** Home, the first two lists of cards, the authors (specification, section 2). */
function mainLinks(types: DocumentTypes) {
  const lists = cardTypes(types)
    .slice(0, 2)
    .map(({ listLabel, listPath }) => ({ label: listLabel, to: listPath }));
  return [{ label: "Home", to: "/" }, ...lists, { label: "Authors", to: "/authors" }];
}

function MainLinks({ onFollow }: { readonly onFollow?: () => void }) {
  return mainLinks(useDocumentTypes()).map(({ label, to }) => (
    <NavLink key={to} to={to} end={to === "/"} onClick={onFollow}>
      {label}
    </NavLink>
  ));
}

function LogIn({ url }: { readonly url: string | null }) {
  return url === null ? <span>Log in</span> : <a href={url}>Log in</a>;
}

/** A modified click opens the search page in a new tab. */
function openHere(event: MouseEvent, open: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open();
}

/** Client-side navigation does not reload the page, so the menu must be closed explicitly. */
function closeMenu(): void {
  document.getElementById(menuId)?.hidePopover();
}
