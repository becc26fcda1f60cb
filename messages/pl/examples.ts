import { isolate } from './format.ts';

export const title = 'Przykłady';
export const intro =
  'Wszystkie dają się zeskanować: wypróbuj wybrany kod telefonem albo otwórz go i wstaw własną treść.';
export const codeName = (content: string) => `Kod QR: ${isolate(content)}`;
export const useThis = 'Użyj';

// The gallery: a title, and a hint below it
export const menu = 'Menu na stoliku';
export const menuHint = 'Krótki adres, wydruk 3 × 3 cm';
export const businessCard = 'Wizytówka';
export const businessCardHint = 'Nazwisko, numer i e-mail w jednym skanie';
export const shelf = 'Etykieta na półce';
export const shelfHint = 'Strona produktu ze wskazówkami pielęgnacji';
export const poster = 'Plakat';
export const posterHint = 'Odczyt z dwóch metrów: 20 × 20 cm';
export const entrance = 'Wejście na wydarzenie';
export const entranceHint = 'Program i plan hal';
export const flyer = 'Ulotka z tagiem UTM';
export const flyerHint = 'Analityka pokazuje, że wizyta pochodzi z ulotki';
export const forSale = 'Tablica „Na sprzedaż”';
export const forSaleHint = 'Rzut mieszkania i terminy oględzin';
export const badge = 'Identyfikator';
export const badgeHint = 'Na konferencje: nazwisko, stanowisko i firma';
export const machine = 'Tabliczka na maszynie';
export const machineHint = 'Instrukcja i książka serwisowa tej maszyny';
export const donations = 'Puszka na datki';
export const donationsHint = 'Prosto do formularza, bez szukania';
export const trail = 'Znak na szlaku';
export const trailHint = 'Mapa kolejnego odcinka, wczyta się nawet przy słabym zasięgu';
export const classNotes = 'Notatki z lekcji';
export const classNotesHint = 'Na tablicy, dla telefonów z ostatnich ławek';
export const review = 'Karta z prośbą o opinię';
export const reviewHint = 'Przy kasie, po udanej wizycie';
export const frontDesk = 'Recepcja';
export const frontDeskHint = 'Numer, pod który goście dzwonią w nocy';
export const guestWifi = 'Wi-Fi dla gości';
export const guestWifiHint = 'Łączy z siecią bez wpisywania czegokolwiek';
export const order = 'Zamówienie przez WhatsApp';
export const orderHint = 'Otwiera czat z gotową treścią zamówienia';
/** The visitor completes this message. */
export const orderText = 'Dzień dobry! Chcę zamówić:';
