/** Ends the task, so that waiting input and painting come first; what follows is in a task of its own. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
