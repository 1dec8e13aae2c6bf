/**
 * Lists files again where one of them is gone: a build beside this start may remove one between its listing and the look at it.
 *
 * @throws What `list` throws, the last time too.
 */
export function whileFilesVanish<T>(list: () => T, triesMax = 5): T {
  try {
    return list();
  } catch (error) {
    if (triesMax <= 1 || !(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    return whileFilesVanish(list, triesMax - 1);
  }
}
