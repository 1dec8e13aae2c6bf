/** Advisory lock keys. The database belongs to one site only. */
export const lockKeys = { migration: 7_501, ingest: 7_502, mail: 7_503 } as const;

/** The channels on which processes notify each other of changes. */
export const channels = { published: "lectern_published", mail: "lectern_mail" } as const;
