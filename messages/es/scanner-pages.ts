import { isolate } from './format.ts';

// Pages behind short links, for somebody who has scanned a code. The server writes them.

export const about = 'Este es un enlace corto de <home></home>, un generador de códigos QR.';
export const report = '¿Spam o estafa? <report>Denuncie este código</report>';

// Codes that do not redirect
export const notYetTitle = 'Aún no está activo';
export const notYetText = 'Este código todavía no está activo. Vuelva más adelante.';
export const expiredTitle = 'Este código ha caducado';
export const expiredText = 'Ya no está en uso.';
export const deletedTitle = 'Este código se ha eliminado';
export const deletedText = 'Lo ha eliminado quien lo creó.';
export const disabledTitle = 'Este código no está disponible';
export const disabledText = 'En este momento no funciona.';
export const pausedTitle = 'Este código está pausado';
export const pausedMessage = 'Mensaje de quien creó este código:';
export const pausedText = 'Quien creó este código lo ha pausado. Inténtelo de nuevo más tarde.';

// Where a code leads
export const previewTitle = 'Qué abre este código';
export const previewText = (code: string) =>
  `Todavía no se ha abierto nada. El código ${isolate(code)} abre:`;
export const website = 'Sitio web';
export const fullAddress = 'Dirección completa';
export const insecure = 'Esta conexión no es segura (HTTP).';
export const continueTo = 'Ir a este sitio web';

// Requests that cannot be answered with a code
export const unknownTitle = 'Este código no existe';
export const unknownTyped =
  'Si ha escrito la dirección, compárela letra por letra con la impresa. Las mayúsculas y minúsculas no importan.';
export const unknownScanned = (site: string) =>
  `Si lo ha escaneado, el código está dañado o no se creó con ${site}.`;
export const makeCode = 'Crear un código QR';
export const unavailableTitle = 'Inténtelo de nuevo';
export const unavailableText =
  'Ahora mismo no podemos consultar este código. Inténtelo de nuevo dentro de un momento.';
export const tooManyTitle = 'Espere un minuto';
export const tooManyText =
  'Desde su conexión se han solicitado demasiados códigos que no existen. Inténtelo de nuevo dentro de un minuto.';
export const wrongMethodTitle = 'Esto es un enlace corto';
export const wrongMethodText = 'Esta dirección solo acepta solicitudes GET.';

// The page of the host that serves short links
export const rootTitle = (site: string) => `Enlaces cortos de ${site}`;
export const rootText = (site: string) =>
  `Los códigos QR creados con ${site} se abren a través de esta dirección. Añada un + a un enlace corto para ver adónde lleva antes de abrirlo.`;
export const goTo = (site: string) => `Ir a ${site}`;
