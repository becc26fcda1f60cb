import * as m from '@everscan/messages/scan-check';
/** Groups of scanners, from the most to the least capable engines. */
export const scannerGroups = [
  { id: 'phones', summary: m.phonesRead },
  { id: 'apps', summary: m.appsRead },
  { id: 'everywhere', summary: m.allRead },
] as const satisfies readonly {
  readonly id: string;
  /** The verdict on a code for which this is the last group that reads it. */
  readonly summary: string;
}[];

export type ScannerGroup = (typeof scannerGroups)[number]['id'];
