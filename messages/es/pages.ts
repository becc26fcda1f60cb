import { number, plural } from './format.ts';

export * from './first/pages.ts';

// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const landingTitle = (site: string) =>
  `Crear códigos QR profesionales en segundos | ${site}`;
export const landingDescription =
  'Cree un código QR gratis para un enlace, un contacto, Wi-Fi, un evento o un pago e imprímalo a cualquier tamaño. Sin registro. Un código estático no caduca.';
export const pricingTitle = (site: string) => `Precios | ${site}`;
export const pricingDescription = (codes: number, dynamic: number, proCodes: number, pro: string) =>
  plural(codes, {
    one: `Códigos QR estáticos gratis e ilimitados, sin registro. Una cuenta gratuita guarda hasta ${number(codes)} código, hasta ${number(dynamic)} de ellos dinámicos; ${pro}, hasta ${number(proCodes)}.`,
    other: `Códigos QR estáticos gratis e ilimitados, sin registro. Una cuenta gratuita guarda hasta ${number(codes)} códigos, hasta ${number(dynamic)} de ellos dinámicos; ${pro}, hasta ${number(proCodes)}.`,
  });
export const examplesTitle = (site: string) => `Ejemplos de códigos QR | ${site}`;
export const examplesDescription =
  'Códigos QR para cartas de restaurante, tarjetas de visita, carteles y más. Escanee uno desde la pantalla o ábralo en el generador y hágalo suyo.';
export const bulkTitle = (site: string) => `Crear códigos QR por lotes | ${site}`;
export const bulkDescription =
  'Códigos QR masivos desde Excel: hasta 5000 filas en un zip, con cada código comprobado. Su lista no sale del navegador, salvo que guarde los códigos.';
export const scansTitle = (site: string) => `Escaneos | ${site}`;
export const scansDescription =
  'Cuántas veces, cuándo y dónde se escanean sus códigos QR dinámicos.';
export const contactTitle = (site: string) => `Contacto | ${site}`;
export const contactDescription = (site: string) =>
  `Cómo contactar con el equipo de ${site}: preguntas, ideas, un código que no se lee o un problema de seguridad.`;
export const reportTitle = (site: string) => `Denunciar un código | ${site}`;
export const reportDescription =
  'Denuncie uno de nuestros códigos QR si lleva a phishing, malware, spam o algo peor.';
export const resetTitle = (site: string) => `Contraseña nueva | ${site}`;
export const resetDescription = 'Elija una contraseña nueva para su cuenta.';
export const storesTitle = (site: string) => `Obtener la app | ${site}`;
export const storesDescription = 'Abre la app en la tienda de aplicaciones de su teléfono.';
export const notFoundTitle = (site: string) => `Página no encontrada | ${site}`;
export const notFoundDescription = 'Esta página no existe.';

// The generator
export const notCreated = 'No se ha creado';
export const dynamicCreated = 'Código dinámico creado';
export const staticKept = 'Es un código nuevo. El estático sigue como estaba.';

// Bulk codes
export const bulkHeading = 'Códigos QR por lotes';
export const bulkIntro =
  'Convierta una hoja de cálculo en un zip de códigos, todos comprobados por dos motores de lectura. Su lista no sale de este navegador, salvo que guarde los códigos en su cuenta.';

// Scans
export const scansHeading = 'Escaneos';
export const scansReason = 'Esta página muestra cuántas veces se escanean sus códigos dinámicos.';

// Contact
export const contactHeading = 'Contacto';
export const writeTitle = 'Escríbanos';
export const writeText =
  'Los mensajes a <mail></mail> los lee una persona de verdad. Ayuda saber qué va a imprimir y dónde se escaneará el código.';
export const scanTitle = 'Un código no se lee';
export const scanText =
  'Adjunte el archivo y una foto de la impresión, y díganos qué teléfono ha usado. La <guide>guía de compatibilidad</guide> enumera las causas habituales: demasiado pequeño, poco margen, poco contraste.';
export const abuseTitle = 'Denunciar un abuso';
export const abuseText =
  'Si un código con nuestro enlace corto lleva a phishing, malware o spam, <report>denúncielo</report>. No necesita cuenta.';
export const feedbackTitle = 'Comentarios mientras trabaja';
export const feedbackText =
  'Con la sesión iniciada, el botón «Comentarios» abre un breve formulario en todas las páginas.';
export const company = 'Los datos de la empresa están en el <imprint>aviso legal</imprint>.';

// Report a code
export const reportHeading = 'Denunciar un código';
export const reportIntro =
  '¿Un código QR con nuestro enlace corto le ha llevado a un sitio dañino? Una persona lee todas las denuncias y desactiva los códigos dañinos. No necesita cuenta.';
export const reportThanks = 'Gracias por su denuncia';
export const reportNext =
  'Si es uno de nuestros códigos, lo revisaremos. Si ha introducido una contraseña o ha pagado, cambie la contraseña y llame a su banco ahora. No espere nuestra respuesta.';
export const reportAnother = 'Denunciar otro código';

// New password
export const resetHeading = 'Elija una contraseña nueva';

// App stores: the page behind codes of apps
export const storesHeading = 'Obtener la app';
export const storesChoose = 'Elija su tienda de aplicaciones.';
export const storesIncomplete =
  'Este enlace está incompleto: no indica ninguna app. Escanee el código de nuevo o busque la app en su tienda de aplicaciones.';
export const storesNeedScripts =
  'Esta página necesita JavaScript para encontrar la app. Actívelo y vuelva a cargar la página, o busque la app en su tienda de aplicaciones.';

// Not found
export const notFoundHeading = 'Esta página no existe';
export const notFoundText =
  'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio. Si quiere, puede <make>crear un código QR</make>.';
