/** A part of an address without its percent-encoding; as it is, where it is not encoded as it should be. */
export const percentDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
