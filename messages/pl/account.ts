import { isolate, number, plural } from './format.ts';

export * from './first/account.ts';

// The dialog to log in or to register
export const loginIntro = 'Zaloguj się, aby przejść do zapisanych kodów QR';
export const login = 'Zaloguj się';
export const loggingIn = 'Logowanie…';
export const loginQuestion = 'Nie masz konta?';
export const toRegister = 'Zarejestruj się';
export const loggedInTitle = 'Witamy ponownie!';
export const loggedIn = 'Zalogowano pomyślnie.';
export const registerIntro = 'Zarejestruj się, aby zapisywać kody QR i nimi zarządzać';
export const register = 'Załóż konto';
export const registering = 'Zakładanie konta…';
export const registerQuestion = 'Masz już konto?';
export const toLogin = 'Zaloguj się';
export const registeredTitle = 'Konto założone!';
export const registered = 'Możesz teraz zapisywać kody QR i nimi zarządzać.';
export const email = 'E-mail';
export const password = 'Hasło';
export const showPassword = 'Pokaż hasło';
export const commonPassword = 'Tego hasła używa wiele osób, więc łatwo je odgadnąć.';
export const authenticationFailed = 'Uwierzytelnianie nie powiodło się';

// A forgotten password
export const forgotPassword = 'Nie pamiętasz hasła?';
export const resetMailSent = (address: string) =>
  `Jeśli istnieje konto z adresem ${isolate(address)}, wysłaliśmy na ten adres link do ustawienia nowego hasła. Link działa przez 30 minut. Nic nie przyszło? Zajrzyj do folderu ze spamem.`;
export const resetByOperator =
  'Napisz na adres <mail></mail>, aby otrzymać link do ustawienia nowego hasła. Kody nadal działają.';

// The page that sets a new password
export const resetLinkIncomplete =
  'Ten link jest niepełny. Skopiuj cały adres z wiadomości lub poproś o nowy link: <mail></mail>.';
export const resetSignsIn = 'Zalogujemy Cię w tej przeglądarce i wylogujemy we wszystkich innych.';

// The form that changes the password
export const currentPassword = 'Obecne hasło';
export const newPassword = 'Nowe hasło';
export const confirmPassword = 'Powtórz hasło';
export const changePassword = 'Zmień hasło';
export const passwordChanged = 'Hasło zostało zmienione';
export const passwordNotChanged = 'Nie udało się zmienić hasła';

// In place of a page that needs an account
export const signInTitle = 'Zaloguj się';
export const signIn = 'Zaloguj się';
export const adminOnly = 'Ta strona jest przeznaczona dla administratorów witryny.';
export const noAccessTitle = 'Brak dostępu do tej strony';
export const noAccess =
  'Strona jest przeznaczona dla administratorów, a konto <user></user> nie ma takich uprawnień. Może je nadać operator tej witryny.';
export const useAnotherAccount = 'Użyj innego konta';

// The buttons in the sidebar
export const settings = 'Ustawienia';
export const logout = 'Wyloguj się';
export const accountOf = (email: string) => `Konto: ${email}`;
export const administration = 'Administracja';
export const loggedOutTitle = 'Wylogowano';
export const loggedOut = 'Wylogowano pomyślnie.';
export const notLoggedOut = 'Nie udało się wylogować. Spróbuj ponownie.';
export const leaveTitle = 'Wylogować się i utracić zmiany?';
export const leaveText = (names: string) =>
  `Nie udało się zapisać tych zmian: ${names}. Wylogowanie usunie je z tego urządzenia.`;
export const stay = 'Zostań';
export const leaveAndLose = (count: number) =>
  plural(count, {
    one: 'Wyloguj się i utrać 1 zmianę',
    few: `Wyloguj się i utrać ${number(count)} zmiany`,
    many: `Wyloguj się i utrać ${number(count)} zmian`,
    other: `Wyloguj się i utrać ${number(count)} zmiany`,
  });

// Settings: the plan
export const allSettings = 'Wszystkie ustawienia';
export const settingsPageTitle = (site: string) => `Ustawienia | ${site}`;
export const settingsDescription = 'Twój plan, profil, logowanie i dane.';
export const settingsReason = 'Ta strona pokazuje ustawienia Twojego konta.';
export const planTitle = 'Plan';
export const profileTitle = 'Profil';
export const profileText = 'Twój adres e-mail i wygląd tej strony na tym urządzeniu.';
export const dangerTitle = 'Strefa zagrożenia';
export const planLimits = (saved: number, dynamic: number) =>
  `Do ${number(saved)} zapisanych kodów, w tym do ${number(dynamic)} dynamicznych`;
export const upgradeTo = (plan: string) => `Przejdź na plan ${plan}`;

