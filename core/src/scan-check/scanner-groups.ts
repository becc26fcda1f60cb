/**
 * Where people scan, from the most to the least capable engines. A group is named after those who
 * meet it last: a code that old scanners read is read everywhere.
 */
export const scannerGroups = [
  { id: 'phones', label: 'Phones' },
  { id: 'apps', label: 'Apps and web pages' },
  { id: 'everywhere', label: 'Older scanners' },
] as const;

export type ScannerGroup = (typeof scannerGroups)[number]['id'];
