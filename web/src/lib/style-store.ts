type UserId = number | undefined;

/** Where a user's named styles are stored; a guest's end with the tab. */
export const styleStoreOf = (userId: UserId) =>
  userId === undefined ? sessionStorage : localStorage;

export const styleKeyOf = (userId: UserId) => `my-styles:${userId ?? 'guest'}`;

/** The user's account is deleted. */
export function dropStyles(userId: number): void {
  try {
    localStorage.removeItem(styleKeyOf(userId));
  } catch {
    // Forbidden: then nothing was stored.
  }
}
