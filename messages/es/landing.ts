import { number } from './format.ts';

// The top of the page
export const title = 'Cree códigos QR profesionales en segundos';
export const intro =
  'Escriba un enlace y obtenga un código que ya han comprobado cuatro motores de lectura. Gratis, sin registro ni marca de agua, y los códigos estáticos no caducan nunca.';
export const startFree = 'Empezar gratis';
export const viewExamples = 'Ver ejemplos';

// Try it: a code from an address, on the spot
export const tryIt = 'Pruébelo';
export const tryNeedsScripts =
  'Para probar un código aquí hace falta JavaScript, que está desactivado en su navegador. Actívelo y vuelva a cargar la página.';
export const link = 'Su enlace';
export const look = 'Aspecto';
export const squares = 'Cuadrados';
export const dots = 'Puntos';
export const tooPale = 'Muy pálido';
export const enginesWait =
  'Cuatro motores de lectura comprueban el código mientras lo cambia y le dicen qué falla.';
export const styleAndDownload = 'Diseñar y descargar';

// Screenshots
export const product = 'El producto';
export const generatorPicture =
  'El generador: a la izquierda, la dirección de una carta; a la derecha, el código terminado con el botón de descarga; en la barra lateral, los códigos guardados';
export const phonePicture =
  'El generador en un teléfono, con el formulario de una tarjeta de contacto';

// Features
export const features = 'Todo lo que necesita antes de imprimir';
export const designTitle = 'Diseño profesional';
export const designText =
  'Colores, formas, degradados, su logo, un marco con una llamada a la acción y una comprobación en directo de que el código se sigue leyendo.';
export const contentTitle = 'Todo tipo de contenidos';
export const contentText =
  'Direcciones web y tarjetas de contacto, Wi-Fi, eventos, pagos, mensajes y más, cada uno codificado según su norma. Los acentos y los emojis llegan tal como los escribió.';
export const exportTitle = 'Exportación sencilla';
export const exportText =
  'PNG, JPEG y WebP en píxeles o milímetros; SVG, PDF y EPS para imprenta, PDF y EPS también solo en tinta negra. Un clic descarga un PNG.';
export const trackingTitle = 'Seguimiento y estadísticas';
export const trackingText =
  'Los escaneos de un código estático no se registran. Un código dinámico cuenta sus escaneos por día, país y dispositivo, sin guardar direcciones IP, y su destino se puede cambiar después de imprimirlo.';
export const outputTitle = 'Alta calidad';
export const outputText =
  'Imágenes de mapa de bits de hasta 8192 píxeles, con cada punto en píxeles enteros, o archivos vectoriales nítidos a cualquier tamaño. La corrección de errores más alta tolera un arañazo o una mancha de café.';
export const securityTitle = 'Seguridad';
export const securityText =
  'Los códigos estáticos se crean en su navegador y no necesitan nuestros servidores. La única excepción: un código que lleva tanto a App Store como a Google Play abre primero una página de nuestro sitio.';

// Reasons: what other generators do not offer
export const reasons = 'Hechos para durar';
export const dynamicTitle = 'Cambie un código ya impreso';
export const dynamicText = (codes: number) =>
  `Un código dinámico se abre a través de un enlace corto. Cambie el destino, páuselo o póngale una fecha de fin, y vea sus escaneos por día, país y dispositivo. Con una cuenta gratuita puede tener ${number(codes)}.`;
export const signUpFree = 'Registrarse gratis';
export const bulkTitle = 'Una hoja de cálculo entera de una vez';
export const bulkText =
  'Convierta hasta 5000 filas en un zip de códigos, todos probados antes de que los descargue. Su lista no sale del navegador, salvo que guarde los códigos en su cuenta.';
export const makeInBulk = 'Crear códigos por lotes';
export const leaveTitle = 'Lléveselo todo';
export const leaveText =
  'Exporte códigos, destinos y escaneos en un solo archivo. Otro servidor con este software puede importar los códigos, y los impresos también se pueden trasladar a él.';
export const seePlans = 'Ver los planes';
export const openSourceTitle = 'Software libre';
export const openSourceText = (site: string) =>
  `${site} es de código abierto con licencia MIT. Instálelo en su propio servidor, con sus propios enlaces cortos, y cambie lo que quiera.`;
export const askUs = 'Consúltenos';

// Figures: each text appears below its number
export const enginesFigure = 'motores de lectura comprueban su código antes de que lo descargue';
export const sizesFigure =
  'tamaños en los que cada motor prueba su código, de 3 a 14 píxeles por punto';
export const dotsFigure =
  'de la legibilidad de los cuadrados normales: nuestros dos motores para cámaras de teléfono leen los puntos redondos en todos estos tamaños';
export const requestsFigure = 'conexiones con otras empresas sin su consentimiento';

// The end of the page
export const lastTitle = 'Cree su primer código';
export const lastText = 'Gratis, sin cuenta y suyo para siempre.';
