/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number } from './format.ts';

export const kitMissing =
  'Questo kit del marchio non esiste. Potrebbe essere stato eliminato in un’altra scheda.';
export const logoMissing =
  'Questo logo non esiste. Potrebbe essere stato eliminato in un’altra scheda.';
export const kitChanged =
  'Questo kit del marchio è stato modificato in un’altra scheda o su un altro dispositivo. Controllarlo e riprovare.';
export const kitExists = 'Esiste già un kit del marchio con questo nome. Sceglierne un altro.';
export const tooManyKits = (max: number) =>
  `Si possono creare al massimo ${number(max)} kit del marchio. Eliminarne uno per fare spazio.`;
export const tooManyLogos = (max: number) =>
  `Si possono salvare al massimo ${number(max)} loghi. Eliminarne uno per fare spazio.`;
export const kits = 'Kit del marchio';
export const saveAsKit = 'Salva come kit del marchio…';
export const kitName = 'Nome del kit del marchio';
export const nameMissing = 'Inserire un nome.';
export const saveKit = 'Salva il kit';
export const cancel = 'Annulla';
export const edit = 'Modifica';
export const done = 'Fine';
export const noKits =
  'Salvare colori, forme, logo e cornice come kit del marchio per usarli in altri codici su tutti i dispositivi.';
export const notSaved = 'Impossibile salvare la modifica.';
export const notLoaded = 'Impossibile caricare i kit del marchio.';
export const kitApplied = (name: string) => `Kit del marchio «${isolate(name)}» applicato`;
export const designReplaced = 'Ha sostituito il design di questo codice.';
export const undo = 'Annulla';
export const updateKit = (name: string) => `Aggiorna «${isolate(name)}»`;
export const beginWith = (name: string) => `Usa per i nuovi codici: ${isolate(name)}`;
export const forNewCodes = 'Usa per i nuovi codici';
export const deleteKit = (name: string) => `Elimina ${isolate(name)}`;
export const kitDeleted = (name: string) => `Kit del marchio «${isolate(name)}» eliminato`;
export const codesKeepLook = 'I codici che lo usano mantengono il loro aspetto.';
export const kitUpdated = (name: string) => `Kit del marchio «${isolate(name)}» aggiornato`;
export const applyToCodes = 'Applicare le modifiche ai codici esistenti?';
export const printedCodes =
  'Questi codici sono già stati scaricati. Le copie stampate continuano a funzionare, ma avranno un aspetto diverso dal kit aggiornato:';
export const apply = 'Applica ai codici';
export const kitLook = (name: string) => `Kit del marchio: ${isolate(name)}`;
export const tryAgain = 'Riprova';
