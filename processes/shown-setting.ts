/** A user and a password in front of a host, where no scheme is before them. */
const bareUser = /(?<=^|[\s,;"'<=])[^\s,;:/?#@]*:(?!\/\/)[^\s,]*@/g;

/** What was given for a setting, as a message may show it: nothing of a secret, and of an address no user and password. */
export function shownSetting(value: string | undefined, isSecret: boolean): string {
  if (isSecret) return "another value (not shown)";
  return JSON.stringify(value?.replaceAll(/\/\/[^/?#]*@/g, "//…@").replaceAll(bareUser, "…@") ?? null);
}
