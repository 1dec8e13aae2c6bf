/** The port of a site on this machine (`PORT`). */
export const defaultPort = 4_000;
