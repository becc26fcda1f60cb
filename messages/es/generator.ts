import { isolate, number } from './format.ts';

export * from './first/generator.ts';

// Tabs and fields
export const showPassword = 'Mostrar contraseña';
export const levelToUse = (level: string) => `Usar el nivel ${level}`;
export const makeDynamic = 'Hacer dinámico el código';
export const moreFields = 'Más campos';
export const moreCardFields = 'Móvil, dirección, nota';

// Preview
export const whatWeRecord = 'Qué registramos al descargar';

// The link that opens the content and the design in somebody else's browser
export const copyLink = 'Copiar enlace a este código';
export const shareLink = 'Compartir enlace a este código';
export const copyLinkWithoutPassword = 'Copiar enlace sin la contraseña';
export const shareLinkWithoutPassword = 'Compartir enlace sin la contraseña';
export const linkCopied = 'Enlace copiado';
export const linkOpens = 'Abre este contenido y este diseño.';
export const linkNotCopied = 'No se ha podido copiar el enlace. Inténtelo de nuevo.';
export const linkNotShared = 'No se ha podido compartir el enlace. Inténtelo de nuevo.';
export const linkTooLong = 'Demasiado largo para un enlace';
export const shortenForLink = 'Use un logo más sencillo o ninguno, o acorte el contenido.';

// The bar at the bottom of a phone
export const readyToShare = 'Listo para compartir';
export const shareNow = 'Compartir';
export const copied = 'Copiado';
export const imageCopied = 'La imagen está en el portapapeles.';
export const printFrom = (width: string) => `Imprimir ≥ ${width}`;

// After a download
export const savedSection = 'Guardado';
export const savedFile = (file: string) => `${isolate(file)} guardado`;
export const printAtLeast = (width: string) =>
  `Imprímalo con un ancho mínimo de ${width}. Pruébelo con su teléfono antes de imprimir.`;
export const copySavedImage = 'Copiar imagen';
export const shareFile = 'Compartir';
export const copyingRefused = 'El navegador no ha permitido copiar. Use el archivo guardado.';
export const fileNotShared = 'No se ha podido compartir el archivo. Use el archivo guardado.';
export const accountBenefit = (codes: number) =>
  `Con una cuenta gratuita puede guardar ${number(codes)} códigos, editarlos más adelante y crear códigos dinámicos cuyo destino se puede cambiar después de imprimirlos.`;
export const signUp = 'Registrarse gratis';
export const seeInUse = 'Ver en uso';
export const onScreen = 'Pantalla';
export const onTableTent = 'Cartel de mesa';
export const onPoster = 'Póster a 3 m';
export const onLabel = 'Etiqueta de 25 mm';
export const downloadPicture = 'Descargar imagen';
export const illustration =
  'Ilustración: en esta imagen el código es demasiado pequeño para leerlo.';
export const pictureNotMade = 'No se pudo crear la imagen. Inténtelo de nuevo.';
