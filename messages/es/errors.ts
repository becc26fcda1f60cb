/** Errors of the API, as people see them. The server answers with the English texts. */
import { isolate, number, plural } from './format.ts';

// Account
export const signedOut = 'La sesión está cerrada. Inicie sesión de nuevo.';
export const wrongLogin = 'Correo electrónico o contraseña incorrectos';
export const registrationFailed =
  'No se ha podido crear la cuenta. Si ya tiene una, inicie sesión.';
export const wrongPassword = 'La contraseña actual no es correcta';
export const resetLinkUsed =
  'Este enlace ha caducado o ya se ha usado. Si acaba de definir una contraseña con él, inicie sesión.';
export const addressLinkUsed = 'Este enlace ha caducado o ya se ha usado.';
export const addressTaken = 'Esta dirección de correo pertenece a otra cuenta.';
export const addressUnverified =
  'Confirme su dirección de correo para tener más de un código dinámico. Puede enviarse un enlace en los ajustes, en «Inicio de sesión y seguridad».';
export const passwordChanging = 'La contraseña se está cambiando. Inténtelo de nuevo.';
export const manyLogins =
  'Hay demasiadas personas iniciando sesión. Inténtelo de nuevo dentro de un momento.';

// Too many requests
export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    one: `Demasiadas solicitudes. Inténtelo de nuevo dentro de ${number(seconds)} segundo.`,
    other: `Demasiadas solicitudes. Inténtelo de nuevo dentro de ${number(seconds)} segundos.`,
  });
export const tooManyAttempts = (minutes: number) =>
  plural(minutes, {
    one: 'Demasiados intentos. Inténtelo de nuevo dentro de un minuto.',
    other: `Demasiados intentos. Inténtelo de nuevo dentro de ${number(minutes)} minutos.`,
  });
export const tooMuchFeedback =
  'Ha enviado muchos comentarios. Inténtelo de nuevo dentro de una hora.';
export const tooManyNewCodes = (perHour: number) =>
  plural(perHour, {
    one: `Una cuenta nueva puede crear ${number(perHour)} código dinámico por hora. Inténtelo de nuevo dentro de una hora.`,
    other: `Una cuenta nueva puede crear ${number(perHour)} códigos dinámicos por hora. Inténtelo de nuevo dentro de una hora.`,
  });
export const tooManyNewTargets = (perHour: number) =>
  plural(perHour, {
    one: `Una cuenta nueva puede cambiar el destino de sus códigos ${number(perHour)} vez por hora. Inténtelo de nuevo dentro de una hora.`,
    other: `Una cuenta nueva puede cambiar el destino de sus códigos ${number(perHour)} veces por hora. Inténtelo de nuevo dentro de una hora.`,
  });

// The server has trouble
export const busy = 'El servidor está ocupado. Inténtelo de nuevo dentro de unos segundos.';
export const unavailable = 'El servicio no está disponible ahora mismo. Inténtelo de nuevo.';
export const shortLinkNotCreated = 'No se ha podido crear un enlace corto. Inténtelo de nuevo.';
export const internal = 'Se ha producido un error en nuestro servidor. Inténtelo de nuevo.';

// Saved codes
export const projectMissing =
  'Este código no existe. Es posible que se haya eliminado en otra pestaña.';
export const projectChanged =
  'Este código se ha modificado en otra pestaña o en otro dispositivo. Vuelva a cargar la página e inténtelo de nuevo.';
export const dynamicContent =
  'El dibujo de un código dinámico no se puede cambiar, porque puede que ya esté impreso. Lo que sí se puede cambiar es el destino.';
export const onlyAddresses =
  'Un código dinámico solo puede abrir una dirección web. Elija «URL» como tipo de contenido.';
export const projectLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `El plan ${plan} permite guardar ${number(count)} código. Elimine códigos o pase a ${larger} para guardar hasta ${number(more)}.`,
    other: `El plan ${plan} permite guardar ${number(count)} códigos. Elimine códigos o pase a ${larger} para guardar hasta ${number(more)}.`,
  });
