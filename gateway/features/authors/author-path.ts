/** @example authorPath("Ines Okafor", "ines-okafor") // "/authors/Ines%20Okafor/ines-okafor" */
export const authorPath = (name: string, id: string): string =>
  `/authors/${encodeURIComponent(name)}/${encodeURIComponent(id)}`;
