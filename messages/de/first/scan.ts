// Verdict
export const checkBeforeDownload = 'Wird vor dem Download geprüft';
export const notChecked = 'Nicht geprüft';

// Warning before a download
export const checkNotFinished =
  'Die Scan-Prüfung konnte nicht abgeschlossen werden. Testen Sie die Datei vor dem Druck mit Ihrem Smartphone.';
