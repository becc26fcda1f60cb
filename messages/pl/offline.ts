export const offlineTitle = (site: string) => `Brak połączenia | ${site}`;
export const offlineHeading = 'Brak połączenia z internetem';
export const offlineText =
  'Ta strona wymaga połączenia. Generator działa też bez niego: <make>utwórz kod QR</make> albo <again>wczytaj tę stronę ponownie</again>.';
export const keptHereTitle = 'Zapisano na tym urządzeniu';
export const keptHere = 'Kod trafi do zapisanych kodów, gdy tylko wróci połączenie.';
export const keptForLater = 'Zostanie wysłane, gdy tylko wróci połączenie.';
