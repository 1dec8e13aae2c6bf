/** Something that the files of a run share, until the run ends. */
export interface SharedThing<T> {
  readonly value: T;
  readonly stop: () => PromiseLike<void>;
}
