import { number } from './format.ts';

// The top of the page
export const title = 'Twórz profesjonalne kody QR w kilka sekund';
export const intro =
  'Wpisz link i otrzymaj kod sprawdzony przez cztery silniki odczytu. Za darmo, bez rejestracji i znaku wodnego, a kody statyczne nigdy nie wygasają.';
export const startFree = 'Zacznij za darmo';
export const viewExamples = 'Zobacz przykłady';

// Try it: a code from an address, on the spot
export const tryIt = 'Wypróbuj';
export const tryNeedsScripts =
  'Wypróbowanie kodu w tym miejscu wymaga JavaScriptu, który jest wyłączony w przeglądarce. Włącz go i wczytaj stronę ponownie.';
export const link = 'Twój link';
export const look = 'Wygląd';
export const squares = 'Kwadraty';
export const dots = 'Kropki';
export const tooPale = 'Za blady';
export const enginesWait =
  'Cztery silniki odczytu sprawdzają kod podczas każdej zmiany i mówią, co jest z nim nie tak.';
export const styleAndDownload = 'Dopracuj i pobierz';

// Screenshots
export const product = 'Produkt';
export const generatorPicture =
  'Generator: po lewej adres menu, po prawej gotowy kod z przyciskiem pobierania, na pasku bocznym zapisane kody';
export const phonePicture = 'Generator na telefonie, z formularzem wizytówki';

// Features
export const features = 'Wszystko, czego trzeba przed drukiem';
export const designTitle = 'Profesjonalny wygląd';
export const designText =
  'Kolory, kształty, gradienty, własne logo, ramka z wezwaniem do działania i stała kontrola, czy kod nadal da się odczytać.';
export const contentTitle = 'Każdy rodzaj treści';
export const contentText =
  'Adresy stron i wizytówki, Wi-Fi, wydarzenia, płatności, wiadomości i więcej, a każda treść zakodowana zgodnie ze swoją normą. Polskie znaki i emoji docierają bez zmian.';
export const exportTitle = 'Łatwy eksport';
export const exportText =
  'PNG, JPEG i WebP w pikselach lub milimetrach; SVG, PDF i EPS do druku, PDF i EPS także w samej czerni. Jedno kliknięcie pobiera PNG.';
export const trackingTitle = 'Skany i statystyki';
export const trackingText =
  'Skany kodu statycznego nie są rejestrowane. Kod dynamiczny zlicza skany według dnia, kraju i urządzenia, bez zapisywania adresów IP, a jego cel można zmienić po wydrukowaniu.';
export const outputTitle = 'Wysoka jakość';
export const outputText =
  'Obrazy rastrowe do 8192 pikseli, z każdą kropką na całych pikselach, albo pliki wektorowe ostre w każdym rozmiarze. Z najwyższą korekcją błędów kod wytrzyma zadrapanie lub plamę po kawie.';
export const securityTitle = 'Bezpieczeństwo';
export const securityText =
  'Kody statyczne powstają w przeglądarce i nie potrzebują naszych serwerów. Jedyny wyjątek: kod, który prowadzi zarówno do App Store, jak i do Google Play, najpierw otwiera naszą stronę.';

// Reasons: what other generators do not offer
export const reasons = 'Kody na lata';
export const dynamicTitle = 'Zmień kod po wydrukowaniu';
export const dynamicText = (codes: number) =>
  `Kod dynamiczny otwiera się przez krótki link. Zmień cel, wstrzymaj kod lub ustaw mu datę końca i sprawdzaj skany według dnia, kraju i urządzenia. Darmowe konto obejmuje do ${number(codes)} takich kodów.`;
export const signUpFree = 'Załóż darmowe konto';
export const bulkTitle = 'Cały arkusz za jednym razem';
export const bulkText =
  'Zamień do 5000 wierszy w plik zip z kodami, z których każdy jest sprawdzany przed pobraniem. Lista pozostaje w przeglądarce, chyba że zapiszesz kody na koncie.';
export const makeInBulk = 'Utwórz wiele kodów';
export const leaveTitle = 'Zabierz wszystko ze sobą';
export const leaveText =
  'Wyeksportuj kody, cele i skany w jednym pliku. Kody można zaimportować na innym serwerze z tym oprogramowaniem i przenieść tam także te już wydrukowane.';
export const seePlans = 'Zobacz plany';
export const openSourceTitle = 'Wolne oprogramowanie';
export const openSourceText = (site: string) =>
  `${site} ma otwarty kod źródłowy na licencji MIT. Uruchom go na własnym serwerze, z własnymi krótkimi linkami, i zmieniaj, co chcesz.`;
export const askUs = 'Zapytaj nas';

// Figures: each text appears below its number
export const enginesFigure = 'silniki odczytu sprawdzają Twój kod przed pobraniem';
export const sizesFigure =
  'rozmiarów, w których każdy silnik testuje kod, od 3 do 14 pikseli na kropkę';
export const dotsFigure =
  'czytelności zwykłych kwadratów: oba nasze silniki dla aparatów w telefonach odczytują okrągłe kropki we wszystkich tych rozmiarach';
export const requestsFigure = 'połączeń z innymi firmami bez Twojej zgody';

// The end of the page
export const lastTitle = 'Utwórz swój pierwszy kod';
export const lastText = 'Za darmo, bez konta i na zawsze.';
