import { number, plural } from './format.ts';

export const title = 'Creare codici è gratis. Sempre.';
export const intro =
  'Con un account si possono salvare e modificare. I codici stampati continuano a funzionare con qualsiasi piano.';
/** The price of every plan: no euros. */
export const price = '0\u00a0€';

// Without an account
export const guest = 'Senza account';
/** Beside the price. */
export const guestNote = 'senza registrazione';
export const guestCodes = 'Codici statici illimitati';
export const guestContent = 'Tutti i tipi di contenuto, dal link all’accesso Wi-Fi';
export const guestDesign = 'Tutti i design e tutti i formati, senza filigrana';
export const guestBulk = 'In serie: fino a 5000 codici da un foglio di calcolo';
export const guestPrivacy =
  'I codici sono creati nel browser, non scadono mai e le loro scansioni non vengono tracciate';
export const makeCode = 'Crea un codice';

// Free
/** Beside the price. */
export const freeNote = 'per sempre';
export const freeCodes = (codes: number, dynamic: number) =>
  plural(codes, {
    one: `Salvare fino a ${number(codes)} codice, di cui fino a ${number(dynamic)} dinamico`,
    other: `Salvare fino a ${number(codes)} codici, di cui fino a ${number(dynamic)} dinamici`,
  });
export const freeChanges = 'Cambiare la destinazione dei codici stampati e vederne le scansioni';
export const freeDevices = 'Modificare i codici su ogni dispositivo';
export const freeDownloads = 'Scaricare un codice, o tutti in un file ZIP';
export const freeExport = 'Esportare tutto o eliminare l’account in ogni momento';
export const allCodes = 'Tutti i codici';
export const createAccount = 'Crea account';

// Pro. `plan` is the name of the other plan, such as Free.
/** Beside the price. */
export const proNote = 'per ora, senza carta di credito';
export const proBase = (plan: string) => `Tutto ciò che offre il piano ${plan}`;
export const proCodes = (codes: number) =>
  plural(codes, {
    one: `Salvare fino a ${number(codes)} codice, anche dinamico`,
    other: `Salvare fino a ${number(codes)} codici, anche tutti dinamici`,
  });
export const proSlugs = 'Suffissi personalizzati per i link brevi';
export const proDowngrade =
  'Se un giorno il piano Pro dovesse finire, i codici restano e continuano a funzionare';
export const upgrade = 'Cambia piano nelle impostazioni';
export const signUpToUpgrade = 'Registrati per cambiare piano';

// Questions
export const questions = 'Domande frequenti';
export const stopQuestion = 'Un codice stampato può smettere di funzionare?';
export const stopAnswer =
  'Non a causa di un piano. Un codice statico contiene il link stesso. Non ha bisogno di un account o di un piano e funziona finché funziona il link. Non ha bisogno nemmeno dei nostri server: solo un codice che porta sia all’App Store sia a Google Play apre prima una pagina del nostro sito. Un codice dinamico passa dal nostro link breve e continua a funzionare con ogni piano, finché non viene messo in pausa o eliminato, non passa la data di fine o non lo disattiviamo per abuso.';
export const limitQuestion = 'E se ho più codici di quanti ne prevede il mio piano?';
/** `free` and `pro` are the names of the plans. */
export const limitAnswer = (codes: number, free: string, pro: string) =>
  plural(codes, {
    one: `Non si perde nulla. Con più di ${number(codes)} codice nel piano ${free} si possono aprire, modificare e scaricare tutti; per aggiungerne di nuovi bisogna solo eliminarli tutti o passare a ${pro}.`,
    other: `Non si perde nulla. Con più di ${number(codes)} codici nel piano ${free} si possono aprire, modificare e scaricare tutti; per aggiungerne di nuovi bisogna solo averne meno di ${number(codes)} o passare a ${pro}.`,
  });
export const dynamicQuestion = 'Che cos’è un codice dinamico?';
export const dynamicAnswer =
  'Un codice che contiene il nostro link breve al posto dell’indirizzo. Dopo la stampa si può cambiarne la destinazione, metterlo in pausa, dargli un inizio e una fine e vedere quante volte viene scansionato. Disattiviamo un codice solo in caso di abuso.';
export const watermarkQuestion = 'I codici gratuiti hanno una filigrana o dimensioni ridotte?';
export const watermarkAnswer = 'Né l’una né le altre. Il file è lo stesso per tutti.';
export const leaveQuestion = 'Posso andarmene in ogni momento?';
export const leaveAnswer = 'Sì. Basta esportare tutto ed eliminare l’account nelle impostazioni.';
