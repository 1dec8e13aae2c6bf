/** The kinds of callout, with the title of one that has none of its own. */
export const calloutTitles = {
  note: "Note",
  tip: "Tip",
  important: "Important",
  warning: "Warning",
  caution: "Caution",
  info: "Info",
  danger: "Danger",
  success: "Success",
} as const;
