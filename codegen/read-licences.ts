/** Licences of packages that say them only in a file of theirs, which somebody has read. */
export const readLicences: Readonly<Record<string, string>> = { khroma: "MIT" };
