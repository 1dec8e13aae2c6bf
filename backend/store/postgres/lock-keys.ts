/** The advisory locks of a database, which is one site's alone. */
export const lockKeys = { migration: 7_501, ingest: 7_502, mail: 7_503 } as const;

/** The channels on which processes tell each other that something is new. */
export const channels = { published: "lectern_published", mail: "lectern_mail" } as const;
