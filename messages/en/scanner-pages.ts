import { isolate } from './format.ts';

// Pages behind short links, for somebody who has scanned a code. The server writes them.

/** Below every page; `<home></home>` is the address of the site. */
export const about = 'This is a short link from <home></home>, a QR code generator.';
export const report = 'Spam or scam? <report>Report this code</report>';

// Codes that do not redirect
export const notYetTitle = 'Not active yet';
export const notYetText = 'This code is not active yet. Please come back later.';
export const expiredTitle = 'This code has expired';
export const expiredText = 'It is no longer in use.';
export const deletedTitle = 'This code was deleted';
export const deletedText = 'The owner deleted it.';
export const disabledTitle = 'This code is not available';
export const disabledText = 'It does not work at the moment.';
export const pausedTitle = 'This code is paused';
/** Above a text that the owner of the code wrote. */
export const pausedMessage = 'A message from the owner:';
export const pausedText = 'The owner has paused this code. Please try again later.';

// Where a code leads
export const previewTitle = 'What this code opens';
/** Above an address. */
export const previewText = (code: string) =>
  `Nothing has been opened yet. Code ${isolate(code)} opens:`;
export const website = 'Website';
export const fullAddress = 'Full address';
export const insecure = 'This connection is not secure (HTTP).';
export const continueTo = 'Continue to this website';

// Requests that cannot be answered with a code
export const unknownTitle = 'This code does not exist';
export const unknownTyped =
  'If you typed the address, check it letter by letter against the printed one. Upper and lower case do not matter.';
export const unknownScanned = (site: string) =>
  `If you scanned it, the code is damaged or was not made with ${site}.`;
export const makeCode = 'Create a QR code';
export const unavailableTitle = 'Please try again';
export const unavailableText = 'We cannot look up this code right now. Try again in a moment.';
export const tooManyTitle = 'Please wait a minute';
export const tooManyText =
  'Too many codes that do not exist were requested from your connection. Try again in a minute.';
export const wrongMethodTitle = 'This is a short link';
/** GET is the name of a kind of request. */
export const wrongMethodText = 'This address only accepts GET requests.';

// The page of the host that serves short links
export const rootTitle = (site: string) => `${site} short links`;
export const rootText = (site: string) =>
  `QR codes made with ${site} open through this address. Add a + to a short link to see where it leads before you open it.`;
export const goTo = (site: string) => `Go to ${site}`;
