/** Ends the current task, so that pending input and painting run before the rest. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
