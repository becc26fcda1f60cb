// The page for other pages while there is no connection. `site` is the name of the site.
export const offlineTitle = (site: string) => `You are offline | ${site}`;
export const offlineHeading = 'You are offline';
export const offlineText =
  'This page needs a connection. The generator works without one: <make>make a QR code</make>, or <again>try this page again</again>.';
