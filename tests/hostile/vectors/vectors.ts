/**
 * Texts that attack, by what each of them is. `RUN` stands for a call that tells that a script ran, `ID` for the number of the
 * vector: a request to `evil.example/ID` tells that something left the page.
 */
export type Vectors = Readonly<Record<string, string>>;

/** A vector with a number of its own. */
export interface Vector {
  readonly id: number;
  readonly context: string;
  readonly name: string;
  readonly text: string;
}

/** Gives the vectors of some contexts their numbers, from a first one on. */
export const numbered = (contexts: Readonly<Record<string, Vectors>>, first: number): readonly Vector[] =>
  Object.entries(contexts)
    .flatMap(([context, vectors]) => Object.entries(vectors).map(([name, text]) => ({ context, name, text })))
    .map((vector, index) => ({ ...vector, id: first + index, text: withId(vector.text, first + index) }));

/** @example withId("<img src=x onerror=RUN>", 7) // "<img src=x onerror=top.pwned(7)>" */
const withId = (text: string, id: number): string =>
  text
    .replaceAll("BASE64RUN", Buffer.from(`<script>top.postMessage(${id},'*')</script>`).toString("base64"))
    .replaceAll("RUN", `top.pwned(${id})`)
    .replaceAll("/ID", `/${id}`)
    .replaceAll(/(?<=[(;])ID/g, String(id));
