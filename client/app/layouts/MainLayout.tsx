import { Suspense } from "react";
import type { ReactNode } from "react";
import { Toaster } from "../../ui/toasts/Toaster.tsx";
import { Announcement } from "./Announcement.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./MainLayout.module.css";
import { useSiteChromeQuery } from "./SiteChrome.generated.ts";
import { say } from "../../../words/say.ts";

interface MainLayoutProps {
  readonly onSearch: () => void;
  readonly hasHero: boolean;
  readonly children: ReactNode;
}

/** The frame of every page: header, content, footer. Each is a Suspense boundary of its own, so React hydrates them one by one in short tasks. */
export function MainLayout({ onSearch, hasHero, children }: MainLayoutProps) {
  const { data } = useSiteChromeQuery({});
  const announcement = data?.site.navigation.announcement ?? null;
  return (
    <div className={announcement ? `${styles.frame} ${styles.announcing}` : styles.frame}>
      <a className={styles.skip} href="#main">
        {say("Skip to content")}
      </a>
      {announcement && <Announcement {...announcement} />}
      <Suspense>
        <Header
          name={data?.site.name ?? ""}
          navigation={data?.site.navigation ?? null}
          isOverHero={hasHero}
          onSearch={onSearch}
        />
      </Suspense>
      <main className={styles.main} id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer site={data?.site ?? null} />
      </Suspense>
      <Toaster />
    </div>
  );
}
