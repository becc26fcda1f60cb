export const nestedEntities =
  'Ce fichier SVG contient des entités imbriquées. Exportez-le à nouveau depuis votre logiciel de dessin.';
export const tooComplex =
  'Ce fichier SVG est trop complexe pour un logo. Choisissez-en un plus simple.';
export const drawsNothing = 'Ce fichier SVG ne dessine rien. Choisissez une autre image.';
export const staysVector =
  'Votre logo reste un dessin vectoriel : net à toutes les tailles en SVG, PDF et EPS.';
export const becameText =
  'Votre logo a été converti en pixels, car il contient du texte. Pour qu’il reste net à toutes les tailles, vectorisez le texte et importez-le à nouveau.';
export const becamePicture =
  'Votre logo a été converti en pixels, car il contient des images. Un dessin fait uniquement de tracés reste net à toutes les tailles.';
export const becameEffect =
  'Votre logo a été converti en pixels, car il utilise des effets tels que des filtres, des masques ou des motifs. Un dessin sans effets reste net à toutes les tailles.';
export const becameSize =
  'Votre logo a été converti en pixels, car il comporte trop de détails. Un dessin plus simple reste net à toutes les tailles.';
