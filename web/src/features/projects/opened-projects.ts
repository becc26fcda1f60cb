/** This many opened codes stay in the list, although newer ones fill it. */
const MAX_OPENED = 5;

const opened = new Map<number, readonly string[]>();

/** Remembers a code that is open in the generator, so that it stays in the list even if it is not among the newest. */
export function rememberOpened(userId: number, id: string): void {
  opened.set(
    userId,
    [id, ...openedIds(userId).filter((other) => other !== id)].slice(0, MAX_OPENED),
  );
}

/** Forgets a code that no longer exists. */
export function forgetOpened(userId: number, id: string): void {
  const others = openedIds(userId).filter((other) => other !== id);
  opened.set(userId, others);
}

/** The ids of the codes that were opened last, latest first. */
export function openedIds(userId: number): readonly string[] {
  return opened.get(userId) ?? [];
}
