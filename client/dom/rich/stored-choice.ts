/** The title of the tab that the visitor chose last in sets of this name; null where there is none, or none may be stored. */
export function storedChoice(sync: string): string | null {
  try {
    return localStorage.getItem(`tabs:${sync}`);
  } catch {
    return null;
  }
}

/** Remembers a choice for the next page. Where nothing may be stored, it holds on this page. */
export function storeChoice(sync: string, title: string): void {
  try {
    localStorage.setItem(`tabs:${sync}`, title);
  } catch {
    return;
  }
}
