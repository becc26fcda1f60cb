import { number, plural } from './format.ts';

export const title = 'Crear códigos es gratis. Siempre.';
export const intro =
  'Regístrese para guardarlos y editarlos. Los códigos impresos siguen funcionando con cualquier plan.';
export const price = '0\u00a0€';

// Without an account
export const guest = 'Sin cuenta';
export const guestNote = 'sin registro';
export const guestCodes = 'Códigos estáticos ilimitados';
export const guestContent = 'Todos los tipos de contenido, desde un enlace hasta una red Wi-Fi';
export const guestDesign = 'Todos los diseños y formatos, sin marca de agua';
export const guestBulk = 'Por lotes: hasta 5000 códigos desde una hoja de cálculo';
export const guestPrivacy =
  'Los códigos se crean en su navegador, no caducan nunca y sus escaneos no se registran';
export const makeCode = 'Crear un código';

// Free
export const freeNote = 'para siempre';
export const freeCodes = (codes: number, dynamic: number) =>
  plural(codes, {
    one: `Guarde hasta ${number(codes)} código, hasta ${number(dynamic)} de ellos dinámicos`,
    other: `Guarde hasta ${number(codes)} códigos, hasta ${number(dynamic)} de ellos dinámicos`,
  });
export const freeChanges = 'Cambie el destino de un código impreso y vea sus escaneos';
export const freeDevices = 'Edite sus códigos en cualquier dispositivo';
export const freeDownloads = 'Descargue un código, o todos en un zip';
export const freeExport = 'Exporte todo o elimine su cuenta cuando quiera';
export const allCodes = 'Todos los códigos';
export const createAccount = 'Crear una cuenta';

// Pro
export const proNote = 'por ahora, sin tarjeta';
export const proBase = (plan: string) => `Todo lo del plan ${plan}`;
export const proCodes = (codes: number) =>
  plural(codes, {
    one: `Guarde hasta ${number(codes)} código, dinámico si quiere`,
    other: `Guarde hasta ${number(codes)} códigos, todos dinámicos si quiere`,
  });
export const proSlugs = 'Finales personalizados para los enlaces cortos';
export const proDowngrade = 'Si algún día termina Pro, sus códigos se quedan y siguen funcionando';
export const upgrade = 'Mejorar el plan en Ajustes';
export const signUpToUpgrade = 'Registrarse para mejorar el plan';

// Questions
export const questions = 'Preguntas frecuentes';
export const stopQuestion = '¿Puede dejar de funcionar un código que he impreso?';
export const stopAnswer =
  'Por el plan, no. Un código estático contiene el propio enlace. No necesita cuenta ni plan y funciona mientras funcione su enlace. Tampoco necesita nuestros servidores; solo un código que lleva tanto a App Store como a Google Play abre primero una página de nuestro sitio. Un código dinámico pasa por nuestro enlace corto y sigue funcionando con cualquier plan, hasta que usted lo pause o lo elimine, pase su fecha de fin o lo desactivemos por abuso.';
export const limitQuestion = '¿Y si tengo más códigos de los que permite mi plan?';
export const limitAnswer = (codes: number, free: string, pro: string) =>
  plural(codes, {
    one: `No pierde nada. Con más de ${number(codes)} código en el plan ${free} puede abrirlos, editarlos y descargarlos todos; lo único que no puede hacer es añadir códigos nuevos hasta que no tenga ninguno o pase a ${pro}.`,
    other: `No pierde nada. Con más de ${number(codes)} códigos en el plan ${free} puede abrirlos, editarlos y descargarlos todos; lo único que no puede hacer es añadir códigos nuevos hasta que tenga menos de ${number(codes)} o pase a ${pro}.`,
  });
export const dynamicQuestion = '¿Qué es un código dinámico?';
export const dynamicAnswer =
  'Un código que contiene nuestro enlace corto en lugar de su dirección. Puede cambiar el destino después de imprimirlo, pausarlo, ponerle un inicio y un final, y ver cuántas veces se escanea. Solo desactivamos códigos por abuso.';
export const watermarkQuestion = '¿Los códigos gratuitos llevan marca de agua o son más pequeños?';
export const watermarkAnswer = 'Ni lo uno ni lo otro. El archivo es el mismo para todos.';
export const leaveQuestion = '¿Puedo irme cuando quiera?';
export const leaveAnswer = 'Sí. Exporte todo y después elimine su cuenta en Ajustes.';
