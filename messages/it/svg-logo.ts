export const nestedEntities =
  'Questo SVG contiene entità annidate. Esportarlo di nuovo dal programma di disegno.';
export const tooComplex = 'Questo SVG è troppo complesso per un logo. Sceglierne uno più semplice.';
export const drawsNothing = 'Questo SVG non disegna nulla. Scegliere un’altra immagine.';
export const staysVector =
  'Il logo resta un disegno vettoriale: nitido a ogni dimensione in SVG, PDF ed EPS.';
export const becameText =
  'Il logo è stato convertito in pixel perché contiene testo. Per mantenerlo nitido a ogni dimensione, convertire il testo in tracciati e caricarlo di nuovo.';
export const becamePicture =
  'Il logo è stato convertito in pixel perché contiene immagini. Un disegno fatto solo di tracciati resta nitido a ogni dimensione.';
export const becameEffect =
  'Il logo è stato convertito in pixel perché usa effetti come filtri, maschere o motivi. Un disegno senza effetti resta nitido a ogni dimensione.';
export const becameSize =
  'Il logo è stato convertito in pixel perché ha troppi dettagli. Un disegno più semplice resta nitido a ogni dimensione.';
