import type { Words } from "./words.ts";

/** The interface's words in Arabic. */
export const ar: Words = {
  layout: {
    skip: "انتقل إلى المحتوى",
    announcement: "إعلان",
    main: "التنقل الرئيسي",
    menu: "القائمة",
    footer: "تذييل الصفحة",
    home: "{name}، الصفحة الرئيسية",
    search: "بحث",
    searchKeys: "Ctrl K",
    sitemap: "خريطة الموقع",
    robots: "ملف الروبوتات",
    themeSystem: "المظهر: حسب النظام",
    themeLight: "المظهر: فاتح",
    themeDark: "المظهر: داكن",
    closeSidebar: "إغلاق الشريط الجانبي",
  },
  authors: {
    posts: {
      zero: "لا مقالات",
      one: "مقالة واحدة",
      two: "مقالتان",
      few: "{count} مقالات",
      many: "{count} مقالة",
      other: "{count} مقالة",
    },
  },
};
