/** A text without the columns of GitBook's cards that no reader sees: where they lead, and their pictures. */
export function withoutHiddenCells(text: string): string {
  return text.replaceAll(/<table\b[^>]*\bdata-view="cards"[\s\S]*?<\/table>/g, (table) => {
    const heads = [...table.matchAll(/<th\b[^>]*>/g)].map(([head]) => head.includes("data-hidden"));
    return table
      .replace(/<thead>[\s\S]*?<\/thead>/, " ")
      .replaceAll(/<tr>[\s\S]*?<\/tr>/g, (row) =>
        [...row.matchAll(/<td\b[\s\S]*?<\/td>/g)]
          .map(([cell], index) => (heads[index] === true ? " " : cell))
          .join(" "),
      );
  });
}
