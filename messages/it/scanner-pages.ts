import { isolate } from './format.ts';

// Pages behind short links, for somebody who has scanned a code. The server writes them.

/** Below every page; `<home></home>` is the address of the site. */
export const about = 'Questo è un link breve di <home></home>, un generatore di codici QR.';
export const report = 'Spam o truffa? <report>Segnala questo codice</report>';

// Codes that do not redirect
export const notYetTitle = 'Non ancora attivo';
export const notYetText = 'Questo codice non è ancora attivo. Riprovare più tardi.';
export const expiredTitle = 'Questo codice è scaduto';
export const expiredText = 'Non è più in uso.';
export const deletedTitle = 'Questo codice è stato eliminato';
export const deletedText = 'È stato eliminato da chi lo gestiva.';
export const disabledTitle = 'Questo codice non è disponibile';
export const disabledText = 'Al momento non funziona.';
export const pausedTitle = 'Questo codice è in pausa';
/** Above a text that the owner of the code wrote. */
export const pausedMessage = 'Messaggio di chi lo gestisce:';
export const pausedText = 'Chi gestisce questo codice lo ha messo in pausa. Riprovare più tardi.';

// Where a code leads
export const previewTitle = 'Dove porta questo codice';
/** Above an address. */
export const previewText = (code: string) =>
  `Non è stato ancora aperto nulla. Il codice ${isolate(code)} porta a:`;
export const website = 'Sito web';
export const fullAddress = 'Indirizzo completo';
export const insecure = 'Questa connessione non è sicura (HTTP).';
export const continueTo = 'Vai a questo sito web';

// Requests that cannot be answered with a code
export const unknownTitle = 'Questo codice non esiste';
export const unknownTyped =
  'Se l’indirizzo è stato digitato, confrontarlo lettera per lettera con quello stampato. Maiuscole e minuscole non fanno differenza.';
export const unknownScanned = (site: string) =>
  `Se è stato scansionato, il codice è danneggiato o non è stato creato con ${site}.`;
export const makeCode = 'Crea un codice QR';
export const unavailableTitle = 'Riprovare tra poco';
export const unavailableText = 'Al momento non è possibile recuperare questo codice.';
export const tooManyTitle = 'Attendere un minuto';
export const tooManyText =
  'Da questa connessione sono stati richiesti troppi codici inesistenti. Riprovare tra un minuto.';
export const wrongMethodTitle = 'Questo è un link breve';
/** GET is the name of a kind of request. */
export const wrongMethodText = 'Questo indirizzo accetta solo richieste GET.';

// The page of the host that serves short links
export const rootTitle = (site: string) => `Link brevi di ${site}`;
export const rootText = (site: string) =>
  `I codici QR creati con ${site} si aprono tramite questo indirizzo. Aggiungendo un + a un link breve si vede dove porta prima di aprirlo.`;
export const goTo = (site: string) => `Vai a ${site}`;
