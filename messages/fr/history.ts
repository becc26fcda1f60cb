export const changeMissing = 'Cette modification ne figure plus dans l’historique.';
export const changedLater =
  'Cette partie du code a de nouveau été modifiée depuis. Ouvrez l’historique pour voir les dernières modifications.';
