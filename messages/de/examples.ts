import { isolate } from './format.ts';

export const title = 'Beispiele';
export const intro =
  'Alle lassen sich scannen: Probieren Sie einen mit Ihrem Smartphone aus, oder öffnen Sie ihn und setzen Sie Ihren eigenen Inhalt ein.';
/** Names a picture of a code, for screen readers; `content` is short, such as an address. */
export const codeName = (content: string) => `QR-Code: ${isolate(content)}`;
export const useThis = 'Verwenden';

// The gallery: a title, and a hint below it
export const menu = 'Speisekarte am Tisch';
export const menuHint = 'Kurze Adresse, 3 × 3\u00a0cm groß gedruckt';
export const businessCard = 'Visitenkarte';
export const businessCardHint = 'Name, Nummer und E-Mail in einem Scan';
export const shelf = 'Regaletikett';
export const shelfHint = 'Produktseite mit Pflegehinweisen';
export const poster = 'Plakat';
export const posterHint = 'Aus zwei Metern lesbar: 20 × 20\u00a0cm';
/** The entrance of an event such as a trade fair. */
export const entrance = 'Eingang zur Messe';
export const entranceHint = 'Programm und Hallenplan';
/** A tag in the address tells analytics where a visitor comes from. */
export const flyer = 'Flyer mit UTM-Tag';
export const flyerHint = 'Ihre Webanalyse zeigt, dass der Besuch vom Flyer kam';
/** In front of a house. */
export const forSale = 'Verkaufsschild';
export const forSaleHint = 'Grundriss und Besichtigungstermine';
export const badge = 'Namensschild';
export const badgeHint = 'Für Konferenzen: Name, Funktion und Unternehmen';
export const machine = 'Maschinenschild';
export const machineHint = 'Handbuch und Wartungsprotokoll dieser Maschine';
export const donations = 'Spendendose';
export const donationsHint = 'Direkt zum Formular, ohne Suche';
/** Beside a hiking trail. */
export const trail = 'Wegweiser';
/** One bar: a weak mobile signal. */
export const trailHint = 'Karte der nächsten Etappe, lädt auch bei schwachem Empfang';
export const classNotes = 'Unterrichtsmaterial';
export const classNotesHint = 'An der Tafel, auch aus der letzten Reihe lesbar';
export const review = 'Bewertungskarte';
export const reviewHint = 'Neben der Kasse, nach einem gelungenen Besuch';
/** Of a hotel. */
export const frontDesk = 'Rezeption';
export const frontDeskHint = 'Die Nummer, die Hotelgäste nachts anrufen';
export const guestWifi = 'Gäste-WLAN';
export const guestWifiHint = 'Verbindet ohne Tippen mit dem Netzwerk';
export const order = 'Per WhatsApp bestellen';
export const orderHint = 'Öffnet einen Chat mit vorbereiteter Bestellung';
/** The visitor completes this message. */
export const orderText = 'Hallo! Ich möchte bestellen:';
