import { number } from './format.ts';

// The top of the page
export const title = 'Crea codici QR professionali in pochi secondi';
export const intro =
  'Basta un link per ottenere un codice controllato da quattro motori di lettura. Gratis, senza registrazione né filigrana, e i codici statici non scadono mai.';
export const startFree = 'Inizia gratis';
export const viewExamples = 'Guarda gli esempi';

// Try it: a code from an address, on the spot
export const tryIt = 'Prova subito';
export const tryNeedsScripts =
  'Per provare un codice qui serve JavaScript, che nel browser è disattivato. Attivarlo e ricaricare la pagina.';
export const link = 'Link';
/** The look of the code: plain squares, rounded dots, or too pale to scan. */
export const look = 'Aspetto';
export const squares = 'Quadrati';
export const dots = 'Punti';
export const tooPale = 'Troppo chiaro';
/** Until the visitor changes the code. */
export const enginesWait =
  'Quattro motori di lettura controllano il codice a ogni modifica e segnalano che cosa non va.';
export const styleAndDownload = 'Personalizza e scarica';

// Screenshots
export const product = 'Il prodotto';
export const generatorPicture =
  'Il generatore: a sinistra l’indirizzo di un menu, a destra il codice finito con il pulsante di download, nella barra laterale i codici salvati';
export const phonePicture = 'Il generatore su un telefono, con il modulo di un biglietto da visita';

// Features
export const features = 'Tutto ciò che serve prima di stampare';
export const designTitle = 'Design professionale';
export const designText =
  'Colori, forme, sfumature, il proprio logo, una cornice con un invito all’azione e un controllo in tempo reale della leggibilità.';
export const contentTitle = 'Contenuti versatili';
export const contentText =
  'Indirizzi web e biglietti da visita, Wi-Fi, eventi, pagamenti, messaggi e altro, ciascuno codificato secondo il suo standard. Accenti ed emoji arrivano così come sono stati scritti.';
export const exportTitle = 'Esportazione semplice';
export const exportText =
  'PNG, JPEG e WebP in pixel o millimetri; SVG, PDF ed EPS per la stampa, PDF ed EPS anche con solo inchiostro nero. Per scaricare un PNG basta un clic.';
export const trackingTitle = 'Tracciamento e statistiche';
export const trackingText =
  'Le scansioni di un codice statico non vengono tracciate. Un codice dinamico conta le scansioni per giorno, Paese e dispositivo, senza salvare indirizzi IP, e la sua destinazione si può cambiare dopo la stampa.';
export const outputTitle = 'Alta qualità di stampa';
export const outputText =
  'Immagini raster fino a 8192 pixel, con ogni punto su pixel interi, o file vettoriali nitidi a qualsiasi dimensione. Il livello più alto di correzione degli errori perdona un graffio o una macchia di caffè.';
export const securityTitle = 'Sicurezza';
export const securityText =
  'I codici statici vengono creati nel browser e non hanno bisogno dei nostri server. L’unica eccezione: un codice che porta sia all’App Store sia a Google Play apre prima una pagina del nostro sito.';

// Reasons: what other generators do not offer
export const reasons = 'Codici fatti per durare';
export const dynamicTitle = 'Codici modificabili dopo la stampa';
/** `codes` is the number of dynamic codes, such as 3. */
export const dynamicText = (codes: number) =>
  `Un codice dinamico si apre tramite un link breve. Si può cambiarne la destinazione, metterlo in pausa o dargli una data di fine, e vederne le scansioni per giorno, Paese e dispositivo. Un account gratuito ne comprende ${number(codes)}.`;
export const signUpFree = 'Registrati gratis';
export const bulkTitle = 'Un intero foglio di calcolo in una volta';
export const bulkText =
  'Fino a 5000 righe diventano un file ZIP di codici, ognuno provato prima del download. L’elenco resta nel browser, a meno che non si salvino i codici nell’account.';
export const makeInBulk = 'Crea codici in serie';
export const leaveTitle = 'Nessun vincolo';
export const leaveText =
  'Codici, destinazioni e scansioni si esportano in un unico file. Un altro server con questo software può importare i codici, e anche quelli stampati possono trasferirsi lì.';
export const seePlans = 'Vedi i piani';
export const openSourceTitle = 'Software libero';
export const openSourceText = (site: string) =>
  `${site} è open source con licenza MIT. Si può installare sul proprio server, con i propri link brevi, e modificare a piacere.`;
export const askUs = 'Scrivici per saperne di più';

// Figures: each text appears below its number
/** 4 */
export const enginesFigure = 'motori di lettura controllano il codice prima del download';
/** 7. A dot is one of the squares or dots of a code. */
export const sizesFigure =
  'dimensioni in cui ogni motore prova il codice, da 3 a 14 pixel per punto';
/** 100% */
export const dotsFigure =
  'leggibili quanto semplici quadrati: entrambi i nostri motori per fotocamere di telefoni leggono i punti rotondi a tutte queste dimensioni';
/** 0 */
export const requestsFigure = 'richieste ad altre aziende senza consenso';

// The end of the page
export const lastTitle = 'Crea il primo codice';
export const lastText = 'Gratis, senza account e senza scadenza.';
