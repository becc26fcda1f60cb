// The page for other pages while there is no connection. `site` is the name of the site.
export const offlineTitle = (site: string) => `You are offline | ${site}`;
export const offlineHeading = 'You are offline';
export const offlineText =
  'This page needs a connection. The generator works without one: <make>create a QR code</make>, or <again>try this page again</again>.';

// What a signed-in user has made without a connection: a new code, or a folder, a tag or a brand kit
export const keptHereTitle = 'Saved on this device';
export const keptHere = 'It will be added to your saved codes when you are back online.';
export const keptForLater = 'It will be sent when you are back online.';
