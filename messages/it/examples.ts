import { isolate } from './format.ts';

export const title = 'Esempi';
export const intro =
  'Tutti si possono scansionare: provarne uno con il telefono, oppure aprirlo e inserire il proprio contenuto.';
/** Names a picture of a code, for screen readers; `content` is short, such as an address. */
export const codeName = (content: string) => `Codice QR: ${isolate(content)}`;
export const useThis = 'Usa questo';

// The gallery: a title, and a hint below it
export const menu = 'Menu al tavolo';
export const menuHint = 'Indirizzo breve, stampato 3 × 3\u00a0cm';
export const businessCard = 'Biglietto da visita';
export const businessCardHint = 'Nome, numero ed e-mail in una scansione';
export const shelf = 'Etichetta da scaffale';
export const shelfHint = 'Scheda prodotto con consigli per la cura';
export const poster = 'Manifesto';
export const posterHint = 'Leggibile da due metri: 20 × 20\u00a0cm';
/** The entrance of an event such as a trade fair. */
export const entrance = 'Ingresso in fiera';
export const entranceHint = 'Programma e mappa dei padiglioni';
/** A tag in the address tells analytics where a visitor comes from. */
export const flyer = 'Volantino con tag UTM';
export const flyerHint = 'Le statistiche mostrano che la visita arriva dal volantino';
/** In front of a house. */
export const forSale = 'Cartello «Vendesi»';
export const forSaleHint = 'Planimetria e date delle visite';
export const badge = 'Badge nominativo';
export const badgeHint = 'Per i congressi: nome, ruolo e azienda';
export const machine = 'Targhetta macchina';
export const machineHint = 'Manuale e registro di manutenzione di questa macchina';
export const donations = 'Cassetta delle offerte';
export const donationsHint = 'Dritti al modulo, senza cercare';
/** Beside a hiking trail. */
export const trail = 'Cartello sul sentiero';
/** One bar: a weak mobile signal. */
export const trailHint = 'Mappa del prossimo tratto, si carica anche con poco segnale';
export const classNotes = 'Appunti di lezione';
export const classNotesHint = 'Alla lavagna, leggibile anche dall’ultima fila';
export const review = 'Invito alla recensione';
export const reviewHint = 'Vicino alla cassa, dopo una visita riuscita';
/** Of a hotel. */
export const frontDesk = 'Reception';
export const frontDeskHint = 'Il numero da chiamare di notte in hotel';
export const guestWifi = 'Wi-Fi per gli ospiti';
export const guestWifiHint = 'Si connette alla rete senza digitare nulla';
export const order = 'Ordine su WhatsApp';
export const orderHint = 'Apre una chat con l’ordine già scritto';
/** The visitor completes this message. */
export const orderText = 'Buongiorno! Vorrei ordinare:';
