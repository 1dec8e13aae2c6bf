/** What is written in a control of a form, without the spaces around it; empty if there is no such control. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
