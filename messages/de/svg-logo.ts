export const nestedEntities =
  'Diese SVG-Datei enthält verschachtelte Entitäten. Exportieren Sie sie erneut aus Ihrem Zeichenprogramm.';
export const tooComplex =
  'Diese SVG-Datei ist zu komplex für ein Logo. Wählen Sie eine einfachere.';
export const drawsNothing = 'Diese SVG-Datei zeichnet nichts. Wählen Sie ein anderes Bild.';
export const staysVector =
  'Ihr Logo bleibt eine Zeichnung: in SVG, PDF und EPS in jeder Größe scharf.';
export const becameText =
  'Ihr Logo wurde in Pixel umgewandelt, weil es Text enthält. Damit es in jeder Größe scharf bleibt, wandeln Sie den Text in Pfade um und laden Sie es erneut hoch.';
export const becamePicture =
  'Ihr Logo wurde in Pixel umgewandelt, weil es Bilder enthält. Eine Zeichnung, die nur aus Pfaden besteht, bleibt in jeder Größe scharf.';
export const becameEffect =
  'Ihr Logo wurde in Pixel umgewandelt, weil es Effekte wie Filter, Masken oder Muster verwendet. Eine Zeichnung ohne sie bleibt in jeder Größe scharf.';
export const becameSize =
  'Ihr Logo wurde in Pixel umgewandelt, weil es zu viele Details hat. Eine einfachere Zeichnung bleibt in jeder Größe scharf.';
