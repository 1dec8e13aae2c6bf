/**
 * Passes data between two threads in pieces: the receiver reads each in an event-loop turn of its own, however large the
 * whole is. Only JSON values can be passed, so a list that was cut out is marked by a field name that none of our parsers
 * produces.
 */

/** Some items of a list that was cut out; all items of a list come before the first reference to it. */
export interface Piece {
  readonly list: number;
  readonly items: unknown[];
}

/** The most values in one piece, unless a single item has more. */
export const pieceMax = 4_000;

const mark = "\u0000list";

interface Cut {
  readonly value: unknown;
  readonly values: number;
}

/** Cuts data into pieces, and the rest that refers to them. */
export function toPieces(data: unknown): { readonly pieces: readonly Piece[]; readonly rest: unknown } {
  const pieces: Piece[] = [];
  let lists = 0;
  const cutList = (items: readonly Cut[]): Cut => {
    lists += 1;
    let piece: Piece = { list: lists, items: [] };
    let values = 0;
    for (const item of items) {
      if (piece.items.length > 0 && values + item.values > pieceMax) {
        pieces.push(piece);
        piece = { list: lists, items: [] };
        values = 0;
      }
      piece.items.push(item.value);
      values += item.values;
    }
    pieces.push(piece);
    return { value: { [mark]: lists }, values: 1 };
  };
  const cut = (value: unknown): Cut => {
    if (Array.isArray(value)) {
      const items = value.map(cut);
      const values = sumOf(items);
      return values > pieceMax ? cutList(items) : { value: items.map((item) => item.value), values };
    }
    if (!isNode(value)) return { value, values: 1 };
    const fields = Object.entries(value).map(([name, field]) => [name, cut(field)] as const);
    return {
      value: Object.fromEntries(fields.map(([name, field]) => [name, field.value])),
      values: sumOf(fields.map(([, field]) => field)),
    };
  };
  const { value: rest } = cut(data);
  return { pieces, rest };
}

function sumOf(cuts: readonly Cut[]): number {
  return cuts.reduce((sum, { values }) => sum + values, 1);
}

/** Puts the pieces back together. */
export interface Joiner {
  readonly add: (piece: Piece) => void;
  /** Puts the lists that were cut out of a value back into it. */
  readonly join: (value: object) => void;
}

/** Builds the joiner for the pieces of one value. */
export function createJoiner(): Joiner {
  const lists = new Map<number, unknown[]>();
  const join = (node: object): void => {
    for (const [name, value] of Object.entries(node)) {
      if (!isNode(value)) continue;
      const list: unknown = Reflect.get(value, mark);
      if (typeof list === "number") Reflect.set(node, name, lists.get(list) ?? []);
      else join(value);
    }
  };
  return {
    join,
    add: ({ list, items }) => {
      join(items);
      const known = lists.get(list);
      if (known === undefined) lists.set(list, items);
      else for (const item of items) known.push(item);
    },
  };
}

function isNode(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
