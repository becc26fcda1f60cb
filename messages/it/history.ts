export const changeMissing = 'Questa modifica non è più nella cronologia.';
export const changedLater =
  'Questa parte del codice è stata nuovamente modificata nel frattempo. La cronologia mostra le ultime modifiche.';
