/** Whether the key of this Latin letter was pressed; on keyboards of other scripts, its position counts. */
export function isLetterPressed({ key, code }: KeyboardEvent, letter: string): boolean {
  return /^[a-z]$/i.test(key)
    ? key.toLowerCase() === letter
    : code === `Key${letter.toUpperCase()}`;
}
