/** What lies under the lens of a cover, in tenths of its radius around the one dot: the clear part, and what is behind it. */
export interface Motif {
  readonly clear: string;
  readonly behind: string;
}

const steps: Motif = { clear: "M-7.5 6H-3.4V2.6H3.4V-1.6H7.4", behind: "M7.4 -1.6V-5M-7.5 6V8" };
const rings: Motif = {
  clear: "M2.7 -2.7A3.8 3.8 0 0 1 2.7 2.7M-2.7 2.7A3.8 3.8 0 0 1 -2.7 -2.7",
  behind: "M4.9 -4.9A7 7 0 0 1 4.9 4.9M-4.9 4.9A7 7 0 0 1 -4.9 -4.9",
};
const clause: Motif = { clear: "M3 0H7.2", behind: "M-6 -4.6H6.2M-6 4.6H2.6" };

/** By the kind of a document. `null`: the row of names that every cover is made of. */
const motifs: ReadonlyMap<string, Motif | null> = new Map(
  Object.entries({
    article: null,
    blog: { clear: "M.7 .2Q1.7 3.8 -2 5.2", behind: "M-6.2 -4.6H6.2M-7.6 0H-3.6M3.8 0H7.6M3.4 4.6H6" },
    news: rings,
    "press-release": rings,
    "white-paper": { clear: "M0 3V7", behind: "M-5.2 4.6V7M-2.6 .4V7M2.6 1.8V7M5.2 -2V7" },
    "case-study": { clear: "M-7.4 4.6L-4.4 .8L-2.2 1.4M2.2 -1.2L4.4 -4.4L7 -4.8", behind: "M-7.4 7.2H7" },
    sop: steps,
    "how-to": steps,
    "knowledge-base": { clear: "M-2.7 -6A2.8 2.8 0 1 1 1.4 -4.2Q0 -3.6 0 -2.4", behind: "M-5.4 3.8H5.4M-3.4 6.4H3.4" },
    api: {
      clear:
        "M-3.2 -5.4Q-5.2 -5.4 -5.2 -3.4V-1.8Q-5.2 0 -6.8 0Q-5.2 0 -5.2 1.8V3.4Q-5.2 5.4 -3.2 5.4M3.2 -5.4Q5.2 -5.4 5.2 -3.4V-1.8Q5.2 0 6.8 0Q5.2 0 5.2 1.8V3.4Q5.2 5.4 3.2 5.4",
      behind: "",
    },
    glossary: { clear: "M-1.8 3H0V7.4M-2 7.4H2", behind: "M-7.4 3H-4.8M4.8 3H7.4M-6.4 -2.6H-3.6M3.6 -2.6H6.4" },
    "privacy-policy": clause,
    tou: clause,
  }),
);

const all = [...new Set(motifs.values())];

/** The motif of a kind. One that a site has added takes one of those of the others. */
export function motifOf(kind: string): Motif | null {
  const own = motifs.get(kind);
  return own === undefined ? (all[kind.length % all.length] ?? null) : own;
}
