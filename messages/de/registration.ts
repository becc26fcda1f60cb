export const pageTitle = (site: string) => `Einladung zu ${site}`;
export const pageDescription = 'Erstellen Sie Ihr Konto mit dem Link aus Ihrer Einladung.';
export const heading = 'Konto erstellen';
export const intro = 'Sie wurden eingeladen. Wählen Sie ein Passwort, um Ihr Konto zu erstellen.';
export const linkIncomplete =
  'Dieser Link ist unvollständig. Kopieren Sie die ganze Adresse aus Ihrer Einladung, oder fordern Sie bei <mail></mail> eine neue an.';

export const askForInvitation =
  'Um hier ein Konto zu erstellen, brauchen Sie eine Einladung. Sie erhalten sie von <mail></mail>.';

export const invitationNeeded =
  'Um hier ein Konto zu erstellen, brauchen Sie eine Einladung. Wenden Sie sich an den Betreiber dieser Website.';
export const invitationUnusable =
  'Diese Einladung ist abgelaufen, wurde schon verwendet oder gilt für eine andere Adresse. Falls Sie Ihr Konto gerade damit erstellt haben, melden Sie sich an.';
export const registrationClosed = 'Auf dieser Website können keine neuen Konten erstellt werden.';
export const registrationByProvider =
  'Konten entstehen auf dieser Website durch Single Sign-on. Wählen Sie beim Anmelden „Weiter mit …“.';
