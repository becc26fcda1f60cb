/** Errors of the API, as people see them. The server answers with the English texts. */
import { isolate, number, plural } from './format.ts';

// Account
export const signedOut = 'Sesja została zakończona. Zaloguj się ponownie.';
export const wrongLogin = 'Nieprawidłowy adres e-mail lub hasło';
export const registrationFailed = 'Nie udało się założyć konta. Jeśli masz już konto, zaloguj się.';
export const wrongPassword = 'Obecne hasło jest nieprawidłowe';
export const resetLinkUsed =
  'Ten link wygasł lub został już użyty. Jeśli nowe hasło jest już ustawione, zaloguj się.';
export const addressLinkUsed = 'Ten link wygasł lub został już użyty.';
export const addressTaken = 'Ten adres e-mail należy do innego konta.';
export const addressUnverified =
  'Potwierdź adres e-mail, aby mieć więcej niż jeden kod dynamiczny. Link możesz wysłać w ustawieniach, w części „Logowanie i bezpieczeństwo”.';
export const passwordChanging = 'Trwa zmiana hasła. Spróbuj ponownie.';
export const manyLogins = 'Zbyt wiele osób loguje się jednocześnie. Spróbuj ponownie za chwilę.';

// Too many requests
export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    one: `Zbyt wiele żądań. Spróbuj ponownie za ${number(seconds)} sekundę.`,
    few: `Zbyt wiele żądań. Spróbuj ponownie za ${number(seconds)} sekundy.`,
    many: `Zbyt wiele żądań. Spróbuj ponownie za ${number(seconds)} sekund.`,
    other: `Zbyt wiele żądań. Spróbuj ponownie za ${number(seconds)} sekundy.`,
  });
export const tooManyAttempts = (minutes: number) =>
  plural(minutes, {
    one: 'Zbyt wiele prób. Spróbuj ponownie za minutę.',
    few: `Zbyt wiele prób. Spróbuj ponownie za ${number(minutes)} minuty.`,
    many: `Zbyt wiele prób. Spróbuj ponownie za ${number(minutes)} minut.`,
    other: `Zbyt wiele prób. Spróbuj ponownie za ${number(minutes)} minuty.`,
  });
export const tooMuchFeedback = 'Mamy już od Ciebie wiele opinii. Spróbuj ponownie za godzinę.';
export const tooManyNewCodes = (perHour: number) =>
  plural(perHour, {
    one: `Na nowym koncie można utworzyć ${number(perHour)} kod dynamiczny na godzinę. Spróbuj ponownie za godzinę.`,
    few: `Na nowym koncie można utworzyć ${number(perHour)} kody dynamiczne na godzinę. Spróbuj ponownie za godzinę.`,
    many: `Na nowym koncie można utworzyć ${number(perHour)} kodów dynamicznych na godzinę. Spróbuj ponownie za godzinę.`,
    other: `Na nowym koncie można utworzyć ${number(perHour)} kodu dynamicznego na godzinę. Spróbuj ponownie za godzinę.`,
  });
export const tooManyNewTargets = (perHour: number) =>
  plural(perHour, {
    one: `Na nowym koncie można zmienić cel ${number(perHour)} raz na godzinę. Spróbuj ponownie za godzinę.`,
    few: `Na nowym koncie można zmienić cel ${number(perHour)} razy na godzinę. Spróbuj ponownie za godzinę.`,
    many: `Na nowym koncie można zmienić cel ${number(perHour)} razy na godzinę. Spróbuj ponownie za godzinę.`,
    other: `Na nowym koncie można zmienić cel ${number(perHour)} raza na godzinę. Spróbuj ponownie za godzinę.`,
  });

// The server has trouble
export const busy = 'Serwer jest zajęty. Spróbuj ponownie za kilka sekund.';
export const unavailable = 'Usługa jest teraz niedostępna. Spróbuj ponownie.';
export const shortLinkNotCreated = 'Nie udało się utworzyć krótkiego linku. Spróbuj ponownie.';
export const internal = 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.';

// Saved codes
export const projectMissing = 'Ten kod nie istnieje. Mógł zostać usunięty w innej karcie.';
export const projectChanged =
  'Ten kod zmieniono w innej karcie lub na innym urządzeniu. Wczytaj stronę ponownie i spróbuj jeszcze raz.';
export const dynamicContent =
  'Wzoru kodu dynamicznego nie można zmienić, bo kod może już być wydrukowany. Zamiast tego zmień cel.';
export const onlyAddresses =
  'Kod dynamiczny może otwierać tylko adres strony. Wybierz rodzaj treści „URL”.';
export const projectLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `Plan ${plan} pozwala zapisać ${number(count)} kod. Usuń część kodów lub przejdź na plan ${larger}, aby zapisać do ${number(more)}.`,
    few: `Plan ${plan} pozwala zapisać ${number(count)} kody. Usuń część kodów lub przejdź na plan ${larger}, aby zapisać do ${number(more)}.`,
    many: `Plan ${plan} pozwala zapisać ${number(count)} kodów. Usuń część kodów lub przejdź na plan ${larger}, aby zapisać do ${number(more)}.`,
    other: `Plan ${plan} pozwala zapisać ${number(count)} kodu. Usuń część kodów lub przejdź na plan ${larger}, aby zapisać do ${number(more)}.`,
  });
