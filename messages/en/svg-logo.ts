/** Logos that are uploaded as SVG. */
export const nestedEntities =
  'This SVG contains nested entities. Export it again from your drawing program.';
export const tooComplex = 'This SVG is too complex for a logo. Choose a simpler one.';
export const drawsNothing = 'This SVG draws nothing. Choose another image.';
export const staysVector = 'Your logo stays a drawing: sharp at any size in SVG, PDF and EPS.';
export const becameText =
  'Your logo was converted to pixels, because it contains text. To keep it sharp at any size, convert the text to paths and upload it again.';
export const becamePicture =
  'Your logo was converted to pixels, because it contains pictures. A drawing made of paths alone stays sharp at any size.';
export const becameEffect =
  'Your logo was converted to pixels, because it uses effects such as filters, masks or patterns. A drawing without them stays sharp at any size.';
export const becameSize =
  'Your logo was converted to pixels, because it has too many details. A simpler drawing stays sharp at any size.';
