export * from './first/consent.ts';

// The dialog
export const settingsIntro = 'Wybierz, co ta przeglądarka może przechowywać.';
export const essential = 'Niezbędne';
export const essentialHint = 'Podtrzymują zalogowanie i zapamiętują ustawienia. Zawsze włączone.';
export const analytics = 'Analityczne';
export const analyticsHint = 'Pokazują nam, które strony są używane, abyśmy mogli je ulepszać.';
export const advertising = 'Reklamowe';
export const advertisingHint =
  'Pozwalają mierzyć skuteczność reklam i dopasowywać je do zainteresowań.';
export const unusedHint =
  'Obecnie nieużywane. Wybór zostanie zapamiętany na wypadek, gdyby to się zmieniło.';
export const save = 'Zapisz';

// The notice for visitors who have allowed advertising
export const adsLabel = 'Reklamy';
export const adsAllowed = 'Reklamowe pliki cookie są dozwolone.';
export const dismiss = 'Zamknij';
