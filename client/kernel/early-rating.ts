/** Marks a star that was chosen before the application is there, which then counts it (features/ratings/use-rating.ts). */
export function markEarlyRating({ type, target }: Event): void {
  if (type !== "change" || !(target instanceof HTMLInputElement) || target.name !== "rating") return;
  for (const star of target.form?.elements ?? document.getElementsByName("rating"))
    if (star instanceof HTMLElement) delete star.dataset.chosen;
  target.dataset.chosen = "";
}
