export const pageTitle = (site: string) => `Single Sign-On | ${site}`;
export const pageDescription = 'La conclusione di un accesso tramite un provider di identità.';
export const continueWith = (name: string) => `Continua con ${name}`;
export const or = 'oppure';
export const startFailed = 'Impossibile avviare il Single Sign-On. Riprovare.';
export const failedHeading = 'Accesso non effettuato';
export const cancelled =
  'L’accesso è stato annullato oppure l’account non è autorizzato a usare questo sito. Riprovare, oppure chiedere l’autorizzazione a chi gestisce l’account.';
export const expired = 'Questo accesso è scaduto o è già stato usato. Riprovare.';
export const unavailable =
  'Il Single Sign-On non risponde. Riprovare tra qualche minuto o accedere con la password.';
export const unverified =
  'L’indirizzo e-mail non è confermato presso il provider di identità, quindi qui non si può usare. Rivolgersi a chi gestisce l’account.';
export const unverifiable = 'Impossibile verificare l’accesso. Riprovare.';
export const unconfirmedHeading = 'Accesso non confermato';
export const unconfirmed =
  'Il provider di identità non ha confermato che l’accesso è appena avvenuto. Riprovare, oppure impostare qui una password e usarla per la modifica.';
export const taken =
  'Questo accesso è già collegato a un altro account. Scollegarlo prima da quell’account o usarne un altro.';
export const reserved =
  'Questo indirizzo apparteneva a un account che può ancora recuperarlo. Riprovare tra una settimana o scrivere a <mail></mail>.';
export const joinHeading = 'Collega l’account';
export const joinText = (email: string) =>
  `${email} ha già un account qui. Inserire una volta la sua password per collegarlo al proprio Single Sign-On.`;
export const joinButton = 'Collega e accedi';
export const joinForgotten =
  'Password sconosciuta? Scegliere «Password dimenticata?» <link>nella finestra di accesso</link>, poi ricominciare.';
export const joined = 'L’account è collegato.';
export const joinFailed = 'Impossibile collegare l’account. Riprovare.';
export const sectionTitle = 'Single Sign-On';
export const linkText = (name: string) => `Accedere con ${name} invece che con una password.`;
export const linkedText = (name: string) => `È possibile accedere con ${name}.`;
export const linkButton = (name: string) => `Collega ${name}`;
export const unlinkButton = 'Scollega';
export const unlinkText = (name: string) =>
  `Inserire la password per scollegare ${name}. In seguito si accede con la password.`;
export const unlinked = 'Account scollegato.';
export const unlinkFailed = 'Impossibile scollegare l’account. Riprovare.';
export const passwordNeeded = 'L’account non ha ancora una password. Prima occorre impostarne una.';
export const sendLink = 'Invia un link per impostare una password';
export const askForLink = 'Chiedere un link al gestore di questo sito.';
export const signInAgain = (name: string) =>
  `Accedere di nuovo con ${name} per continuare. Si tornerà a questa pagina, con dieci minuti di tempo per la modifica.`;
export const renewTitle = 'Accedere di nuovo';
export const renewText = (name: string) =>
  `I permessi di amministrazione provengono da ${name}, che deve confermarli ogni dodici ore. Accedere di nuovo per vedere questa pagina.`;
