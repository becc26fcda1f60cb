/** An answered request for a short link, as a journal keeps it: no address, nothing that names a person. */
export type Scan = {
  linkId: number;
  /** In ms since 1970-01-01 UTC. */
  at: number;
  /** Who asked, as far as the request tells. Only people count as scans. */
  kind: ScanKind;
  /** Hash of address and user agent with the day's salt, which is deleted after it. */
  visitor: string;
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string;
  /** At most 512 characters. */
  userAgent: string;
  /** Host of the page that the visitor came from, empty without one. */
  referrer: string;
};

export type ScanKind = 'person' | 'bot' | 'prefetch';
