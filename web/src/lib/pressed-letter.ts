/** Whether the key of a Latin letter was pressed. On keyboards of other scripts, the position of the key counts. */
export function isLetterPressed({ key, code }: KeyboardEvent, letter: string): boolean {
  return /^[a-z]$/i.test(key)
    ? key.toLowerCase() === letter
    : code === `Key${letter.toUpperCase()}`;
}
