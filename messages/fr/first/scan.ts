// Verdict
export const checkBeforeDownload = 'Vérifié avant le téléchargement';
export const notChecked = 'Non vérifié';

// Warning before a download
export const checkNotFinished =
  'La vérification n’a pas pu se terminer. Testez le fichier avec votre téléphone avant de l’imprimer.';
