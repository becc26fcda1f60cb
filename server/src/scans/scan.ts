/** An answered request for a short link, as a journal stores it: without the client's address. */
export type Scan = {
  linkId: number;
  /** In ms since 1970-01-01 UTC. */
  at: number;
  /**
   * Whether a person, a bot or a prefetch sent the request, as far as the request shows. Only people count as
   * scans.
   */
  kind: ScanKind;
  /** Hash of address and user agent with the day's salt, which is deleted after that day. */
  visitor: string;
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string;
  /** At most 512 characters. */
  userAgent: string;
  /** Host of the referring page, empty without one. */
  referrer: string;
};

export type ScanKind = 'person' | 'bot' | 'prefetch';
