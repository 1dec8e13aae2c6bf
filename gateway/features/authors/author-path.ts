/** @example authorPath("Ines Okafor", "ines-okafor") // "/authors/Ines%20Okafor/ines-okafor" */
export function authorPath(name: string, id: string): string {
  return `/authors/${encodeURIComponent(name)}/${encodeURIComponent(id)}`;
}
