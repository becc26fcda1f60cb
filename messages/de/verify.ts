import { isolate, number, plural } from './format.ts';

export const title = (site: string) => `Notfallpaket prüfen | ${site}`;
export const description =
  'Finden Sie heraus, ob ein Notfallpaket echt und vollständig ist. Ihr Browser prüft es und sendet nichts.';
export const heading = 'Notfallpaket prüfen';
export const intro =
  'Mit einem Notfallpaket funktionieren gedruckte Codes auch dann noch, wenn es den Server nicht mehr gibt, der sie erstellt hat. Diese Seite stellt fest, ob ein Paket echt und vollständig ist. Nichts verlässt Ihren Browser.';

// The choice of a kit
export const drop = 'Paket hier ablegen';
export const dropHint = 'Ein Ordner oder eine ZIP-Datei, oder ein Ordner mit mehreren Paketen';
export const chooseFolder = 'Ordner auswählen';
export const chooseZip = 'ZIP-Datei auswählen';
export const keyLabel = 'Veröffentlichter Schlüssel (optional)';
export const keyHint =
  'Der Fingerabdruck, den der Betreiber veröffentlicht hat, oder der Text seiner Datei public-key.pem. Ohne ihn zeigt die Seite, ob das Paket vollständig ist, aber nicht, von wem es stammt.';
export const keyInvalid =
  'Geben Sie einen Fingerabdruck aus 64 Ziffern und Buchstaben von a bis f ein oder den ganzen Text von public-key.pem.';

// While it works
export const reading = 'Dateien werden gelesen …';
export const checking = 'Paket wird geprüft';
export const checked = (done: number, total: number) =>
  `${number(done)} von ${plural(total, { one: '1 Datei', other: `${number(total)} Dateien` })}`;

// Why nothing could be checked
export const noKit =
  'Diese Dateien enthalten kein Paket. Ein Paket enthält die Dateien manifest.json, manifest.sig und public-key.pem.';
export const noZip =
  'Diese ZIP-Datei lässt sich nicht lesen. Entpacken Sie sie und wählen Sie stattdessen den Ordner aus.';
export const tooLarge =
  'Diese ZIP-Datei ist zu groß für einen Browser. Entpacken Sie sie und wählen Sie stattdessen den Ordner aus.';
export const notRead =
  'Die Dateien konnten nicht gelesen werden. Bitte versuchen Sie es noch einmal.';
export const needsHttps =
  'Diese Seite kann Pakete nur unter einer Adresse prüfen, die mit https beginnt.';

// The results
export const results = 'Ergebnis';
export const genuine = 'Echt und vollständig';
export const genuineText =
  'Jede Datei ist so, wie der Betreiber sie signiert hat. Keine fehlt, und keine kam hinzu.';
export const complete = 'Vollständig und unverändert';
export const completeText =
  'Jede Datei ist so, wie sie signiert wurde. Keine fehlt, und keine kam hinzu. Um herauszufinden, von wem die Signatur stammt, vergleichen Sie den Fingerabdruck mit dem, den der Betreiber veröffentlicht hat.';
export const otherKey = 'Mit einem anderen Schlüssel signiert';
export const otherKeyText =
  'Das Paket wurde nicht mit dem Schlüssel signiert, den Sie eingegeben haben. Verwenden Sie es nur, wenn der Betreiber den Fingerabdruck bestätigt.';
export const changed = 'Verändert';
export const changedText =
  'Verwenden Sie dieses Paket nicht. Es weicht von dem ab, was signiert wurde:';
export const unsigned = 'Nicht signiert';
export const unsignedText =
  'Die Dateiliste wurde nach dem Signieren verändert, oder die Signatur oder der Schlüssel ist beschädigt. Verwenden Sie dieses Paket nicht.';
export const unknownForm = 'Unbekanntes Format';
export const unknownFormText =
  'Das Paket ist signiert, stammt aber von einer neueren Version. Prüfen Sie es auf einem Server mit dieser Version.';

// Facts about a kit
export const host = 'Adresse der Codes';
export const made = 'Erstellt';
export const codes = 'Codes';
export const form = 'Format';
export const publicForm = 'Öffentlich: Die Codes sind nicht aufgelistet';
export const plainForm = 'Für den Betreiber: vertraulich behandeln';
export const fingerprint = 'Fingerabdruck des Schlüssels';
export const chain = 'Vorheriges Paket';
export const follows = (name: string) =>
  `${isolate(name)}, ist unter diesen Dateien und stimmt überein`;
export const notHere = (hash: string) =>
  `Liegt nicht vor. Der SHA-256-Wert seines Manifests ist ${isolate(hash)}`;
export const firstKit = 'Keines: Dies ist das erste';

// What is wrong with a kit
export const fileChanged = (path: string) => `${isolate(path)} wurde verändert.`;
export const fileMissing = (path: string) => `${isolate(path)} fehlt.`;
export const fileUnreadable = (path: string) => `${isolate(path)} lässt sich nicht lesen.`;
export const fileAdded = (path: string) => `${isolate(path)} kam hinzu.`;
export const pagesAdded = (count: number) =>
  plural(count, {
    one: 'Die Seite eines Codes kam hinzu.',
    other: `Die Seiten von ${number(count)} Codes kamen hinzu.`,
  });
export const wrongCount = 'Die Liste der Seiten hat nicht so viele Codes, wie signiert wurden.';
export const more = (count: number) =>
  plural(count, {
    one: 'Und ein weiteres Problem.',
    other: `Und ${number(count)} weitere Probleme.`,
  });
export const outside = (count: number) =>
  plural(count, {
    one: '1 Datei, die zu keinem Paket gehört, wurde nicht geprüft.',
    other: `${number(count)} Dateien, die zu keinem Paket gehören, wurden nicht geprüft.`,
  });
