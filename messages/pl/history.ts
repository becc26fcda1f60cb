export const changeMissing = 'Tej zmiany nie ma już w historii.';
export const changedLater =
  'Ta część kodu została w międzyczasie ponownie zmieniona. Najnowsze zmiany są widoczne w historii.';
