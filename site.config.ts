/**
 * The name and the operator of this installation. Pages, mails and articles take them from here; file
 * formats and storage keys keep the name of the software.
 */
export const site = {
  name: 'Everscan',
  /** For the preview card and the installed app. The footer's is in `messages/LANGUAGE/site.ts`. */
  tagline: 'QR codes that keep working',
  operator: {
    name: 'Everscan',
    street: 'Musterstraße 1',
    city: '10115 Berlin',
    country: 'Germany',
    email: 'hello@everscan.example',
    profileUrl: 'https://www.linkedin.com/company/everscan',
  },
  /**
   * Google Analytics measurement id, as `G-XXXXXXXXXX`. Without one, no page contacts another host;
   * with one, pages contact Google, but only after the visitor has agreed.
   */
  googleMeasurementId: '' as string,
} as const;
