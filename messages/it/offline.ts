export const offlineTitle = (site: string) => `Nessuna connessione | ${site}`;
export const offlineHeading = 'Nessuna connessione a Internet';
export const offlineText =
  'Questa pagina richiede una connessione. Il generatore funziona anche senza: è possibile <make>creare un codice QR</make> o <again>ricaricare questa pagina</again>.';
export const keptHereTitle = 'Salvato su questo dispositivo';
export const keptHere = 'Si aggiungerà ai codici salvati appena torna la connessione.';
export const keptForLater = 'L’invio avverrà appena torna la connessione.';
