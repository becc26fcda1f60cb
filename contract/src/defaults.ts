/** What stands where nobody has said anything else yet. */
export const defaults = { projectTitle: 'New QR Code' } as const;