export const projectLimit = (count: number, plan: string) =>
  plural(count, {
    one: `Plan ${plan} pozwala zapisać ${number(count)} kod. Usuń część kodów, aby zapisać nowe.`,
    few: `Plan ${plan} pozwala zapisać ${number(count)} kody. Usuń część kodów, aby zapisać nowe.`,
    many: `Plan ${plan} pozwala zapisać ${number(count)} kodów. Usuń część kodów, aby zapisać nowe.`,
    other: `Plan ${plan} pozwala zapisać ${number(count)} kodu. Usuń część kodów, aby zapisać nowe.`,
  });

// Dynamic codes
export const linkMissing = 'Ten kod dynamiczny nie istnieje. Mógł zostać usunięty w innej karcie.';
export const linkDisabled =
  'Wyłączyliśmy ten kod, bo może być szkodliwy. Jeśli to pomyłka, napisz do nas ze strony „Kontakt”.';
export const endBeforeStart = 'Koniec musi być po początku.';
export const dynamicLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `Plan ${plan} pozwala mieć ${number(count)} kod dynamiczny. Obecne kody nadal będą działać. Przejdź na plan ${larger}, aby mieć ich do ${number(more)}, lub utwórz kod statyczny.`,
    few: `Plan ${plan} pozwala mieć ${number(count)} kody dynamiczne. Obecne kody nadal będą działać. Przejdź na plan ${larger}, aby mieć ich do ${number(more)}, lub utwórz kod statyczny.`,
    many: `Plan ${plan} pozwala mieć ${number(count)} kodów dynamicznych. Obecne kody nadal będą działać. Przejdź na plan ${larger}, aby mieć ich do ${number(more)}, lub utwórz kod statyczny.`,
    other: `Plan ${plan} pozwala mieć ${number(count)} kodu dynamicznego. Obecne kody nadal będą działać. Przejdź na plan ${larger}, aby mieć ich do ${number(more)}, lub utwórz kod statyczny.`,
  });
export const dynamicLimit = (count: number, plan: string) =>
  plural(count, {
    one: `Plan ${plan} pozwala mieć ${number(count)} kod dynamiczny. Obecne kody nadal będą działać. Usuń część kodów, aby utworzyć nowe.`,
    few: `Plan ${plan} pozwala mieć ${number(count)} kody dynamiczne. Obecne kody nadal będą działać. Usuń część kodów, aby utworzyć nowe.`,
    many: `Plan ${plan} pozwala mieć ${number(count)} kodów dynamicznych. Obecne kody nadal będą działać. Usuń część kodów, aby utworzyć nowe.`,
    other: `Plan ${plan} pozwala mieć ${number(count)} kodu dynamicznego. Obecne kody nadal będą działać. Usuń część kodów, aby utworzyć nowe.`,
  });
export const slugNeedsPlan = (plan: string) =>
  `Własne końcówki obejmuje plan ${plan}. Zmień plan w Ustawieniach lub utwórz kod bez własnej końcówki.`;
export const slugTaken = 'Ta własna końcówka jest już zajęta. Wybierz inną.';
export const codeDeleted = (code: string) =>
  `Krótki link ${isolate(code)} należał do usuniętego kodu i nie można go użyć ponownie. Utwórz nowy kod.`;
export const codeInUse = (code: string) =>
  `Krótkiego linku ${isolate(code)} używa już inny kod na tym serwerze. Utwórz nowy kod.`;
export const symbolWithoutCode = (code: string) =>
  `Treść tego kodu nie pasuje do jego krótkiego linku ${isolate(code)}. Wyeksportuj konto ponownie, a potem zaimportuj nowy plik.`;

// Reports of scans
export const periodReversed =
  'Wybierz inny okres: pierwszy dzień nie może być późniejszy niż ostatni.';
export const periodTooLong = 'Ten okres jest za długi na wykres. Wybierz krótszy.';
export const dayUnknown = (day: string) => `${isolate(day)} nie jest datą. Wybierz inny dzień.`;
export const zoneUnknown = (zone: string) =>
  `Serwer nie zna strefy czasowej ${isolate(zone)}. Ustaw na urządzeniu inną, na przykład Europe/Warsaw.`;

// Targets of dynamic codes
export const targetMissing = 'Wpisz adres strony.';
export const targetTooLong = (max: number) =>
  `Adres strony może mieć do ${number(max, { useGrouping: false })} znaków.`;
export const targetTooLongEncoded = (max: number, length: number) =>
  `Ten adres jest za długi dla kodu dynamicznego: po zakodowaniu liter i znaków specjalnych jego długość w znakach wynosi ${number(length, { useGrouping: false })}. Maksimum to ${number(max, { useGrouping: false })}.`;
export const targetCharacters = 'Adres zawiera niewidoczne znaki. Wpisz go ponownie.';
export const targetBackslash =
  'Adres strony nie może zawierać ukośnika odwrotnego. Użyj zamiast niego znaku /.';
export const targetScheme = 'Adres musi zaczynać się od https:// lub http://.';
export const targetPassword = 'Pomiń nazwę i hasło przed znakiem @.';
export const targetHost = 'Wpisz adres strony, na przykład https://example.com/menu.';
export const targetLoop = 'Kod dynamiczny nie może prowadzić do tej witryny, bo powstałaby pętla.';
export const targetNotPublic =
  'Kod dynamiczny może prowadzić tylko do publicznej strony. Kod statyczny może zawierać dowolny adres.';
export const targetBlocked = (host: string) =>
  `${isolate(host)} jest na liście szkodliwych stron. Jeśli to pomyłka, napisz do nas ze strony „Kontakt”.`;
