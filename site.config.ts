/** What makes an installation its operator's own. Change it here; no other file names any of it. */
export const site = {
  name: 'Everscan',
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
   * Google Analytics measurement id, as `G-XXXXXXXXXX`. Without one no page ever asks another host
   * for anything; with one Google is asked, but only after a visitor has agreed.
   */
  googleMeasurementId: '' as string,
} as const;
