/** Defaults for omitted fields. */
export const defaults = { projectTitle: 'New QR Code' } as const;
