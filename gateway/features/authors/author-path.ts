/** @example authorPath("Ada Example", "ada-example") // "/authors/Ada%20Example/ada-example" */
export function authorPath(name: string, id: string): string {
  return `/authors/${encodeURIComponent(name)}/${encodeURIComponent(id)}`;
}
