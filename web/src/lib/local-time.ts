/** The value of a `datetime-local` input for a time, in the viewer's zone; empty for null. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return '';
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The value of such an input as ISO 8601 with `Z`; null for an empty one. */
export function fromLocalInput(value: string): string | null {
  return value === '' ? null : new Date(value).toISOString();
}
