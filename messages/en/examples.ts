import { isolate } from './format.ts';

export const title = 'Examples';
export const intro =
  'All of them scan: try one with your phone, or open it and put in your own content.';
/** Names a picture of a code, for screen readers; `content` is short, such as an address. */
export const codeName = (content: string) => `QR code: ${isolate(content)}`;
/** Opens the example in the generator. */
export const useThis = 'Use this';

// The gallery: a title, and a hint below it
export const menu = 'Menu on the table';
export const menuHint = 'Short address, printed 3 × 3 cm';
export const businessCard = 'Business card';
export const businessCardHint = 'Name, number and email in one scan';
export const shelf = 'Shelf label';
export const shelfHint = 'Product page with care instructions';
export const poster = 'Poster';
export const posterHint = 'Scans from two metres away: 20 × 20 cm';
/** The entrance of an event such as a trade fair. */
export const entrance = 'Event entrance';
export const entranceHint = 'Programme and map of the halls';
/** A tag in the address tells analytics where a visitor comes from. */
export const flyer = 'Flyer with UTM tag';
export const flyerHint = 'Your analytics show that the visit came from the flyer';
/** In front of a house. */
export const forSale = 'For-sale sign';
export const forSaleHint = 'Floor plan and viewing dates';
export const badge = 'Conference badge';
export const badgeHint = 'Name, role and company, ready to save';
export const machine = 'Machine label';
export const machineHint = 'Manual and service log of this machine';
export const donations = 'Donation box';
export const donationsHint = 'Straight to the form, no searching';
/** Beside a hiking trail. */
export const trail = 'Trail sign';
/** One bar: a weak mobile signal. */
export const trailHint = 'Map of the next stretch, loads even with one bar';
export const classNotes = 'Class notes';
export const classNotesHint = 'On the board, for phones at the back';
export const review = 'Review card';
export const reviewHint = 'Beside the till, after a good visit';
/** The front desk of a hotel. */
export const frontDesk = 'Front desk';
export const frontDeskHint = 'The number that guests call at night';
export const guestWifi = 'Guest Wi-Fi';
export const guestWifiHint = 'Joins the network without any typing';
export const order = 'Order on WhatsApp';
export const orderHint = 'Opens a chat with the order already written';
/** The visitor completes this message. */
export const orderText = 'Hello! I would like to order:';
