/** A user and a password in front of a host, where no scheme is before them. */
const bareUser = /(?<=^|[\s,;"'<=])[^\s,;:/?#@]*:(?!\/\/)[^\s,]*@/g;

/** What was given for a setting, as the end of a message may say it: nothing of a secret, and of an address no user and password. */
export function shownSetting(value: string | undefined, isSecret: boolean): string {
  if (value === undefined) return "but it is not set";
  if (isSecret) return "got another value (not shown)";
  return `got ${JSON.stringify(value.replaceAll(/\/\/[^/?#]*@/g, "//…@").replaceAll(bareUser, "…@"))}`;
}
