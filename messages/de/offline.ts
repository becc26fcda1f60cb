export const offlineTitle = (site: string) => `Sie sind offline | ${site}`;
export const offlineHeading = 'Sie sind offline';
export const offlineText =
  'Diese Seite braucht eine Internetverbindung. Der Generator funktioniert auch ohne: <make>Erstellen Sie einen QR-Code</make> oder <again>laden Sie diese Seite neu</again>.';
export const keptHereTitle = 'Auf diesem Gerät gespeichert';
export const keptHere =
  'Der Code kommt zu Ihren gespeicherten Codes, sobald die Verbindung wieder da ist.';
export const keptForLater = 'Es wird gesendet, sobald die Verbindung wieder da ist.';
