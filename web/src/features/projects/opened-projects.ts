/** Codes that stay in the list although it has newer ones. */
const MOST = 5;

const opened = new Map<number, readonly string[]>();

/** Remembers a code that is open in the generator: it stays in the list when it is not among the newest. */
export function rememberOpened(userId: number, id: string): void {
  opened.set(userId, [id, ...openedIds(userId).filter((other) => other !== id)].slice(0, MOST));
}

/** The server no longer has this code. */
export function forgetOpened(userId: number, id: string): void {
  const others = openedIds(userId).filter((other) => other !== id);
  opened.set(userId, others);
}

/** The codes that were opened last, the latest first. */
export function openedIds(userId: number): readonly string[] {
  return opened.get(userId) ?? [];
}
