import { number } from './format.ts';

// The top of the page
export const title = 'Professionelle QR-Codes in Sekunden erstellen';
export const intro =
  'Geben Sie einen Link ein und erhalten Sie einen von vier Scan-Engines geprüften Code. Kostenlos, ohne Registrierung und ohne Wasserzeichen. Statische Codes laufen nie ab.';
export const startFree = 'Kostenlos starten';
export const viewExamples = 'Beispiele ansehen';

// Try it: a code from an address, on the spot
export const tryIt = 'Ausprobieren';
export const tryNeedsScripts =
  'Zum Ausprobieren ist JavaScript nötig, das in Ihrem Browser ausgeschaltet ist. Schalten Sie es ein und laden Sie die Seite neu.';
export const link = 'Ihr Link';
/** The look of the code: plain squares, rounded dots, or too pale to scan. */
export const look = 'Look';
export const squares = 'Quadrate';
export const dots = 'Punkte';
export const tooPale = 'Zu blass';
/** Until the visitor changes the code. */
export const enginesWait =
  'Vier Scan-Engines prüfen den Code bei jeder Änderung und melden, was nicht stimmt.';
export const styleAndDownload = 'Gestalten und herunterladen';

// Screenshots
export const product = 'Das Produkt';
export const generatorPicture =
  'Der Generator: links die Adresse einer Speisekarte, rechts der fertige Code mit der Download-Schaltfläche, in der Seitenleiste gespeicherte Codes';
export const phonePicture =
  'Der Generator auf einem Smartphone, mit dem Formular einer Kontaktkarte';

// Features
export const features = 'Alles, was Sie vor dem Druck brauchen';
export const designTitle = 'Professionelles Design';
export const designText =
  'Farben, Formen, Verläufe, Ihr Logo, ein Rahmen mit Handlungsaufforderung und eine laufende Prüfung, ob der Code noch lesbar ist.';
export const contentTitle = 'Vielseitige Inhalte';
export const contentText =
  'Webadressen und Kontaktkarten, WLAN, Termine, Zahlungen, Nachrichten und mehr, jeweils nach dem passenden Standard codiert. Umlaute und Emojis kommen so an, wie Sie sie eingegeben haben.';
export const exportTitle = 'Einfacher Export';
export const exportText =
  'PNG, JPEG und WebP in Pixeln oder Millimetern; SVG, PDF und EPS für den Druck, PDF und EPS auch nur mit schwarzer Farbe. Ein PNG laden Sie mit einem Klick herunter.';
export const trackingTitle = 'Tracking und Auswertung';
export const trackingText =
  'Scans eines statischen Codes werden nicht erfasst. Ein dynamischer Code zählt seine Scans nach Tag, Land und Gerät, ohne eine IP-Adresse zu speichern, und sein Ziel können Sie auch nach dem Druck noch ändern.';
export const outputTitle = 'Hohe Ausgabequalität';
export const outputText =
  'Rasterbilder bis 8.192 Pixel, jeder Punkt exakt am Pixelraster, oder Vektordateien, die in jeder Größe scharf sind. Die höchste Fehlerkorrektur verzeiht einen Kratzer oder einen Kaffeefleck.';
export const securityTitle = 'Sicherheit';
export const securityText =
  'Statische Codes entstehen in Ihrem Browser und brauchen unsere Server nicht. Die einzige Ausnahme: Ein Code, der sowohl in den App Store als auch zu Google Play führt, öffnet zuerst eine Seite auf unserer Website.';

// Reasons: what other generators do not offer
export const reasons = 'Codes, die dauerhaft funktionieren';
export const dynamicTitle = 'Codes nach dem Druck ändern';
/** `codes` is the number of dynamic codes, such as 3. */
export const dynamicText = (codes: number) =>
  `Ein dynamischer Code öffnet sich über einen Kurzlink. Ändern Sie sein Ziel, pausieren Sie ihn, geben Sie ihm ein Enddatum und sehen Sie seine Scans nach Tag, Land und Gerät. Ein kostenloses Konto enthält ${number(codes)}.`;
export const signUpFree = 'Kostenlos registrieren';
export const bulkTitle = 'Eine ganze Tabelle auf einmal';
export const bulkText =
  'Machen Sie aus bis zu 5.000 Zeilen eine ZIP-Datei mit Codes, jeder vor dem Download getestet. Ihre Liste bleibt in Ihrem Browser, solange Sie die Codes nicht im Konto speichern.';
export const makeInBulk = 'Codes in Serie erstellen';
export const leaveTitle = 'Alles mitnehmen';
export const leaveText =
  'Exportieren Sie Codes, Ziele und Scans in einer Datei. Ein anderer Server mit dieser Software kann die Codes importieren, und auch gedruckte Codes können dorthin umziehen.';
export const seePlans = 'Tarife ansehen';
export const openSourceTitle = 'Freie Software';
export const openSourceText = (site: string) =>
  `${site} ist Open Source unter der MIT-Lizenz. Betreiben Sie es auf Ihrem eigenen Server, mit eigenen Kurzlinks, und ändern Sie, was Sie möchten.`;
export const askUs = 'Fragen Sie uns';

// Figures: each text appears below its number
/** 4 */
export const enginesFigure = 'Scan-Engines prüfen Ihren Code, bevor Sie ihn herunterladen';
/** 7. A dot is one of the squares or dots of a code. */
export const sizesFigure =
  'Größen, in denen jede Engine Ihren Code testet, von 3 bis 14 Pixeln pro Punkt';
/** 100% */
export const dotsFigure =
  'so gut lesbar wie einfache Quadrate: Unsere beiden Engines für Smartphone-Kameras lesen runde Punkte in all diesen Größen';
/** 0 */
export const requestsFigure = 'Anfragen an andere Unternehmen ohne Ihre Zustimmung';

// The end of the page
export const lastTitle = 'Erstellen Sie Ihren ersten Code';
export const lastText = 'Kostenlos, ohne Konto, und er gehört Ihnen.';
