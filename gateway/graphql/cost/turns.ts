/** Limits the work done in one event-loop turn, so that it yields to other requests. */
export interface Turns {
  /** Whether this turn has room for `fields` more fields. If not, they wait for a later one. */
  readonly hasRoomFor: (fields: number) => boolean;
  /** Counts one field resolved in this turn. */
  readonly count: () => void;
  /**
   * Waits for a later event-loop turn with room for `fields` fields of `owner`. Owners share each turn; the queue of one owner is first in, first
   * out.
   */
  readonly wait: (owner: object, fields: number) => Promise<void>;
}

/** A few milliseconds on a slow machine. */
const fieldsPerTurn = 300;

/** The waiting work of one owner. Items before `next` have been released. */
interface Queue {
  readonly waiting: { readonly fields: number; readonly go: () => void }[];
  next: number;
}

/** Builds the turns of one event loop, which all executions of a process share. */
export function createTurns(perTurn = fieldsPerTurn): Turns {
  const queues = new Map<object, Queue>();
  let done = 0;
  let isTicking = false;

  /** Begins a new turn: releases the first items of each owner, up to an equal share of the turn and at least one. */
  const tick = (): void => {
    isTicking = false;
    done = 0;
    const share = perTurn / queues.size;
    for (const [owner, queue] of queues) {
      done += release(queue, share);
      if (queue.next === queue.waiting.length) queues.delete(owner);
    }
    if (done > 0) tickLater();
  };

  const tickLater = (): void => {
    if (isTicking) return;
    isTicking = true;
    setImmediate(tick);
  };

  return {
    hasRoomFor: (fields) => done + fields <= perTurn,
    count: () => {
      done += 1;
      tickLater();
    },
    wait: (owner, fields) => {
      const queue = queues.get(owner) ?? { waiting: [], next: 0 };
      queues.set(owner, queue);
      tickLater();
      return new Promise((go) => queue.waiting.push({ fields, go }));
    },
  };
}

/** Releases what fits into a share, and at least one item, however large. */
function release(queue: Queue, share: number): number {
  let fields = 0;
  for (;;) {
    const next = queue.waiting[queue.next];
    if (next === undefined || (fields > 0 && fields + next.fields > share)) return fields;
    queue.next += 1;
    fields += next.fields;
    next.go();
  }
}
