type UserId = number | undefined;

/** The storage of a user's named styles. Those of a guest are removed when the tab is closed. */
export const styleStoreOf = (userId: UserId) =>
  userId === undefined ? sessionStorage : localStorage;

export const styleKeyOf = (userId: UserId) => `my-styles:${userId ?? 'guest'}`;

/** Removes the styles of a user whose account was deleted. */
export function dropStyles(userId: number): void {
  try {
    localStorage.removeItem(styleKeyOf(userId));
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
