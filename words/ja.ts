import type { Words } from "./words.ts";

/** The interface's words in Japanese. */
export const ja: Words = {
  layout: {
    skip: "本文へ移動",
    announcement: "お知らせ",
    main: "メイン",
    menu: "メニュー",
    footer: "フッター",
    home: "{name} ホーム",
    search: "検索",
    searchKeys: "Ctrl K",
    sitemap: "サイトマップ",
    robots: "Robots",
    themeSystem: "テーマ: システム",
    themeLight: "テーマ: ライト",
    themeDark: "テーマ: ダーク",
    closeSidebar: "サイドバーを閉じる",
  },
  authors: {
    posts: { other: "{count}件の記事" },
  },
};
