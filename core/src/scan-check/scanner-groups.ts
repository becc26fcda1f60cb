/** Groups of scanners, from the most to the least capable engines. */
export const scannerGroups = [
  { id: 'phones', summary: 'Phones read it. Apps and web pages may not.' },
  { id: 'apps', summary: 'Phones, apps and web pages read it. Older scanners may not.' },
  { id: 'everywhere', summary: 'Phones, apps, web pages and older scanners read it.' },
] as const satisfies readonly {
  readonly id: string;
  /** The verdict on a code for which this is the last group that reads it. */
  readonly summary: string;
}[];

export type ScannerGroup = (typeof scannerGroups)[number]['id'];
