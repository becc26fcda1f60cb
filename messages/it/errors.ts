/** Errors of the API, as people see them. The server answers with the English texts. */
import { isolate, number, plural } from './format.ts';

// Account
export const signedOut = 'La sessione è chiusa. Accedere di nuovo.';
export const wrongLogin = 'Indirizzo email o password non corretti';
export const registrationFailed =
  'Registrazione non riuscita. Se esiste già un account, effettuare l’accesso.';
export const wrongPassword = 'La password attuale non è corretta';
export const resetLinkUsed =
  'Questo link è scaduto o è già stato usato. Se è appena servito a impostare una password, effettuare l’accesso.';
export const addressLinkUsed = 'Questo link è scaduto o è già stato usato.';
export const addressTaken = 'Questo indirizzo email appartiene a un altro account.';
export const addressUnverified =
  'Per avere più di un codice dinamico, confermare l’indirizzo email. È possibile farsi inviare un link nelle impostazioni, in «Accesso e sicurezza».';
export const passwordChanging = 'È in corso il cambio della password. Riprovare.';
export const manyLogins =
  'Sono in corso troppi accessi contemporaneamente. Riprovare tra un momento.';

// Too many requests
export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    one: `Troppe richieste. Riprovare tra ${number(seconds)} secondo.`,
    other: `Troppe richieste. Riprovare tra ${number(seconds)} secondi.`,
  });
/** Attempts to log in. */
export const tooManyAttempts = (minutes: number) =>
  plural(minutes, {
    one: 'Troppi tentativi. Riprovare tra un minuto.',
    other: `Troppi tentativi. Riprovare tra ${number(minutes)} minuti.`,
  });
export const tooMuchFeedback = 'Sono già stati inviati molti feedback. Riprovare tra un’ora.';
export const tooManyNewCodes = (perHour: number) =>
  plural(perHour, {
    one: `Un nuovo account può creare ${number(perHour)} codice dinamico all’ora. Riprovare tra un’ora.`,
    other: `Un nuovo account può creare ${number(perHour)} codici dinamici all’ora. Riprovare tra un’ora.`,
  });
export const tooManyNewTargets = (perHour: number) =>
  plural(perHour, {
    one: `Un nuovo account può cambiare destinazione ${number(perHour)} volta all’ora. Riprovare tra un’ora.`,
    other: `Un nuovo account può cambiare destinazione ${number(perHour)} volte all’ora. Riprovare tra un’ora.`,
  });

// The server has trouble
export const busy = 'Il server è sovraccarico. Riprovare tra qualche secondo.';
export const unavailable = 'Il servizio al momento non è disponibile. Riprovare.';
export const shortLinkNotCreated = 'Impossibile creare un link breve. Riprovare.';
export const internal = 'Si è verificato un problema nei nostri sistemi. Riprovare.';

// Saved codes
export const projectMissing =
  'Questo codice salvato non esiste. Potrebbe essere stato eliminato in un’altra scheda.';
export const projectChanged =
  'Questo codice è stato modificato in un’altra scheda o su un altro dispositivo. Ricaricare la pagina e riprovare.';
export const dynamicContent =
  'Il disegno di un codice dinamico non può cambiare, perché potrebbe essere già stampato. Cambiare invece la sua destinazione.';
export const onlyAddresses =
  'Un codice dinamico può aprire solo un indirizzo web. Scegliere «URL» come tipo di contenuto.';
/** `plan` and `larger` are names of plans, `more` is what the larger one allows. */
export const projectLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `Il piano ${plan} permette di salvare ${number(count)} codice. Eliminarne alcuni o passare a ${larger} per salvarne fino a ${number(more)}.`,
    other: `Il piano ${plan} permette di salvare ${number(count)} codici. Eliminarne alcuni o passare a ${larger} per salvarne fino a ${number(more)}.`,
  });
/** No plan allows more. */
export const projectLimit = (count: number, plan: string) =>
  plural(count, {
    one: `Il piano ${plan} permette di salvare ${number(count)} codice. Per salvarne di nuovi, eliminarne alcuni.`,
    other: `Il piano ${plan} permette di salvare ${number(count)} codici. Per salvarne di nuovi, eliminarne alcuni.`,
  });

// Dynamic codes
export const linkMissing =
  'Questo codice dinamico non esiste. Potrebbe essere stato eliminato in un’altra scheda.';
