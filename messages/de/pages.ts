import { number, plural } from './format.ts';

export * from './first/pages.ts';

// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const landingTitle = (site: string) =>
  `Professionelle QR-Codes in Sekunden erstellen | ${site}`;
export const landingDescription =
  'QR-Code für Link, Kontakt, WLAN, Termin oder Zahlung erstellen und in jeder Größe drucken. Kostenlos, ohne Registrierung, und ein statischer Code läuft nie ab.';
export const pricingTitle = (site: string) => `Preise | ${site}`;
/** `codes` and `dynamic` are limits of the free plan, `proCodes` is the limit of the plan named `pro`. */
export const pricingDescription = (codes: number, dynamic: number, proCodes: number, pro: string) =>
  plural(codes, {
    one: `Statische QR-Codes: kostenlos, unbegrenzt, ohne Registrierung. Ein kostenloses Konto speichert bis zu ${number(codes)} Code, davon bis zu ${number(dynamic)} dynamisch, ${pro} bis zu ${number(proCodes)}.`,
    other: `Statische QR-Codes: kostenlos, unbegrenzt, ohne Registrierung. Ein kostenloses Konto speichert bis zu ${number(codes)} Codes, davon bis zu ${number(dynamic)} dynamisch, ${pro} bis zu ${number(proCodes)}.`,
  });
export const examplesTitle = (site: string) => `QR-Code-Beispiele | ${site}`;
export const examplesDescription =
  'QR-Codes für Speisekarten, Visitenkarten, Plakate, Schilder und mehr. Scannen Sie einen vom Bildschirm oder öffnen Sie ihn im Generator und passen Sie ihn an.';
export const bulkTitle = (site: string) => `Viele QR-Codes aus Excel erstellen | ${site}`;
export const bulkDescription =
  'Bis zu 5.000 Zeilen aus Excel oder CSV in eine ZIP-Datei mit geprüften QR-Codes verwandeln. Ihre Liste bleibt im Browser, solange Sie die Codes nicht speichern.';
export const scansTitle = (site: string) => `Scans | ${site}`;
export const scansDescription = 'Wie oft, wann und wo Ihre dynamischen QR-Codes gescannt werden.';
export const contactTitle = (site: string) => `Kontakt | ${site}`;
export const contactDescription = (site: string) =>
  `So erreichen Sie das Team von ${site}: bei Fragen, Ideen, einem Code, der sich nicht scannen lässt, oder einem Sicherheitsproblem.`;
export const reportTitle = (site: string) => `Code melden | ${site}`;
export const reportDescription =
  'Melden Sie einen unserer QR-Codes, der zu Phishing, Schadsoftware, Spam oder Schlimmerem führt.';
export const resetTitle = (site: string) => `Neues Passwort | ${site}`;
export const resetDescription = 'Wählen Sie ein neues Passwort für Ihr Konto.';
export const storesTitle = (site: string) => `App laden | ${site}`;
export const storesDescription = 'Öffnet die App im App-Store Ihres Smartphones.';
export const notFoundTitle = (site: string) => `Seite nicht gefunden | ${site}`;
export const notFoundDescription = 'Diese Seite existiert nicht.';

// The generator
/** A dynamic code could not be created; the reason follows. */
export const notCreated = 'Nicht erstellt';
export const dynamicCreated = 'Dynamischer Code erstellt';
export const staticKept = 'Er ist ein neuer Code. Der statische bleibt, wie er war.';

// Bulk codes
export const bulkHeading = 'QR-Codes in Serie';
export const bulkIntro =
  'Machen Sie aus einer Tabelle eine ZIP-Datei mit Codes, jeder von zwei Scan-Engines gelesen. Ihre Liste bleibt in diesem Browser, solange Sie die Codes nicht im Konto speichern.';

// Scans
export const scansHeading = 'Scans';
/** For visitors who are not signed in. */
export const scansReason = 'Diese Seite zeigt, wie oft Ihre dynamischen Codes gescannt werden.';

// Contact
export const contactHeading = 'Kontakt';
export const writeTitle = 'Schreiben Sie uns';
/** `mail` is an email address. */
export const writeText =
  'Nachrichten an <mail></mail> liest ein Mensch. Hilfreich ist, wenn Sie schreiben, was Sie drucken und wo der Code gescannt werden soll.';
export const scanTitle = 'Ein Code lässt sich nicht scannen';
/** The guide is an article of the blog. */
export const scanText =
  'Fügen Sie die Datei und ein Foto des Drucks bei und nennen Sie uns das verwendete Smartphone. Die häufigsten Ursachen stehen im <guide>Ratgeber zur Lesbarkeit</guide>: zu klein, zu wenig Rand, zu wenig Kontrast.';
export const abuseTitle = 'Missbrauch melden';
export const abuseText =
  'Führt ein Code mit unserem Kurzlink zu Phishing, Schadsoftware oder Spam, <report>melden Sie ihn</report>. Dafür brauchen Sie kein Konto.';
export const feedbackTitle = 'Feedback direkt aus der App';
export const feedbackText =
  'Wenn Sie angemeldet sind, öffnet die Schaltfläche „Feedback“ auf jeder Seite ein kurzes Formular.';
export const company = 'Angaben zum Unternehmen finden Sie im <imprint>Impressum</imprint>.';

// Report a code
export const reportHeading = 'Code melden';
export const reportIntro =
  'Hat ein QR-Code mit unserem Kurzlink Sie auf eine schädliche Seite geführt? Jede Meldung liest ein Mensch, und schädliche Codes werden gesperrt. Sie brauchen kein Konto.';
export const reportThanks = 'Vielen Dank für Ihre Meldung';
export const reportNext =
  'Wenn es sich um einen unserer Codes handelt, sehen wir ihn uns an. Haben Sie ein Passwort eingegeben oder etwas bezahlt, ändern Sie jetzt das Passwort und rufen Sie Ihre Bank an. Warten Sie nicht auf uns.';
export const reportAnother = 'Weiteren Code melden';

// New password
export const resetHeading = 'Neues Passwort wählen';

// App stores: the page behind codes of apps
export const storesHeading = 'App laden';
export const storesChoose = 'Wählen Sie Ihren App-Store.';
export const storesIncomplete =
  'Dieser Link ist unvollständig: Er nennt keine App. Scannen Sie den Code noch einmal, oder suchen Sie die App in Ihrem Store.';
export const storesNeedScripts =
  'Diese Seite benötigt JavaScript, um die App zu finden. Aktivieren Sie es und laden Sie die Seite neu, oder suchen Sie die App in Ihrem App-Store.';

// Not found
export const notFoundHeading = 'Diese Seite existiert nicht';
export const notFoundText =
  'Vielleicht ist die Adresse falsch geschrieben oder die Seite ist umgezogen. Sie können stattdessen <make>einen QR-Code erstellen</make>.';
