/**
 * The settings of an environment that are given: one that is empty or blank counts as unset.
 *
 * @example givenSettings({ PORT: " ", HOST: "::1" }) // { HOST: "::1" }
 */
export function givenSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== "",
    ),
  );
}
