import { number } from './format.ts';

export const folderMissing =
  'Questa cartella non esiste. Potrebbe essere stata eliminata in un’altra scheda.';
export const tagMissing =
  'Questo tag non esiste. Potrebbe essere stato eliminato in un’altra scheda.';
export const savedFilterMissing =
  'Questo filtro salvato non esiste. Potrebbe essere stato eliminato in un’altra scheda.';
export const folderChanged =
  'Questa cartella è stata modificata in un’altra scheda o su un altro dispositivo. Controllarla e riprovare.';
export const tagChanged =
  'Questo tag è stato modificato in un’altra scheda o su un altro dispositivo. Controllarlo e riprovare.';
export const folderExists = 'Esiste già una cartella con questo nome. Sceglierne un altro.';
export const tagExists = 'Esiste già un tag con questo nome. Sceglierne un altro.';
export const savedFilterExists =
  'Esiste già un filtro salvato con questo nome. Sceglierne un altro.';
export const foldersNestOnce = 'Le cartelle si possono annidare su un solo livello.';
export const tooManyFolders = (max: number) =>
  `Si possono creare al massimo ${number(max)} cartelle. Eliminarne una per fare spazio.`;
export const tooManyTags = (max: number) =>
  `Si possono creare al massimo ${number(max)} tag. Eliminarne uno per fare spazio.`;
export const tooManySavedFilters = (max: number) =>
  `Si possono salvare al massimo ${number(max)} filtri. Eliminarne uno per fare spazio.`;
export const groups = 'Cartelle, tag e filtri salvati';
export const groupsNotImported = 'Impossibile importarli.';
