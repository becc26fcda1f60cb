export const pageTitle = (site: string) => `Invito a ${site}`;
export const pageDescription = 'Creare l’account con il link dell’invito.';
export const heading = 'Crea l’account';
export const intro = 'È arrivato un invito. Scegliere una password per creare l’account.';
export const linkIncomplete =
  'Questo link è incompleto. Copiare l’intero indirizzo dall’invito o chiederne uno nuovo a <mail></mail>.';

export const askForInvitation =
  'Per creare un account qui serve un invito. Si può chiedere a <mail></mail>.';

export const invitationNeeded =
  'Per creare un account qui serve un invito. Si può chiedere al gestore di questo sito.';
export const invitationUnusable =
  'Questo invito è scaduto, è già stato usato o è per un altro indirizzo. Se l’account è appena stato creato con questo invito, accedere.';
export const registrationClosed = 'Questo sito non accetta nuovi account.';
export const registrationByProvider =
  'Su questo sito gli account si creano con il Single Sign-On. Scegliere «Continua con…» nella finestra di accesso.';
