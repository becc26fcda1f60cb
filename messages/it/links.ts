import { isolate, number, plural } from './format.ts';

export * from './first/links.ts';

// A new dynamic code
export const target = 'Destinazione';
export const newTargetHint = 'Si può cambiare in ogni momento, anche dopo aver stampato il codice.';
export const slug = 'Suffisso personalizzato';
/** No custom slug: the short link has random characters. */
export const randomSlug = 'Casuale';
export const slugHint = 'Da 3 a 32 lettere, cifre o trattini. In seguito non si può cambiare.';
export const staysStatic =
  'Questo codice è statico e potrebbe essere già stampato, perciò resta com’è. La copia dinamica è un nuovo codice con un proprio disegno.';
export const makeCopy = 'Crea una copia dinamica';
export const codesUsed = (used: number, max: number) =>
  plural(used, {
    one: `${number(used)} codice dinamico usato su ${number(max)}`,
    other: `${number(used)} codici dinamici usati su ${number(max)}`,
  });
/** `larger` is the name of a plan, Settings is the name of a dialog. */
export const codesUsedUpOfPlan = (used: number, max: number, larger: string) =>
  plural(max, {
    one: `${number(used)} codice dinamico usato su ${number(max)}. Continua a funzionare e si può modificare. Per crearne un altro, eliminarlo o passare a ${larger} nelle impostazioni.`,
    other: `${number(used)} codici dinamici usati su ${number(max)}. Continuano a funzionare e si possono modificare. Per crearne un altro, eliminarne uno o passare a ${larger} nelle impostazioni.`,
  });
/** No plan allows more. */
export const codesUsedUp = (used: number, max: number) =>
  plural(max, {
    one: `${number(used)} codice dinamico usato su ${number(max)}. Continua a funzionare e si può modificare. Per crearne un altro, eliminarlo.`,
    other: `${number(used)} codici dinamici usati su ${number(max)}. Continuano a funzionare e si possono modificare. Per crearne un altro, eliminarne uno.`,
  });
export const reserveFailed = 'Impossibile riservare un codice';

// UTM tags, which analytics tools read from an address
export const utmTags = 'Tag UTM';
export const utmHint =
  'Vengono aggiunti alla destinazione, così gli strumenti di analisi del sito riconoscono il codice. I tag già presenti nella destinazione restano invariati.';
export const passQuery = 'Trasmetti i parametri';
export const passQueryHint =
  'Ciò che segue un ? nel link breve aperto viene aggiunto alla destinazione, ad esempio ?\u2060tavolo=7. I parametri già presenti nella destinazione restano invariati.';
export const noTags = 'Nessuno';
export const tagsAdded = (count: number) =>
  plural(count, { one: `${number(count)} aggiunto`, other: `${number(count)} aggiunti` });
/** Examples of tags: letters and hyphens without spaces. */
export const sourceExample = 'manifesto';
export const mediumExample = 'stampa';
export const campaignExample = 'estate-2026';

// A dynamic code
export const shortLink = 'Link breve';
export const copy = 'Copia link';
export const copied = 'Copiato';
export const scans = 'Scansioni';
export const targetHint =
  'Viene pubblicata premendo Invio o passando a un altro campo. I codici stampati vi portano entro un secondo.';
export const saveFailed = 'Salvataggio non riuscito. Riprovare.';
export const addressIncomplete = 'Inserire un indirizzo web come example.com/menu.';
export const addressInvalid = 'Questo non è un indirizzo web. Inserirne uno come example.com/menu.';
export const disabledNotice =
  'Abbiamo disattivato questo codice perché potrebbe essere dannoso. Se si tratta di un errore, è possibile scriverci dalla pagina «Contatti».';

// Pause
export const pause = 'Pausa';
export const paused = 'In pausa';
export const active = 'Attivo';
export const pausedNotice =
  'Questo codice è in pausa: chi lo scansiona vede un messaggio al posto della destinazione.';
export const pauseCode = 'Metti in pausa il codice';
export const pauseHint =
  'Chi lo scansiona vede un messaggio al posto della destinazione. Lasciare vuoto il messaggio per mostrare quello standard.';
export const pauseText = 'Messaggio da mostrare';
/** An example of such a message. */
export const pauseTextExample = 'Riapriamo lunedì.';

// Schedule
export const schedule = 'Programmazione';
export const noSchedule = 'Nessuna';
export const scheduleFrom = (start: string) => `dal ${start}`;
export const scheduleUntil = (end: string) => `fino al ${end}`;
export const scheduleFromUntil = (start: string, end: string) => `dal ${start} al ${end}`;
export const start = 'Inizio';
/** `zone` is the name of a time zone, such as Europe/Berlin. */
export const startHint = (zone: string) =>
  `Ora locale (${isolate(zone)}). Lasciare vuoto per iniziare subito.`;
export const end = 'Fine';
export const endHint = 'Lasciare vuoto per non impostare una fine.';
export const endBeforeStart = 'La fine deve essere successiva all’inizio.';
export const timeIncomplete = 'Inserire la data e l’ora.';
export const yearDigits = 'Inserire l’anno con quattro cifre.';
export const fallback = 'Fuori da questo periodo';
export const fallbackHint =
  'La pagina a cui inviare chi scansiona. Lasciare vuoto per mostrare un avviso.';