// Settings: export
export const dataTitle = 'Twoje dane';
export const dataText =
  'Jeden plik z kodami, ich celami i skanami. Kody można zaimportować na innym serwerze z tym oprogramowaniem.';
export const exportEverything = 'Eksportuj wszystko';
export const preparingExport = 'Przygotowywanie eksportu…';
export const preparingExportSize = (size: string) => `Przygotowywanie eksportu… ${size}`;
export const exportSaved = (file: string, size: string) =>
  `Zapisano plik ${isolate(file)}, ${size}.`;
export const exportFailed = 'Eksport nie powiódł się. Spróbuj ponownie.';

// Settings: import
export const importFromFile = 'Importuj z pliku';
export const fileToImport = 'Plik do zaimportowania';
export const readingFile = 'Odczytywanie pliku…';
export const importing = (current: number, total: number) =>
  `Importowanie kodu ${number(current)} z ${number(total)}…`;
export const fileUnreadable = 'Nie udało się odczytać pliku. Spróbuj ponownie.';
export const fileTooLarge = 'Ten plik jest za duży, aby go zaimportować.';
export const notAnExport = 'Ten plik nie jest eksportem konta. Wybierz wyeksportowany plik .json.';
export const imported = (count: number) =>
  plural(count, {
    one: `Zaimportowano ${number(count)} kod.`,
    few: `Zaimportowano ${number(count)} kody.`,
    many: `Zaimportowano ${number(count)} kodów.`,
    other: `Zaimportowano ${number(count)} kodu.`,
  });
export const importedBefore = (count: number) =>
  plural(count, {
    one: `${number(count)} kod był już na koncie.`,
    few: `${number(count)} kody były już na koncie.`,
    many: `${number(count)} kodów było już na koncie.`,
    other: `${number(count)} kodu było już na koncie.`,
  });
export const importedElsewhere = (count: number) =>
  plural(count, {
    one: `${number(count)} kod korzysta z adresu innego serwera. Zacznie działać, gdy ten adres będzie prowadził do tego serwera.`,
    few: `${number(count)} kody korzystają z adresu innego serwera. Zaczną działać, gdy ten adres będzie prowadził do tego serwera.`,
    many: `${number(count)} kodów korzysta z adresu innego serwera. Zaczną działać, gdy ten adres będzie prowadził do tego serwera.`,
    other: `${number(count)} kodu korzysta z adresu innego serwera. Zaczną działać, gdy ten adres będzie prowadził do tego serwera.`,
  });
export const someNotImported = 'Niektórych nie udało się zaimportować:';
export const notImportedList = 'Czego nie udało się zaimportować';
export const codeNumber = (position: number) => `Kod ${number(position)}`;
export const fieldProblem = (field: string, problem: string) => `${isolate(field)}: ${problem}`;
export const codeProblem = (problem: string) => `Kod: ${problem}`;
export const codeNotImported = 'Nie udało się zaimportować tego kodu.';
export const moreNotImported = (count: number) => `Pozostałe: ${number(count)}`;
export const importStopped = 'Nie zaimportowano, ponieważ import został przerwany.';

// Settings: delete the account
export const deleteAccount = 'Usuń konto';
export const deleteTitle = 'Usunąć konto?';
export const deleteText =
  'Tej operacji nie można cofnąć. Konto zostanie trwale usunięte, a Twoje dane znikną z naszych serwerów.';
export const deleteDynamicCodes = (count: number) =>
  plural(count, {
    one: 'Kod dynamiczny przestanie działać na zawsze, także na wszystkich wydrukowanych kopiach. Kody statyczne nadal będą działać.',
    few: `${number(count)} kody dynamiczne przestaną działać na zawsze, także na wszystkich wydrukowanych kopiach. Kody statyczne nadal będą działać.`,
    many: `${number(count)} kodów dynamicznych przestanie działać na zawsze, także na wszystkich wydrukowanych kopiach. Kody statyczne nadal będą działać.`,
    other: `${number(count)} kodu dynamicznego przestanie działać na zawsze, także na wszystkich wydrukowanych kopiach. Kody statyczne nadal będą działać.`,
  });
export const cancel = 'Anuluj';
export const accountDeletedTitle = 'Konto usunięte';
export const accountDeleted = 'Konto zostało usunięte.';
export const accountNotDeleted = 'Nie udało się usunąć konta';

// Failures for which the server gave no reason
export const loginFailed = 'Nie udało się zalogować';
export const registrationFailed = 'Nie udało się założyć konta';
export const passwordResetFailed = 'Nie udało się wysłać linku. Spróbuj ponownie.';
export const passwordChangeFailed = 'Nie udało się zmienić hasła';
export const deletionFailed = 'Nie udało się usunąć konta';
export const subscriptionFailed = 'Nie udało się wykupić subskrypcji';
