/** The most characters that a search takes, whatever it is asked for. */
export const termLengthMax = 300;
