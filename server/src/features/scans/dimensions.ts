/** What scans are counted by, beside time: columns of the table `scans`. */
export const dimensions = ['country', 'device', 'system', 'browser', 'referrer'] as const;

export type Dimension = (typeof dimensions)[number];
