export const nestedEntities =
  'Este SVG contiene entidades anidadas. Vuelva a exportarlo desde su programa de dibujo.';
export const tooComplex = 'Este SVG es demasiado complejo para un logo. Elija uno más sencillo.';
export const drawsNothing = 'Este SVG no dibuja nada. Elija otra imagen.';
export const staysVector =
  'Su logo sigue siendo un dibujo vectorial: nítido a cualquier tamaño en SVG, PDF y EPS.';
export const becameText =
  'Su logo se ha convertido en píxeles porque contiene texto. Para que quede nítido a cualquier tamaño, convierta el texto en trazados y vuelva a subirlo.';
export const becamePicture =
  'Su logo se ha convertido en píxeles porque contiene imágenes. Un dibujo hecho solo de trazados queda nítido a cualquier tamaño.';
export const becameEffect =
  'Su logo se ha convertido en píxeles porque usa efectos como filtros, máscaras o motivos. Un dibujo sin ellos queda nítido a cualquier tamaño.';
export const becameSize =
  'Su logo se ha convertido en píxeles porque tiene demasiados detalles. Un dibujo más sencillo queda nítido a cualquier tamaño.';
