export const pageTitle = (site: string) => `Logowanie jednokrotne | ${site}`;
export const pageDescription = 'Zakończenie logowania przez dostawcę tożsamości.';
export const continueWith = (name: string) => `Kontynuuj przez ${name}`;
export const or = 'lub';
export const startFailed = 'Nie udało się rozpocząć logowania jednokrotnego. Spróbuj ponownie.';
export const failedHeading = 'Nie zalogowano';
export const cancelled =
  'Logowanie anulowano albo to konto nie ma dostępu do tej strony. Spróbuj ponownie albo poproś o dostęp osoby, które zarządzają tym kontem.';
export const expired = 'To logowanie wygasło lub zostało już wykorzystane. Spróbuj ponownie.';
export const unavailable =
  'Logowanie jednokrotne nie odpowiada. Spróbuj ponownie za kilka minut albo zaloguj się hasłem.';
export const unverified =
  'Dostawca tożsamości nie potwierdził Twojego adresu e-mail, dlatego nie można go tu użyć. Zwróć się do osób, które zarządzają Twoim kontem.';
export const unverifiable = 'Nie udało się zweryfikować logowania. Spróbuj ponownie.';
export const unconfirmedHeading = 'Logowanie nie zostało potwierdzone';
export const unconfirmed =
  'Dostawca tożsamości nie potwierdził, że właśnie odbyło się u niego logowanie. Spróbuj ponownie albo ustaw tu hasło i użyj go, aby wprowadzić zmianę.';
export const taken =
  'To logowanie jest już połączone z innym kontem. Najpierw rozłącz je na tamtym koncie lub użyj innego.';
export const reserved =
  'Ten adres należał do konta, które może go jeszcze odzyskać. Spróbuj ponownie za tydzień albo napisz na adres <mail></mail>.';
export const joinHeading = 'Połącz konto';
export const joinText = (email: string) =>
  `Adres ${email} ma tu już konto. Wpisz raz jego hasło, aby połączyć je z Twoim logowaniem jednokrotnym.`;
export const joinButton = 'Połącz i zaloguj się';
export const joinForgotten =
  'Nie znasz hasła? <link>W oknie logowania</link> wybierz „Nie pamiętasz hasła?”, a potem zacznij od nowa.';
export const joined = 'Konto zostało połączone.';
export const joinFailed = 'Nie udało się połączyć konta. Spróbuj ponownie.';
export const sectionTitle = 'Logowanie jednokrotne';
export const linkText = (name: string) => `Loguj się przez ${name} zamiast hasłem.`;
export const linkedText = (name: string) => `Możesz logować się przez ${name}.`;
export const linkButton = (name: string) => `Połącz: ${name}`;
export const unlinkButton = 'Rozłącz';
export const unlinkText = (name: string) =>
  `Wpisz hasło, aby rozłączyć ${name}. Od tej chwili logujesz się hasłem.`;
export const unlinked = 'Konto zostało rozłączone.';
export const unlinkFailed = 'Nie udało się rozłączyć konta. Spróbuj ponownie.';
export const passwordNeeded = 'Twoje konto nie ma jeszcze hasła. Najpierw je ustaw.';
export const sendLink = 'Wyślij link do ustawienia hasła';
export const askForLink = 'Poproś o link operatora tej strony.';
export const signInAgain = (name: string) =>
  `Zaloguj się ponownie przez ${name}, aby kontynuować. Potem wrócisz na tę stronę i będziesz mieć dziesięć minut na wprowadzenie zmiany.`;
export const renewTitle = 'Zaloguj się ponownie';
export const renewText = (name: string) =>
  `Twoje uprawnienia administratora pochodzą z ${name} i wymagają potwierdzenia co dwanaście godzin. Zaloguj się tam ponownie, aby zobaczyć tę stronę.`;
