import { isolate } from './format.ts';

// In the page about signing in
export const title = 'E-Mail-Adresse';
export const text =
  'Mit dieser Adresse melden Sie sich an. Falls Sie Ihr Passwort vergessen, senden wir Ihnen dorthin einen Link.';
export const textWithoutMail = 'Mit dieser Adresse melden Sie sich an.';
export const unverified =
  'Diese Adresse ist noch nicht bestätigt. Lassen Sie sich einen Link senden, und öffnen Sie ihn. Bis dahin ist in Ihrem Konto ein dynamischer Code möglich.';
export const sendLink = 'Link senden';
export const sentAgain = (address: string) =>
  `Wir haben einen Link an ${isolate(address)} gesendet. Er funktioniert sieben Tage lang. Nichts angekommen? Sehen Sie im Spam-Ordner nach.`;
export const notSent = 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.';
export const pending = (address: string) =>
  `Wir haben einen Link an ${isolate(address)} gesendet. Die Adresse ändert sich, sobald sie dort innerhalb von 24 Stunden bestätigt wird.`;
export const cancelChange = 'Änderung abbrechen';
export const changeCancelled = 'Die Adresse bleibt, wie sie ist.';
export const notCancelled =
  'Die Änderung konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.';
export const newAddress = 'Neue E-Mail-Adresse';
export const sameAddress = 'Das ist bereits Ihre Adresse. Geben Sie eine andere ein.';
export const codeHint = 'Oder einer Ihrer Wiederherstellungscodes';
export const change = 'Adresse ändern';
export const changeByLink =
  'Wir senden einen Link an die neue Adresse. Sobald Sie die neue Adresse damit bestätigen, wird sie übernommen.';
export const changeAtOnce =
  'Dieser Server versendet keine E-Mails, deshalb ändert sich die Adresse sofort. Prüfen Sie die Schreibweise: Sie melden sich damit an.';
export const mailed = (address: string) =>
  `Wir haben einen Link an ${isolate(address)} gesendet. Nichts angekommen? Sehen Sie im Spam-Ordner nach.`;
export const changed = 'Ihre E-Mail-Adresse wurde geändert';
export const notChanged =
  'Die E-Mail-Adresse konnte nicht geändert werden. Bitte versuchen Sie es erneut.';

// The page that confirms an address
export const verifyTitle = (site: string) => `E-Mail-Adresse bestätigen | ${site}`;
export const verifyDescription =
  'Bestätigen Sie die E-Mail-Adresse Ihres Kontos mit dem Link, den Sie erhalten haben.';
export const verifyHeading = 'E-Mail-Adresse bestätigen';
export const verifyText =
  'Bestätigen Sie nur, wenn Sie dieses Konto angelegt oder diese Änderung gewünscht haben.';
export const verifyButton = 'Adresse bestätigen';
export const confirmed = (address: string) => `${isolate(address)} ist bestätigt.`;
export const notConfirmed =
  'Die Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es erneut.';
export const alreadyConfirmed =
  'Falls Sie die Adresse gerade bestätigt haben, müssen Sie nichts mehr tun.';

// The page that restores the previous address
export const restoreTitle = (site: string) => `E-Mail-Adresse wiederherstellen | ${site}`;
export const restoreDescription =
  'Machen Sie die Änderung der E-Mail-Adresse Ihres Kontos mit dem Link rückgängig, den Sie erhalten haben.';
export const restoreHeading = 'E-Mail-Adresse wiederherstellen';
export const restoreText =
  'Ihr Konto erhält seine vorherige Adresse zurück, und alle Geräte werden abgemeldet. Danach legen Sie ein neues Passwort fest.';
export const restoreButton = 'Adresse wiederherstellen';
export const notRestored =
  'Die Adresse konnte nicht wiederhergestellt werden. Bitte versuchen Sie es erneut.';
export const alreadyRestored =
  'Falls Sie ihn gerade verwendet haben, ist Ihre Adresse wiederhergestellt: Wählen Sie <link>im Anmeldefenster</link> „Passwort vergessen?“, um ein neues Passwort festzulegen.';

// Both pages
export const linkIncomplete =
  'Dieser Link ist unvollständig. Kopieren Sie die ganze Adresse aus der E-Mail, in der er steht.';
