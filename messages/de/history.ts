export const changeMissing = 'Diese Änderung steht nicht mehr im Verlauf.';
export const changedLater =
  'Dieser Teil des Codes wurde inzwischen erneut geändert. Im Verlauf sehen Sie die letzten Änderungen.';
