/** What was given for a setting, as a message may show it: nothing of a secret, and of an address no user and password. */
export function shownSetting(value: string | undefined, isSecret: boolean): string {
  if (isSecret) return "another value (not shown)";
  return JSON.stringify(value?.replaceAll(/\/\/[^/?#]*@/g, "//…@") ?? null);
}
