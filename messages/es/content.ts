export * from './first/content.ts';

/** Content types and the fields of their forms. */

// Contact card
export const firstName = 'Nombre';
export const lastName = 'Apellidos';
export const cardEmail = 'Correo electrónico';
export const cardPhone = 'Teléfono';
export const company = 'Empresa';
export const jobTitle = 'Cargo';
export const jobTitleExample = 'Responsable de marketing';
export const website = 'Sitio web';
export const cardMobile = 'Móvil';
export const cardSecondPhone = 'Segundo teléfono';
export const street = 'Calle y número';
export const postalCode = 'Código postal';
export const city = 'Ciudad';
export const region = 'Provincia o región';
export const country = 'País';
export const cardNote = 'Nota';

// Text
export const text = 'Texto';
export const textExample = 'Mesa 12, bajo el castaño';

// Wireless network
export const networkName = 'Nombre de la red';
export const networkSecurity = 'Seguridad';
export const securityWpa = 'WPA, WPA2 o WPA3';
export const securityWpa3 = 'Solo WPA3';
export const securityWep = 'WEP';
export const securityNone = 'Ninguna, sin contraseña';
export const networkPassword = 'Contraseña';
export const networkPasswordHint =
  'Quien escanee el código puede leerla. Nunca aparece en nuestras estadísticas.';
export const networkHidden = 'La red está oculta';

// Email
export const emailAddress = 'Dirección de correo';
export const emailSubject = 'Asunto';
export const emailSubjectExample = 'Una consulta';
export const emailBody = 'Mensaje';
export const emailBodyExample = 'Mensaje predefinido';

// Call, SMS and WhatsApp
export const phoneNumber = 'Número de teléfono';
export const phoneHint =
  'Añada el prefijo del país, como +34, para que se pueda llamar desde el extranjero.';
export const smsPhoneHint =
  'Añada el prefijo del país, como +34, para que funcione desde el extranjero.';
export const smsText = 'Mensaje';
export const whatsappPhoneHint = 'Empiece por el prefijo del país, como +34.';
export const whatsappText = 'Mensaje';
export const whatsappTextExample = 'Mensaje predefinido';

// Location
export const latitude = 'Latitud';
export const latitudeHint = 'Puede pegar aquí las dos coordenadas de un mapa.';
export const longitude = 'Longitud';

// Event
export const eventTitle = 'Título';
export const eventTitleExample = 'Fiesta de verano';
export const eventPlace = 'Lugar';
export const eventAllDay = 'Todo el día';
export const eventFirstDay = 'Primer día';
export const eventStart = 'Hora de inicio';
export const eventLastDay = 'Último día';
export const eventEnd = 'Hora de fin';
export const eventZone = 'Zona horaria';
export const eventZoneLocal = 'La del lugar del evento';
export const eventZoneUtc = 'UTC, para un evento en línea';
export const eventNotes = 'Notas';
export const eventNotesExample = 'Traiga una ensalada';

// SEPA payment
export const recipient = 'Beneficiario';
export const iban = 'IBAN';
export const amount = 'Importe';
export const amountHint = 'Déjelo vacío para que lo decida quien paga.';
export const reference = 'Concepto';
export const referenceExample = 'Factura 2027-118';
export const referenceHint = 'Cualquier texto, o una referencia de acreedor que empiece por RF.';
export const bic = 'BIC';
export const bicHint = 'Solo hace falta fuera del Espacio Económico Europeo.';

// App
export const iosAppHint = 'El número de la app o su dirección en la tienda.';
export const androidAppHint =
  'Rellene los dos para enviar cada teléfono a su tienda. El código pasa entonces por una página de este sitio.';

// What a code contains, for screen readers, mostly after a colon
export const contactSummary = (name: string) => `contacto ${name}`;
export const textSummary = (text: string) => `texto ${text}`;
export const wifiSummary = (network: string) => `red Wi-Fi ${network}`;
export const emailSummary = (address: string) => `correo a ${address}`;
export const phoneSummary = (phone: string) => `número de teléfono ${phone}`;
export const smsSummary = (phone: string) => `SMS al ${phone}`;
export const whatsappSummary = (phone: string) => `chat de WhatsApp con ${phone}`;
export const locationSummary = (latitude: string, longitude: string) =>
  `ubicación ${latitude}, ${longitude}`;
export const eventSummary = (title: string) => `evento ${title}`;
export const paymentSummary = (recipient: string) => `pago SEPA a ${recipient}`;
export const appSummary = (app: string) => `app ${app}`;
