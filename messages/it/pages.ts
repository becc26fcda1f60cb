import { number, plural } from './format.ts';

export * from './first/pages.ts';

// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const landingTitle = (site: string) =>
  `Creare QR code professionali in pochi secondi | ${site}`;
export const landingDescription =
  'Crea un QR code per un link, un contatto, il Wi-Fi, un evento o un pagamento e stampalo a qualsiasi dimensione. Gratis, e un codice statico non scade mai.';
export const pricingTitle = (site: string) => `Prezzi | ${site}`;
/** `codes` and `dynamic` are limits of the free plan, `proCodes` is the limit of the plan named `pro`. */
export const pricingDescription = (codes: number, dynamic: number, proCodes: number, pro: string) =>
  plural(codes, {
    one: `QR code statici gratis e illimitati, senza registrazione. L’account gratuito conserva fino a ${number(codes)} codice, di cui fino a ${number(dynamic)} dinamico; il piano ${pro} fino a ${number(proCodes)}.`,
    other: `QR code statici gratis e illimitati, senza registrazione. L’account gratuito conserva fino a ${number(codes)} codici, di cui fino a ${number(dynamic)} dinamici; il piano ${pro} fino a ${number(proCodes)}.`,
  });
export const examplesTitle = (site: string) => `Esempi di QR code | ${site}`;
export const examplesDescription =
  'QR code per menu, biglietti da visita, manifesti, cartelli e altro. Si possono scansionare dallo schermo o aprire nel generatore per personalizzarli.';
export const bulkTitle = (site: string) => `Creare QR code in serie da Excel | ${site}`;
export const bulkDescription =
  'Fino a 5000 righe Excel o CSV diventano un file ZIP di QR code controllati. L’elenco resta nel browser, a meno che non si salvino i codici nell’account.';
export const scansTitle = (site: string) => `Scansioni | ${site}`;
export const scansDescription =
  'Quante volte, quando e dove vengono scansionati i codici QR dinamici.';
export const contactTitle = (site: string) => `Contatti | ${site}`;
export const contactDescription = (site: string) =>
  `Come contattare il team di ${site}: domande, idee, un codice che non si legge o un problema di sicurezza.`;
export const reportTitle = (site: string) => `Segnala un codice | ${site}`;
export const reportDescription =
  'Segnala uno dei nostri codici QR che porta a phishing, malware, spam o peggio.';
export const resetTitle = (site: string) => `Nuova password | ${site}`;
export const resetDescription = 'Scegli una nuova password per l’account.';
export const storesTitle = (site: string) => `Scarica l’app | ${site}`;
export const storesDescription = 'Apre l’app nello store del telefono.';
export const notFoundTitle = (site: string) => `Pagina non trovata | ${site}`;
export const notFoundDescription = 'Questa pagina non esiste.';

// The generator
/** A dynamic code could not be created; the reason follows. */
export const notCreated = 'Non creato';
export const dynamicCreated = 'Codice dinamico creato';
export const staticKept = 'È un nuovo codice. Quello statico resta com’è.';

// Bulk codes
export const bulkHeading = 'Codici QR in serie';
export const bulkIntro =
  'Un foglio di calcolo diventa un file ZIP di codici, ognuno controllato da due motori di lettura. L’elenco resta in questo browser, a meno che non si salvino i codici nell’account.';

// Scans
export const scansHeading = 'Scansioni';
/** For visitors who are not signed in. */
export const scansReason =
  'Questa pagina mostra quante volte vengono scansionati i codici dinamici.';

// Contact
export const contactHeading = 'Contatti';
export const writeTitle = 'Scrivici';
/** `mail` is an email address. */
export const writeText =
  'I messaggi inviati a <mail></mail> vengono letti da una persona vera. È utile indicare che cosa si vuole stampare e dove verrà scansionato il codice.';
export const scanTitle = 'Un codice non si legge';
/** The guide is an article of the blog. */
export const scanText =
  'Allegare il file e una foto della stampa, indicando il telefono usato. La <guide>guida alla compatibilità</guide> elenca le cause più comuni: dimensioni troppo piccole, margine insufficiente, poco contrasto.';
export const abuseTitle = 'Segnala un abuso';
export const abuseText =
  'Se un codice con il nostro link breve porta a phishing, malware o spam, si può <report>segnalarlo</report>. Non serve un account.';
export const feedbackTitle = 'Feedback in ogni momento';
export const feedbackText =
  'Dopo l’accesso, il pulsante «Feedback» apre un breve modulo in ogni pagina.';
export const company = 'I dati dell’azienda si trovano nelle <imprint>note legali</imprint>.';

// Report a code
export const reportHeading = 'Segnala un codice';
export const reportIntro =
  'Un codice QR con il nostro link breve ha portato a un sito dannoso? Ogni segnalazione viene letta da una persona e i codici dannosi vengono disattivati. Non serve un account.';
export const reportThanks = 'Grazie per la segnalazione';
export const reportNext =
  'Se è uno dei nostri codici, lo esamineremo. In caso di password inserite o di pagamenti effettuati, cambiare subito la password e chiamare la banca, senza aspettare una nostra risposta.';
export const reportAnother = 'Segnala un altro codice';

// New password
export const resetHeading = 'Scegli una nuova password';

// App stores: the page behind codes of apps
export const storesHeading = 'Scarica l’app';
export const storesChoose = 'Scegliere lo store.';
export const storesIncomplete =
  'Questo link è incompleto: non indica alcuna app. Scansionare di nuovo il codice o cercare l’app nel proprio store.';
export const storesNeedScripts =
  'Questa pagina richiede JavaScript per trovare l’app. Attivarlo e ricaricare la pagina, oppure cercare l’app nel proprio app store.';

// Not found
export const notFoundHeading = 'Questa pagina non esiste';
export const notFoundText =
  'L’indirizzo potrebbe contenere un errore di battitura, o la pagina è stata spostata. In alternativa si può <make>creare un codice QR</make>.';
