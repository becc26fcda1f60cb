/** A text of at most `length` characters: the middle of a longer one is left out, because its end is telling. */
export function shortened(text: string, length: number): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  const end = Math.floor((length - 1) / 2);
  return `${letters.slice(0, length - 1 - end).join('')}…${letters.slice(-end).join('')}`;
}
