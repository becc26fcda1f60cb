/** Whether the key of this Latin letter was pressed, also on keyboards of other scripts, where its place counts. */
export function isLetterPressed({ key, code }: KeyboardEvent, letter: string): boolean {
  return /^[a-z]$/i.test(key)
    ? key.toLowerCase() === letter
    : code === `Key${letter.toUpperCase()}`;
}
