export const pageTitle = (site: string) => `Zaproszenie: ${site}`;
export const pageDescription = 'Załóż konto, korzystając z linku z zaproszenia.';
export const heading = 'Załóż konto';
export const intro = 'To zaproszenie pozwala założyć konto. Wystarczy wybrać hasło.';
export const linkIncomplete =
  'Ten link jest niepełny. Skopiuj cały adres z zaproszenia albo poproś o nowe: <mail></mail>.';

export const askForInvitation =
  'Aby założyć tu konto, potrzebujesz zaproszenia. Poproś o nie: <mail></mail>.';

export const invitationNeeded =
  'Aby założyć tu konto, potrzebujesz zaproszenia. Poproś o nie operatora tej strony.';
export const invitationUnusable =
  'To zaproszenie wygasło, zostało już wykorzystane albo dotyczy innego adresu. Jeśli właśnie posłużyło do założenia konta, zaloguj się.';
export const registrationClosed = 'Na tej stronie nie można zakładać nowych kont.';
export const registrationByProvider =
  'Konta na tej stronie powstają przez logowanie jednokrotne. W oknie logowania wybierz „Kontynuuj przez…”.';
