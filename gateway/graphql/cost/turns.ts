/** How much work is done in one turn of the event loop before others have theirs. */
export interface Turns {
  /** Whether this turn may do so many fields more. What it may not waits for a later one. */
  readonly hasRoomFor: (fields: number) => boolean;
  /** Counts a field that is done in this turn. */
  readonly count: () => void;
  /** Waits for a later turn, in which so many fields of an owner are let go on. Owners take turns; of one owner's, who came first is first. */
  readonly wait: (owner: object, fields: number) => Promise<void>;
}

/** Some milliseconds on a slow machine. */
const fieldsPerTurn = 500;

/** What waits of one owner. What lies before `next` has gone. */
interface Queue {
  readonly waiting: { readonly fields: number; readonly go: () => void }[];
  next: number;
}

/** Builds the turns of one event loop: all executions of a process share them. */
export const createTurns = (perTurn = fieldsPerTurn): Turns => {
  const queues = new Map<object, Queue>();
  let done = 0;
  let isTicking = false;

  /** Begins a new turn: each owner's first ones go on, an equal part of the turn each, and at least one. */
  const tick = (): void => {
    isTicking = false;
    done = 0;
    const share = perTurn / queues.size;
    for (const [owner, queue] of queues) {
      done += letGo(queue, share);
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
};

/** Lets go on what fits into a share, and one at least, however much it is. */
const letGo = (queue: Queue, share: number): number => {
  let fields = 0;
  for (;;) {
    const next = queue.waiting[queue.next];
    if (next === undefined || (fields > 0 && fields + next.fields > share)) return fields;
    queue.next += 1;
    fields += next.fields;
    next.go();
  }
};
