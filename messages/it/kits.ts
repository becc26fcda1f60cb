/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number } from './format.ts';

export const kitMissing =
  'Questo kit del marchio non esiste. Potrebbe essere stato eliminato in un’altra scheda.';
export const logoMissing =
  'Questo logo non esiste. Potrebbe essere stato eliminato in un’altra scheda.';
export const kitChanged =
  'Questo kit del marchio è stato modificato in un’altra scheda o su un altro dispositivo. Lo controlli e riprovi.';
export const kitExists = 'Esiste già un kit del marchio con questo nome. Ne scelga un altro.';
export const tooManyKits = (max: number) =>
  `Può avere fino a ${number(max)} kit del marchio. Ne elimini uno per fare spazio.`;
export const tooManyLogos = (max: number) =>
  `Può avere fino a ${number(max)} loghi. Ne elimini uno per fare spazio.`;
export const kits = 'Kit del marchio';
export const saveAsKit = 'Salva come kit del marchio…';
export const kitName = 'Nome del kit del marchio';
export const nameMissing = 'Inserisca un nome.';
export const saveKit = 'Salva il kit';
export const cancel = 'Annulla';
export const edit = 'Modifica';
export const done = 'Fine';
export const noKits =
  'Salvi colori, forme, logo e cornice con un nome per usarli per altri codici su tutti i suoi dispositivi.';
export const notSaved = 'Impossibile salvare la modifica.';
export const notLoaded = 'Impossibile caricare i kit del marchio.';
export const kitApplied = (name: string) => `Kit del marchio “${isolate(name)}” applicato`;
export const designReplaced = 'Sostituisce il design di questo codice.';
export const undo = 'Annulla';
export const updateKit = (name: string) => `Aggiorna “${isolate(name)}”`;
export const beginWith = (name: string) => `I nuovi codici iniziano con ${isolate(name)}`;
export const forNewCodes = 'I nuovi codici iniziano con questo';
export const deleteKit = (name: string) => `Elimina ${isolate(name)}`;
export const kitDeleted = (name: string) => `Kit del marchio “${isolate(name)}” eliminato`;
export const codesKeepLook = 'I suoi codici mantengono il loro aspetto.';
export const kitUpdated = (name: string) => `Kit del marchio “${isolate(name)}” aggiornato`;
export const applyToCodes = 'Applicare anche ai suoi codici?';
export const printedCodes =
  'Questi codici sono stati scaricati. I codici stampati continuano a funzionare, cambia solo l’aspetto:';
export const apply = 'Applica ai codici';
export const kitLook = (name: string) => `Kit del marchio: ${isolate(name)}`;
export const tryAgain = 'Riprova';
