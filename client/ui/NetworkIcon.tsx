const drawings: Readonly<Record<string, string>> = {
  FACEBOOK: "M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5a.5.5 0 0 1 .5-.5Z",
  LINKEDIN:
    "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 0 0-4 0",
  X: "m4 4 16 16M20 4 4 20",
};

/**
 * The icon of a social network, drawn in the style of Lucide, which no longer includes brand icons. Its attributes are those of Lucide in the same order:
 * the same text again takes next to nothing in a compressed page.
 */
export function NetworkIcon({ network }: { readonly network: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="lucide"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={drawings[network]} />
    </svg>
  );
}
