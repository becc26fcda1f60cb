import { isolate, number, plural } from './format.ts';

export const title = (site: string) => `Comprobar un kit de emergencia | ${site}`;
export const description =
  'Averigüe si un kit de emergencia es auténtico y está completo. Su navegador lo comprueba y no envía nada.';
export const heading = 'Comprobar un kit de emergencia';
export const intro =
  'Con un kit de emergencia, los códigos impresos siguen funcionando aunque ya no exista el servidor que los creó. Esta página comprueba si un kit es auténtico y está completo. Nada sale de su navegador.';

// The choice of a kit
export const drop = 'Suelte un kit aquí';
export const dropHint = 'Una carpeta o un archivo ZIP, o una carpeta con varios kits';
export const chooseFolder = 'Elegir carpeta';
export const chooseZip = 'Elegir archivo ZIP';
export const keyLabel = 'Clave publicada (opcional)';
export const keyHint =
  'La huella digital que ha publicado el operador, o el texto de su archivo public-key.pem. Sin ella, la página indica si el kit está completo, pero no quién lo creó.';
export const keyInvalid =
  'Introduzca una huella de 64 caracteres (cifras y letras de la a a la f) o todo el texto de public-key.pem.';

// While it works
export const reading = 'Leyendo los archivos…';
export const checking = 'Comprobando el kit';
export const checked = (done: number, total: number) =>
  `${number(done)} de ${plural(total, { one: '1 archivo', other: `${number(total)} archivos` })}`;

// Why nothing could be checked
export const noKit =
  'No contiene ningún kit. Un kit incluye los archivos manifest.json, manifest.sig y public-key.pem.';
export const noZip = 'Este archivo ZIP no se puede leer. Descomprímalo y elija su carpeta.';
export const tooLarge =
  'Este archivo ZIP es demasiado grande para un navegador. Descomprímalo y elija su carpeta.';
export const notRead = 'No se han podido leer los archivos. Inténtelo de nuevo.';
export const needsHttps =
  'Esta página solo puede comprobar kits en una dirección que empiece por https.';

// The results
export const results = 'Resultados';
export const genuine = 'Auténtico y completo';
export const genuineText =
  'Todos los archivos están tal como los firmó el operador: no falta ninguno ni se ha añadido ninguno.';
export const complete = 'Completo y sin cambios';
export const completeText =
  'Todos los archivos están tal como se firmaron: no falta ninguno ni se ha añadido ninguno. Para saber quién los firmó, compare la huella con la que ha publicado el operador.';
export const otherKey = 'Firmado con otra clave';
export const otherKeyText =
  'El kit no se firmó con la clave que ha introducido. No lo utilice salvo que el operador confirme su huella.';
export const changed = 'Modificado';
export const changedText = 'No utilice este kit. No coincide con lo que se firmó:';
export const unsigned = 'Sin firma válida';
export const unsignedText =
  'La lista de archivos se modificó después de firmarla, o la firma o la clave están dañadas. No utilice este kit.';
export const unknownForm = 'Formato desconocido';
export const unknownFormText =
  'El kit está firmado, pero procede de una versión más reciente. Compruébelo en un servidor con esa versión.';

// Facts about a kit
export const host = 'Dirección de los códigos';
export const made = 'Creado';
export const codes = 'Códigos';
export const form = 'Tipo';
export const publicForm = 'Público: no enumera los códigos';
export const plainForm = 'Para el operador: manténgalo confidencial';
export const fingerprint = 'Huella de la clave';
export const chain = 'Kit anterior';
export const follows = (name: string) => `${isolate(name)}, está entre estos archivos y coincide`;
export const notHere = (hash: string) =>
  `No está aquí. El SHA-256 de su manifiesto es ${isolate(hash)}`;
export const firstKit = 'Ninguno: este es el primero';

// What is wrong with a kit
export const fileChanged = (path: string) => `${isolate(path)} se ha modificado.`;
export const fileMissing = (path: string) => `Falta ${isolate(path)}.`;
export const fileUnreadable = (path: string) => `${isolate(path)} no se puede leer.`;
export const fileAdded = (path: string) => `${isolate(path)} se ha añadido.`;
export const pagesAdded = (count: number) =>
  plural(count, {
    one: 'Se ha añadido 1 página de un código.',
    other: `Se han añadido ${number(count)} páginas de códigos.`,
  });
export const wrongCount = 'La lista de páginas no tiene tantos códigos como se firmaron.';
export const more = (count: number) =>
  plural(count, { one: 'Y 1 más.', other: `Y ${number(count)} más.` });
export const outside = (count: number) =>
  plural(count, {
    one: 'No se ha comprobado 1 archivo que no forma parte de ningún kit.',
    other: `No se han comprobado ${number(count)} archivos que no forman parte de ningún kit.`,
  });