export const projectLimit = (count: number, plan: string) =>
  plural(count, {
    one: `El plan ${plan} permite guardar ${number(count)} código. Elimine códigos para guardar otros nuevos.`,
    other: `El plan ${plan} permite guardar ${number(count)} códigos. Elimine códigos para guardar otros nuevos.`,
  });

// Dynamic codes
export const linkMissing =
  'Este código dinámico no existe. Es posible que se haya eliminado en otra pestaña.';
export const linkDisabled =
  'Hemos desactivado este código porque puede ser dañino. Si es un error, escríbanos desde la página «Contacto».';
export const endBeforeStart = 'El final debe ser posterior al inicio.';
export const dynamicLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `El plan ${plan} permite ${number(count)} código dinámico. Sus códigos actuales seguirán funcionando. Pase a ${larger} para tener hasta ${number(more)} o cree un código estático.`,
    other: `El plan ${plan} permite ${number(count)} códigos dinámicos. Sus códigos actuales seguirán funcionando. Pase a ${larger} para tener hasta ${number(more)} o cree un código estático.`,
  });
export const dynamicLimit = (count: number, plan: string) =>
  plural(count, {
    one: `El plan ${plan} permite ${number(count)} código dinámico. Sus códigos actuales seguirán funcionando. Elimine códigos para crear otros nuevos.`,
    other: `El plan ${plan} permite ${number(count)} códigos dinámicos. Sus códigos actuales seguirán funcionando. Elimine códigos para crear otros nuevos.`,
  });
export const slugNeedsPlan = (plan: string) =>
  `Los finales personalizados están incluidos en el plan ${plan}. Mejore el plan en Ajustes o cree el código sin un final personalizado.`;
export const slugTaken = 'Este final personalizado ya está en uso. Elija otro.';
export const codeDeleted = (code: string) =>
  `El enlace corto ${isolate(code)} pertenecía a un código eliminado y no se puede volver a usar. Cree un código nuevo.`;
export const codeInUse = (code: string) =>
  `Otro código de este servidor ya usa el enlace corto ${isolate(code)}. Cree un código nuevo.`;
export const symbolWithoutCode = (code: string) =>
  `El contenido de este código no coincide con su enlace corto ${isolate(code)}. Vuelva a exportar la cuenta e importe el archivo nuevo.`;

// Reports of scans
export const periodReversed = 'Elija otro periodo: el primer día no puede ser posterior al último.';
export const periodTooLong =
  'Este periodo es demasiado largo para un gráfico. Elija uno más corto.';
export const dayUnknown = (day: string) => `${isolate(day)} no es una fecha. Elija otro día.`;
export const zoneUnknown = (zone: string) =>
  `El servidor no conoce la zona horaria ${isolate(zone)}. Configure otra en su dispositivo, por ejemplo Europe/Madrid.`;

// Targets of dynamic codes
export const targetMissing = 'Introduzca una dirección web.';
export const targetTooLong = (max: number) =>
  `Una dirección web puede tener como máximo ${number(max, { useGrouping: false })} caracteres.`;
export const targetTooLongEncoded = (max: number, length: number) =>
  `Esta dirección es demasiado larga para un código dinámico: sus letras y caracteres especiales se codifican, por lo que ocupa ${number(length, { useGrouping: false })} caracteres. El máximo es ${number(max, { useGrouping: false })}.`;
export const targetCharacters = 'La dirección contiene caracteres invisibles. Escríbala de nuevo.';
export const targetBackslash =
  'Una dirección web no puede contener una barra invertida. Use / en su lugar.';
export const targetScheme = 'La dirección debe empezar por https:// o http://.';
export const targetPassword = 'Omita el nombre y la contraseña que preceden a la @.';
export const targetHost = 'Introduzca una dirección web como https://example.com/carta.';
export const targetLoop =
  'Un código dinámico no puede llevar a este sitio, porque entraría en un bucle.';
export const targetNotPublic =
  'Un código dinámico solo puede llevar a un sitio web público. Un código estático puede contener cualquier dirección.';
export const targetBlocked = (host: string) =>
  `${isolate(host)} está en la lista de sitios web dañinos. Si es un error, escríbanos desde la página «Contacto».`;
