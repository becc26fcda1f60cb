/** Values of fields that were left out. */
export const defaults = { projectTitle: 'New QR Code' } as const;
