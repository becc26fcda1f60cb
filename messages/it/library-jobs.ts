export const jobMissing =
  'Questa modifica non esiste più: si può vedere e annullare per un giorno.';
