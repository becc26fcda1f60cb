/** Groups of scanners, from the most to the least capable engines. */
export const scannerGroups = ['phones', 'apps', 'everywhere'] as const;

export type ScannerGroup = (typeof scannerGroups)[number];
