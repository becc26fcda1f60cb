import { isolate } from './format.ts';

// Pages behind short links, for somebody who has scanned a code. The server writes them.

/** Below every page; `<home></home>` is the address of the site. */
export const about = 'Das ist ein Kurzlink von <home></home>, einem QR-Code-Generator.';
export const report = 'Spam oder Betrug? <report>Diesen Code melden</report>';

// Codes that do not redirect
export const notYetTitle = 'Noch nicht aktiv';
export const notYetText = 'Dieser Code ist noch nicht aktiv. Bitte versuchen Sie es später erneut.';
export const expiredTitle = 'Dieser Code ist abgelaufen';
export const expiredText = 'Er wird nicht mehr verwendet.';
export const deletedTitle = 'Dieser Code wurde gelöscht';
export const deletedText = 'Sein Inhaber hat ihn gelöscht.';
export const disabledTitle = 'Dieser Code ist nicht verfügbar';
export const disabledText = 'Er funktioniert zurzeit nicht.';
export const pausedTitle = 'Dieser Code ist pausiert';
/** Above a text that the owner of the code wrote. */
export const pausedMessage = 'Nachricht des Inhabers:';
export const pausedText =
  'Der Inhaber hat diesen Code pausiert. Bitte versuchen Sie es später erneut.';

// Where a code leads
export const previewTitle = 'Wohin dieser Code führt';
/** Above an address. */
export const previewText = (code: string) =>
  `Noch wurde nichts geöffnet. Der Code ${isolate(code)} führt zu:`;
export const website = 'Website';
export const fullAddress = 'Vollständige Adresse';
export const insecure = 'Diese Verbindung ist nicht sicher (HTTP).';
export const continueTo = 'Weiter zu dieser Website';

// Requests that cannot be answered with a code
export const unknownTitle = 'Diesen Code gibt es nicht';
export const unknownTyped =
  'Wenn Sie die Adresse eingetippt haben, vergleichen Sie sie Buchstabe für Buchstabe mit der gedruckten. Groß- und Kleinschreibung spielt keine Rolle.';
export const unknownScanned = (site: string) =>
  `Wenn Sie ihn gescannt haben, ist der Code beschädigt oder wurde nicht mit ${site} erstellt.`;
export const makeCode = 'QR-Code erstellen';
export const unavailableTitle = 'Bitte versuchen Sie es erneut';
export const unavailableText =
  'Wir können diesen Code gerade nicht abrufen. Versuchen Sie es gleich noch einmal.';
export const tooManyTitle = 'Bitte warten Sie eine Minute';
export const tooManyText =
  'Über Ihre Verbindung wurden zu viele Codes abgefragt, die es nicht gibt. Versuchen Sie es in einer Minute erneut.';
export const wrongMethodTitle = 'Das ist ein Kurzlink';
/** GET is the name of a kind of request. */
export const wrongMethodText = 'Diese Adresse nimmt nur GET-Anfragen an.';

// The page of the host that serves short links
export const rootTitle = (site: string) => `Kurzlinks von ${site}`;
export const rootText = (site: string) =>
  `Mit ${site} erstellte QR-Codes öffnen sich über diese Adresse. Hängen Sie ein + an einen Kurzlink an, um vor dem Öffnen zu sehen, wohin er führt.`;
export const goTo = (site: string) => `Zu ${site}`;
