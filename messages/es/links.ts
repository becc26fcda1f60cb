import { isolate, number, plural } from './format.ts';

export * from './first/links.ts';

// A new dynamic code
export const target = 'Destino';
export const newTargetHint = 'Puede cambiarlo cuando quiera, incluso con el código ya impreso.';
export const slug = 'Final personalizado';
export const randomSlug = 'Aleatorio';
export const slugHint = 'De 3 a 32 letras, cifras o guiones. Después no se puede cambiar.';
export const staysStatic =
  'Este código es estático y puede que esté impreso, así que se queda como está. La copia dinámica es un código nuevo con su propio dibujo.';
export const makeCopy = 'Hacer una copia dinámica';
export const codesUsed = (used: number, max: number) =>
  plural(max, {
    one: `${number(used)} de ${number(max)} código dinámico usado`,
    other: `${number(used)} de ${number(max)} códigos dinámicos usados`,
  });
export const codesUsedUpOfPlan = (used: number, max: number, larger: string) =>
  plural(max, {
    one: `${number(used)} de ${number(max)} código dinámico usado. Sigue funcionando y se puede cambiar. Para crear otro, elimínelo o pase a ${larger} en Ajustes.`,
    other: `${number(used)} de ${number(max)} códigos dinámicos usados. Siguen funcionando y se pueden cambiar. Para crear otro, elimine uno o pase a ${larger} en Ajustes.`,
  });
export const codesUsedUp = (used: number, max: number) =>
  plural(max, {
    one: `${number(used)} de ${number(max)} código dinámico usado. Sigue funcionando y se puede cambiar. Para crear otro, elimínelo.`,
    other: `${number(used)} de ${number(max)} códigos dinámicos usados. Siguen funcionando y se pueden cambiar. Para crear otro, elimine uno.`,
  });
export const reserveFailed = 'No se ha podido reservar un código';

// UTM tags, which analytics tools read from an address
export const utmTags = 'Etiquetas UTM';
export const utmHint =
  'Se añaden al destino para que su analítica reconozca el código. Las etiquetas que el destino ya tenga no cambian.';
export const passQuery = 'Transmitir parámetros';
export const passQueryHint =
  'Lo que siga a un ? en el enlace corto abierto se añade al destino, por ejemplo ?\u2060mesa=7. Los parámetros que el destino ya tenga no cambian.';
export const noTags = 'Ninguna';
export const tagsAdded = (count: number) =>
  plural(count, { one: `${number(count)} añadida`, other: `${number(count)} añadidas` });
export const sourceExample = 'cartel';
export const mediumExample = 'impreso';
export const campaignExample = 'verano-2026';

// A dynamic code
export const shortLink = 'Enlace corto';
export const copy = 'Copiar enlace';
export const copied = 'Copiado';
export const scans = 'Escaneos';
export const targetHint =
  'Se publica al pulsar Intro o pasar a otro campo. En menos de un segundo, los códigos impresos ya llevan allí.';
export const saveFailed = 'No se ha podido guardar. Inténtelo de nuevo.';
export const addressIncomplete = 'Introduzca una dirección web como example.com/carta.';
export const addressInvalid = 'No es una dirección web. Introduzca una como example.com/carta.';
export const disabledNotice =
  'Hemos desactivado este código porque puede ser dañino. Si es un error, escríbanos desde la página «Contacto».';

// Pause
export const pause = 'Pausa';
export const paused = 'Pausado';
export const active = 'Activo';
export const pausedNotice =
  'Este código está pausado: quien lo escanea ve un mensaje en lugar del destino.';
export const pauseCode = 'Pausar este código';
export const pauseHint =
  'Quien lo escanee verá un mensaje en lugar del destino. Deje el mensaje vacío para mostrar el estándar.';
export const pauseText = 'Mensaje para los visitantes';
export const pauseTextExample = 'Volvemos el lunes.';

// Schedule
export const schedule = 'Programación';
export const noSchedule = 'Sin programar';
export const scheduleFrom = (start: string) => `desde: ${start}`;
export const scheduleUntil = (end: string) => `hasta: ${end}`;
export const scheduleFromUntil = (start: string, end: string) => `desde: ${start}; hasta: ${end}`;
export const start = 'Inicio';
export const startHint = (zone: string) =>
  `En su hora (${isolate(zone)}). Déjelo vacío para empezar ahora.`;
export const end = 'Final';
export const endHint = 'Déjelo vacío para no poner fin.';
export const endBeforeStart = 'El final debe ser posterior al inicio.';
export const timeIncomplete = 'Introduzca la fecha y la hora.';
export const yearDigits = 'Introduzca el año con cuatro cifras.';
export const fallback = 'Fuera de este periodo';
export const fallbackHint = 'Adónde enviar a los visitantes. Déjelo vacío para mostrar un aviso.';
