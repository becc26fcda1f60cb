/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number, plural } from './format.ts';

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
export const notSaved = 'Impossibile salvare la modifica. Riprovare.';
export const notLoaded = 'Impossibile caricare i kit del marchio.';
export const kitApplied = (name: string) => `Kit del marchio «${isolate(name)}» applicato`;
export const designReplaced = 'Ha sostituito il design di questo codice.';
export const undo = 'Annulla';
export const updateKit = (name: string) => `Aggiorna «${isolate(name)}»`;
export const beginWith = (name: string) => `Usa per i nuovi codici: ${isolate(name)}`;
export const forNewCodes = 'Usa per i nuovi codici';
export const renameKit = (name: string) => `Rinomina ${isolate(name)}`;
export const saveName = 'Salva nome';
export const deleteKit = (name: string) => `Elimina ${isolate(name)}`;
export const deleteKitTitle = (name: string) => `Eliminare il kit del marchio «${isolate(name)}»?`;
export const deleteKitText = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} codice lo usa. Mantiene il suo aspetto, ma non verrà più aggiornato con il kit.`,
    other: `${number(codes)} codici lo usano. Mantengono il loro aspetto, ma non verranno più aggiornati con il kit.`,
  });
export const deleteThisKit = 'Elimina il kit';
export const kitDeleted = (name: string) => `Kit del marchio «${isolate(name)}» eliminato`;
export const codesKeepLook = 'I codici che lo usano mantengono il loro aspetto.';
export const kitUpdated = (name: string) => `Kit del marchio «${isolate(name)}» aggiornato`;
export const applyToCodes = 'Applicare le modifiche ai codici esistenti?';
export const codesWouldChange = (count: number) =>
  plural(count, {
    one: `${number(count)} codice è diverso dal kit e cambierebbe:`,
    other: `${number(count)} codici sono diversi dal kit e cambierebbero:`,
  });
export const downloaded = 'Scaricato in questo browser';
export const printedCopies =
  'Le copie stampate continuano a funzionare e mantengono l’aspetto precedente.';
export const apply = 'Applica ai codici';
export const kitLook = (name: string) => `Kit del marchio: ${isolate(name)}`;
export const tryAgain = 'Riprova';
export const myLogos = 'I miei loghi';
export const logoNote =
  'PNG, JPEG, WebP o SVG. Il logo viene salvato nell’account per gli altri codici.';
export const noLogos = 'I loghi caricati vengono salvati qui per gli altri codici.';
export const keepLogo = 'Aggiungi ai miei loghi';
export const logosNotLoaded = 'Impossibile caricare i loghi.';
export const unnamedLogo = 'Logo';
export const logoChosen = (name: string) => `Logo «${isolate(name)}» scelto`;
export const logoReplaced = 'Ha sostituito il logo di questo codice.';
export const deleteLogo = (name: string) => `Elimina il logo ${isolate(name)}`;
export const logoDeleted = (name: string) => `Logo «${isolate(name)}» eliminato`;
export const codesKeepLogo = 'I codici che lo usano lo mantengono.';
export const kitsPageTitle = (site: string) => `Kit del marchio | ${site}`;
export const kitsPageDescription = 'I kit del marchio del tuo account.';
export const kitsIntro =
  'I tuoi design. Per applicarne uno ai codici salvati, selezionali nell’elenco dei codici e scegli “Applica un design”.';
export const kitsReason = 'Per vedere i kit del marchio occorre accedere.';
export const openGenerator = 'Apri il generatore';
export const usedBy = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} codice lo usa`,
    many: `${number(codes)} codici lo usano`,
    other: `${number(codes)} codici lo usano`,
  });
export const notUsed = 'Non ancora usato';
export const fromCode = 'Da un codice';
export const searchDesigns = 'Cerca design';
