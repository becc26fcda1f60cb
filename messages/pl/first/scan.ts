// Verdict
export const checkBeforeDownload = 'Sprawdzany przed pobraniem';
export const notChecked = 'Nie sprawdzono';

// Warning before a download
export const checkNotFinished =
  'Test odczytu nie dobiegł końca. Przed drukiem sprawdź plik telefonem.';