export const linkDisabled =
  'Abbiamo disattivato questo codice perché potrebbe essere dannoso. Se si tratta di un errore, è possibile scriverci dalla pagina «Contatti».';
export const endBeforeStart = 'La fine deve essere successiva all’inizio.';
/** `plan` and `larger` are names of plans, `more` is what the larger one allows. */
export const dynamicLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `Il piano ${plan} permette ${number(count)} codice dinamico. Quelli esistenti continueranno a funzionare. Passare a ${larger} per averne fino a ${number(more)}, o creare un codice statico.`,
    other: `Il piano ${plan} permette ${number(count)} codici dinamici. Quelli esistenti continueranno a funzionare. Passare a ${larger} per averne fino a ${number(more)}, o creare un codice statico.`,
  });
/** No plan allows more. */
export const dynamicLimit = (count: number, plan: string) =>
  plural(count, {
    one: `Il piano ${plan} permette ${number(count)} codice dinamico. Quelli esistenti continueranno a funzionare. Per crearne di nuovi, eliminarne alcuni.`,
    other: `Il piano ${plan} permette ${number(count)} codici dinamici. Quelli esistenti continueranno a funzionare. Per crearne di nuovi, eliminarne alcuni.`,
  });
/** `plan` is a name, such as Pro. */
export const slugNeedsPlan = (plan: string) =>
  `I suffissi personalizzati fanno parte del piano ${plan}. Cambiare piano nelle impostazioni o creare il codice senza suffisso personalizzato.`;
export const slugTaken = 'Questo suffisso personalizzato è già in uso. Sceglierne un altro.';
/** `code` is the end of a short link, such as SUMMER-26. */
export const codeDeleted = (code: string) =>
  `Il link breve ${isolate(code)} apparteneva a un codice eliminato e non si può riutilizzare. Creare invece un nuovo codice.`;
export const codeInUse = (code: string) =>
  `Un altro codice su questo server usa già il link breve ${isolate(code)}. Creare invece un nuovo codice.`;
export const symbolWithoutCode = (code: string) =>
  `Il contenuto di questo codice non corrisponde al suo link breve ${isolate(code)}. Esportare di nuovo l’account, poi importare il nuovo file.`;

// Reports of scans
export const periodReversed =
  'Scegliere un altro periodo: il primo giorno non può essere successivo all’ultimo.';
export const periodTooLong =
  'Questo periodo è troppo lungo per un grafico. Sceglierne uno più breve.';
export const dayUnknown = (day: string) =>
  `${isolate(day)} non è una data. Scegliere un altro giorno.`;
export const zoneUnknown = (zone: string) =>
  `Il server non conosce il fuso orario ${isolate(zone)}. Impostarne un altro sul dispositivo, ad esempio Europe/Rome.`;

// Targets of dynamic codes
export const targetMissing = 'Inserire un indirizzo web.';
export const targetTooLong = (max: number) =>
  `Un indirizzo web può avere al massimo ${number(max, { useGrouping: false })} caratteri.`;
export const targetTooLongEncoded = (max: number, length: number) =>
  `Questo indirizzo è troppo lungo per un codice dinamico: le lettere e i caratteri speciali vengono codificati e la lunghezza diventa di ${number(length, { useGrouping: false })} caratteri. Il massimo è ${number(max, { useGrouping: false })}.`;
export const targetCharacters = 'L’indirizzo contiene caratteri invisibili. Digitarlo di nuovo.';
export const targetBackslash =
  'Un indirizzo web non può contenere una barra rovesciata. Usare invece /.';
export const targetScheme = 'L’indirizzo deve iniziare con https:// o http://.';
export const targetPassword = 'Omettere nome e password prima della @.';
export const targetHost = 'Inserire un indirizzo web come https://example.com/menu.';
export const targetLoop =
  'Un codice dinamico non può portare a questo sito, perché si creerebbe un ciclo infinito.';
export const targetNotPublic =
  'Un codice dinamico può portare solo a un sito web pubblico. Un codice statico può contenere qualsiasi indirizzo.';
export const targetBlocked = (host: string) =>
  `${isolate(host)} è nell’elenco dei siti web dannosi. Se si tratta di un errore, è possibile scriverci dalla pagina «Contatti».`;
