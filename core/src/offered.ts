/**
 * An entry of a registry from which people choose: a shape, an eye, a ready-made look. What is printed never
 * changes, so an entry that is redrawn stays for the designs that have it, and its successor is offered instead.
 */
export type Choice = {
  readonly id: string;
  /** The id of the entry that is offered in its place. */
  readonly successor?: string;
};

/** The entry for the designs that have it. List it behind its successor, beside which their editor shows it. */
export function superseded<Entry extends Choice>(entry: Entry, successor: string) {
  return { ...entry, successor };
}

/** The entries on offer, in order, with the one that is chosen already, whether it is still offered or not. */
export function offered<Entry extends Choice>(
  entries: readonly Entry[],
  chosenId?: Entry['id'],
): Entry[] {
  return entries.filter(({ id, successor }) => successor === undefined || id === chosenId);
}
